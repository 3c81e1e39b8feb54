import { beforeEach, describe, expect, test } from 'vitest'
import { listAddresses } from '#contract/market/addresses.ts'
import { removeBookmarks } from '#contract/market/bookmarks.ts'
import { productByVariant } from '#contract/market/catalogue.ts'
import { readCustomer } from '#contract/market/customer.ts'
import { decideOffer } from '#contract/market/enquiries.ts'
import { cancelOrder, placeOrder } from '#contract/market/orders.ts'
import { listCards } from '#contract/market/payment.ts'
import { personalisedSearch } from '#contract/market/personalised-store.ts'
import { addReview, deleteReview } from '#contract/market/reviews.ts'
import { customers } from '#market/seed/from-catalogue/customers.ts'
import { orderMoves } from '#lib/order-states.ts'
import { ask } from './ask.ts'
import { leave, people } from './customer-provider.ts'
import {
  ada,
  all,
  bookmarksOf,
  demoSites,
  emptyMarket,
  enquiriesOf,
  ines,
  orderIn,
  ordersOf,
  ravi,
  reviewsOf,
  seed,
  shelvesThatDiffer,
} from './pasts-world.ts'
import { cartOf, faultsInBooks, shopper } from './shopper.ts'

beforeEach(async () => {
  await emptyMarket()
  await seed()
})

describe('the past of a test customer', () => {
  test('agrees with the ledgers, and leaves the shelves as the catalogue says', async () => {
    expect(await faultsInBooks()).toEqual([])
    expect(await shelvesThatDiffer()).toEqual([])
    expect(await all('SELECT id FROM orders')).toHaveLength(7 + 2 + 6 + 2)
  })

  test('has orders, the latest first, of which each adds up', async () => {
    const orders = await ordersOf(shopper(ada, 'rowan'))
    expect(orders.map(({ state }) => state)).toEqual(['preparing', 'dispatched', 'delivered'])
    expect(orders.map(({ size }) => size)).toEqual([2, 1, 3])
    for (const { parcels, total } of orders)
      expect(parcels.reduce((sum, parcel) => sum + parcel.total, 0)).toBe(total)
    const order = await orderIn(shopper(ada, 'rowan'), 'delivered')
    expect(order).toMatchObject({
      email: 'ada@customers.example',
      address: { name: 'Ada Lockwood', city: 'Bristol' },
      card: { brand: 'visa', last4: '4242' },
      payment: { status: 'succeeded' },
      mayCancel: false,
      mayReturn: false,
    })
    expect(order.id).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    expect(order.parcels.map(({ sellerName }) => sellerName)).toEqual([
      'Harbour Street Home',
      'The Furnishing Exchange',
    ])
  })

  test('costs what the shop asks for the same', async () => {
    const { parcels } = await orderIn(shopper(ines, 'rowan'), 'delivered')
    for (const { variantId, sellerId, optionId, swatchId, rrp } of parcels.flatMap(({ lines }) => lines)) {
      const { product } = await ask('rowan', productByVariant, { query: { id: variantId } })
      const shown = product.variants.find(({ id }) => id === variantId)
      const asked = shown?.sellerInventories.find((offer) => offer.sellerId === sellerId)?.variant
      const option = asked?.options.find(({ id }) => id === optionId)
      const swatch = option?.swatches.find(({ id }) => id === swatchId)
      expect((swatch ?? asked)?.rrp).toBe(rrp)
      expect([option?.id ?? null, swatch?.id ?? null]).toEqual([optionId, swatchId])
    }
  })

  test('shows why something went back, and the money with it', async () => {
    const refunded = await orderIn(shopper(ravi, 'rowan'), 'refunded')
    expect(refunded.refunds).toEqual([{ amount: refunded.total, at: expect.any(String), isDone: true }])
    expect(refunded.parcels[0]?.lines[0]).toMatchObject({ reason: 'It does not fit' })
    const cancelled = await orderIn(shopper(ines, 'rowan'), 'cancelled')
    expect(cancelled.refunded).toBe(cancelled.total)
    expect(cancelled.parcels[0]?.lines[0]).toMatchObject({ reason: 'I have changed my mind' })
  })

  test('goes from state to state as orders go, and ends before today', async () => {
    for (const [subject, state] of [
      [ada, 'preparing'],
      [ada, 'delivered'],
      [ravi, 'refunded'],
      [ines, 'cancelled'],
    ] as const) {
      const { history } = await orderIn(shopper(subject, 'rowan'), state)
      const moments = history.map(({ at }) => at)
      expect(moments).toEqual(moments.toSorted())
      expect(Date.parse(moments.at(-1) ?? '')).toBeLessThan(Date.now())
      const states = [...new Set(history.map((event) => event.state))]
      states.slice(1).forEach((to, at) => {
        const move = Object.values(orderMoves).find(
          ({ from, to: leadsTo }) => leadsTo === to && from.some((known) => known === states[at]),
        )
        expect(move, `${states[at]} to ${to}`).toBeDefined()
      })
      expect(states.at(-1)).toBe(state)
    }
  })

  test('has bookmarks, an address, a card and a verdict', async () => {
    const person = shopper(ines, 'rowan')
    expect(await bookmarksOf(person)).toEqual(customers[2]?.bookmarks)
    expect((await person.ask(listAddresses)).addresses).toMatchObject([{ city: 'London', isDefault: true }])
    expect((await person.ask(listCards)).cards).toMatchObject([{ last4: '4242', isExpired: false }])
    const [verdict] = await all<{ id: string }>(
      "SELECT v.id FROM verdicts v JOIN customers c ON c.id = v.customer_id WHERE c.subject = ?1 AND c.site = 'rowan'",
      ines,
    )
    const store = await person.ask(personalisedSearch, {
      body: { verdictID: verdict?.id, search: {} },
    })
    expect(store.data.list.length).toBeGreaterThan(0)
  })

  test('has reviews, each once, marked where the piece was bought here', async () => {
    for (const { subject, reviews } of customers) {
      const written = await reviewsOf(subject)
      expect(written.map(({ title }) => title)).toEqual(reviews.map(({ title }) => title))
      expect(written.every(({ verified }) => verified)).toBe(true)
    }
    expect(await all('SELECT id FROM reviews WHERE subject IS NOT NULL')).toHaveLength(3)
  })
})

