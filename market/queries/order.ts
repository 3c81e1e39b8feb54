import type { Results } from './batch.ts'
import type { EventRow, LineRow, OrderRow, ParcelRow, PaymentRow, RefundRow } from './order-rows.ts'
import type { Picture } from './picture.ts'

export interface OrderLine extends Omit<Camel<LineRow>, 'orderId' | 'picture'> {
  picture: Picture | null
}

export interface Parcel extends Omit<Camel<ParcelRow>, 'orderId'> {
  lines: OrderLine[]
}

export type Payment = Omit<Camel<PaymentRow>, 'orderId'>

/** Where it goes, as it was when the order was placed. */
export interface OrderAddress {
  name: string | null
  addressName: string | null
  streetA: string
  streetB: string | null
  city: string
  country: string
  postcode: string | null
  addressType: 'delivery_address' | 'billing_address'
  mobileNumber: string | null
}

export interface Order extends Omit<Camel<OrderRow>, 'address'> {
  address: OrderAddress
  parcels: Parcel[]
  payment: Payment
  refunds: Omit<Camel<RefundRow>, 'orderId'>[]
  events: Omit<Camel<EventRow>, 'orderId'>[]
}

type Rows = [OrderRow, LineRow, ParcelRow, PaymentRow, RefundRow, EventRow]

export function rowsToOrders([orders, lines, parcels, payments, refunds, events]: Results<Rows>): Order[] {
  const of = <Row extends { order_id: string }>(rows: Row[]) => {
    const groups = Map.groupBy(rows, (row) => row.order_id)
    return (id: string) => groups.get(id) ?? []
  }
  const [linesOf, parcelsOf, paymentsOf] = [of(lines), of(parcels), of(payments)]
  const [refundsOf, eventsOf] = [of(refunds), of(events)]
  return orders.map((row) => {
    const [payment] = paymentsOf(row.id)
    if (!payment) throw new Error(`The order ${row.id} has no payment; it is written with one.`)
    const address: OrderAddress = JSON.parse(row.address)
    return {
      ...camel(row),
      address,
      payment: camel(payment),
      parcels: parcelsOf(row.id).map((parcel) => ({
        ...camel(parcel),
        lines: linesOf(row.id)
          .filter((line) => line.seller_id === parcel.seller_id)
          .map(rowToLine),
      })),
      refunds: refundsOf(row.id).map(camel),
      events: eventsOf(row.id).map(camel),
    }
  })
}

export function linesIn({ parcels }: Order): OrderLine[] {
  return parcels.flatMap(({ lines }) => lines)
}

function rowToLine(row: LineRow): OrderLine {
  const picture: Picture | null = row.picture === null ? null : JSON.parse(row.picture)
  return { ...camel(row), picture }
}

type CamelName<Name> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelName<Tail>>}`
  : Name
type Camel<Row> = { [Name in keyof Row as CamelName<Name>]: Row[Name] }

/** Columns as the code calls them. */
function camel<Row extends object>(row: Row): Camel<Row> {
  const entries = Object.entries(row).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ])
  // What the type says of names this does to names; the compiler can't see that the two are one rule.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as Camel<Row>
}
