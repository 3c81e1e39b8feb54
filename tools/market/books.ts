import { formatPence } from '#lib/money.ts'
import {
  auditBooks,
  listLetters,
  offerPrice,
  operatorEnquiries,
  tidyOrders,
} from '#contract/market/operator-orders.ts'
import { Obstacle } from '../command.ts'
import { table } from '../table.ts'
import { askMarket } from './answer.ts'
import type { Line } from './line.ts'

/** Exit 1 where money and stock don't agree, so that a machine can ask. */
export async function audit(line: Line): Promise<number> {
  const { orders, moneyIn, moneyBack, pieces, faults } = await askMarket(line, auditBooks)
  const sums = `${orders} orders, ${formatPence(moneyIn)} in, ${formatPence(moneyBack)} back, ${pieces} pieces out`
  console.log([...faults, `${sums}: ${faults.length} faults`].join('\n'))
  return faults.length === 0 ? 0 : 1
}

export async function tidy(line: Line): Promise<string> {
  const { closed, refunded, refundsLeft } = await askMarket(line, tidyOrders)
  const left = refundsLeft > 0 ? ` ${refundsLeft} refunds wait for the provider to answer.` : ''
  return `${closed} orders let go of their payments, ${refunded} refunds carried out.${left}`
}

export async function readLetters(line: Line, orderId: string | undefined): Promise<string> {
  const query = orderId === undefined ? {} : { orderId }
  const { letters } = await askMarket(line, listLetters, { query })
  if (letters.length === 0) return 'No letters yet.'
  return letters
    .map(({ recipient, subject, body, writtenAt, isSent }) =>
      [`To ${recipient}, ${writtenAt.slice(0, 16)}${isSent ? '' : ', not sent'}`, subject, '', body].join(
        '\n',
      ),
    )
    .join('\n\n────\n\n')
}

export async function listEnquiries(line: Line, isAll: boolean): Promise<string> {
  const query = { size: 50, waiting: String(!isAll) }
  const { enquiries } = await askMarket(line, operatorEnquiries, { query })
  if (enquiries.length === 0)
    return isAll ? 'Nobody has asked for a price.' : 'No enquiry waits for an answer.'
  const rows = enquiries.map(({ id, site, sellerName, what, quantity, message, offers }) => [
    id,
    site,
    sellerName,
    `${quantity} × ${what}`,
    message.replace(/\s+/g, ' ').slice(0, 60),
    offers.map(({ price, state }) => `${formatPence(price)} ${state}`).join(', '),
  ])
  return table(['enquiry', 'site', 'seller', 'what', 'message', 'offers'], rows)
}

interface Offer {
  id: string
  price: string
  days: string | undefined
  note: string | undefined
}

export async function answerEnquiry(line: Line, { id, price, days, note }: Offer): Promise<string> {
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(price))
    throw new Obstacle(`--price is "${price}"; it must be pounds, such as 129.50.`)
  if (days !== undefined && !/^\d{1,3}$/.test(days))
    throw new Obstacle(`--days is "${days}"; it must be a whole number, such as 14.`)
  const body = { price: Number(price), ...(days !== undefined && { days: Number(days) }), note }
  await askMarket(line, offerPrice, { query: { id }, body })
  return `The customer finds the offer under Price Request.`
}