describe('at another site', () => {
  test('somebody sees what makes sense there and nothing else', async () => {
    expect(await ordersOf(shopper(ada, 'maison'))).toEqual([])
    expect(await ordersOf(shopper(ravi, 'maison'))).toEqual([])
    expect((await ordersOf(shopper(ines, 'maison'))).map(({ state }) => state)).toEqual([
      'cancelled',
      'delivered',
    ])
    expect(await bookmarksOf(shopper(ravi, 'maison'))).toEqual(['pendant-depot'])
    expect((await enquiriesOf(shopper(ravi, 'maison'))).map(({ state }) => state)).toEqual(['offered'])
    expect((await reviewsOf(ada, 'maison')).length).toBe(0)
  })

  test('nothing is kept of what the site doesn’t sell', async () => {
    const strange = await all(
      `SELECT 'order' AS what, o.site, l.product_id FROM orders o JOIN order_lines l ON l.order_id = o.id
      UNION ALL SELECT 'enquiry', c.site, e.product_id FROM enquiries e JOIN customers c ON c.id = e.customer_id
      UNION ALL SELECT 'bookmark', c.site, b.item_id FROM bookmarks b JOIN customers c ON c.id = b.customer_id
      EXCEPT SELECT w.what, sp.site, sp.product_id FROM site_products sp
        CROSS JOIN (SELECT 'order' AS what UNION SELECT 'enquiry' UNION SELECT 'bookmark') w`,
    )
    expect(strange).toEqual([])
    const counts = await all<{ site: string; orders: number }>(
      'SELECT site, count(*) AS orders FROM orders GROUP BY site ORDER BY site',
    )
    expect(counts).toEqual([
      { site: 'hearth', orders: 2 },
      { site: 'maison', orders: 2 },
      { site: 'nordlys', orders: 6 },
      { site: 'rowan', orders: 7 },
    ])
  })
})

describe('an offer of the past', () => {
  test('is accepted into the cart, bought with the saved card, and the books agree', async () => {
    const person = shopper(ravi, 'rowan')
    const [enquiry] = await enquiriesOf(person)
    const offer = enquiry?.offers[0]
    expect(enquiry).toMatchObject({ state: 'offered', quantity: 2 })
    await person.ask(decideOffer, {
      query: { id: enquiry?.id ?? '', offerId: offer?.id ?? '' },
      body: { approved: true },
    })
    const cart = await cartOf(person)
    expect(cart.total).toBe(2 * (offer?.offerPrice ?? 0))
    const [address] = (await person.ask(listAddresses)).addresses
    const [card] = (await person.ask(listCards)).cards
    const { order } = await person.ask(placeOrder, {
      body: { addressId: address?.id ?? '', cardId: card?.id ?? '', total: cart.total / 100 },
    })
    expect(order).toMatchObject({ state: 'paid', total: cart.total })
    expect(await faultsInBooks()).toEqual([])
  })
})

describe('told again on a database that has been used', () => {
  test('it doubles nothing and leaves what was done since', async () => {
    const person = shopper(ada, 'rowan')
    const preparing = await orderIn(person, 'preparing')
    await person.ask(cancelOrder, { query: { id: preparing.id }, body: {} })
    await person.ask(removeBookmarks, {
      query: { itemType: 'product' },
      body: { itemID: ['rug-atlas'] },
    })
    const [own] = await reviewsOf(ada)
    await person.ask(deleteReview, { query: { reviewID: own?.['_id'] ?? '' } })
    const said = { type: 'product', rating: 4, title: 'A lamp', comment: 'It stands on three legs.' }
    await person.ask(addReview, { body: { ...said, elementID: 'floor-lamp-tripod' } })
    const before = await Promise.all([ordersOf(person), bookmarksOf(person), reviewsOf(ada)])
    const shelves = await shelvesThatDiffer()
    expect(shelves).toEqual([['side-table-dot-sage seller-harbour-street-home', 2]])

    await seed()
    expect(await Promise.all([ordersOf(person), bookmarksOf(person), reviewsOf(ada)])).toEqual(before)
    expect(before[2].map(({ title }) => title)).toEqual(['A lamp'])
    expect(await shelvesThatDiffer()).toEqual(shelves)
    expect(await faultsInBooks()).toEqual([])
    const wrong = await all(
      `SELECT p.id FROM products p LEFT JOIN reviews r ON r.product_id = p.id GROUP BY p.id
      HAVING p.review_count <> count(r.id) OR p.rating_sum <> ifnull(sum(r.rating), 0)`,
    )
    expect(wrong).toEqual([])
  })

  test('it comes to whoever was here before it, under the name that they have', async () => {
    await emptyMarket()
    people.set(ada, { name: 'Ada Elsewhere', email: 'ada@elsewhere.example', account_type: 'DECORAIT_PRO' })
    const person = shopper(ada, 'rowan')
    const { customer } = await person.ask(readCustomer)
    await seed()
    expect((await person.ask(readCustomer)).customer).toEqual(customer)
    expect(await ordersOf(person)).toHaveLength(3)
    expect((await person.ask(listCards)).cards).toHaveLength(1)
    expect(await faultsInBooks()).toEqual([])
  })

  test('it doesn’t bring back who has left', async () => {
    people.set(ada, { name: 'Ada Lockwood', email: 'ada@customers.example', account_type: 'DECORAIT_PRO' })
    await leave(ada)
    await seed()
    expect(await all('SELECT id FROM customers WHERE subject = ?', ada)).toEqual([])
    expect(await all('SELECT id FROM reviews WHERE subject = ?', ada)).toEqual([])
    expect(await faultsInBooks()).toEqual([])
  })

  test('it comes to a further site, and to nobody twice', async () => {
    await seed([...demoSites, 'orchard'])
    const counts = await all<{ orders: number }>(
      "SELECT count(*) AS orders FROM orders WHERE site IN ('orchard', 'rowan') GROUP BY site",
    )
    expect(counts).toEqual([{ orders: 7 }, { orders: 7 }])
    expect(await all('SELECT id FROM reviews WHERE subject IS NOT NULL')).toHaveLength(3)
    expect(await shelvesThatDiffer()).toEqual([])
    expect(await faultsInBooks()).toEqual([])
  })
})
