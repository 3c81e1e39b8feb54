import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAddress } from '#contract/market/addresses.ts'
import { readCart } from '#contract/market/cart.ts'
import { addEnquiry, decideOffer, listEnquiries } from '#contract/market/enquiries.ts'
import { answerEnquiry, listAllEnquiries } from '#market/queries/enquiry-answer.ts'
import { type SiteName, answerTo, callFor, refusalTo, sendToMarket, tokenOf } from './customer-provider.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)
beforeEach(() =>
  env.DB.batch([env.DB.prepare('DELETE FROM enquiries'), env.DB.prepare('DELETE FROM cart_lines')]),
)

const address = { streetA: '1 Hedge Lane', city: 'Ludlow', country: 'United Kingdom' }
const wanted = {
  sellerId: 'tom',
  productId: 'stool',
  variantId: 'stool-oak',
  optionId: 'stool-oak-tall',
  quantity: 2,
  message: 'What would two cost?',
  address,
}

async function asking(who: string, change: object = {}, site: SiteName = 'rowan') {
  return callFor(await tokenOf(who, site), [site, addEnquiry], { body: { ...wanted, ...change } })
}

async function askOnce(who: string, change: object = {}) {
  return (await answerTo(addEnquiry, asking(who, change))).enquiry
}

async function enquiriesOf(who: string, query: Record<string, number> = {}, site: SiteName = 'rowan') {
  return answerTo(listEnquiries, callFor(await tokenOf(who, site), [site, listEnquiries], { query }))
}

const now = () => Math.floor(Date.now() / 1000)

async function offer(enquiryId: string, { pricePence = 9_900, validFor = 3_600 } = {}) {
  const signature = { caller: 'operator', jti: crypto.randomUUID(), now: now(), expiresAt: now() + 120 }
  const answer = { enquiryId, pricePence, validUntil: now() + validFor, note: 'With love' }
  return answerEnquiry(env.DB, answer, signature)
}

async function deciding(who: string, [id, offerId]: [string, string], body: object, query = {}) {
  return callFor(await tokenOf(who, 'rowan'), ['rowan', decideOffer], {
    query: { id, offerId, ...query },
    body,
  })
}

async function offeredEnquiry(who: string, terms = {}): Promise<[string, string]> {
  const { id } = await askOnce(who)
  expect(await offer(id, terms)).toBe('done')
  const [enquiry] = (await enquiriesOf(who)).enquiries
  return [id, enquiry?.offers[0]?.id ?? '']
}

async function cartOf(who: string) {
  return (await answerTo(readCart, callFor(await tokenOf(who, 'rowan'), ['rowan', readCart]))).cart
}

describe('an enquiry', () => {
  test('is kept with the names of what was asked about', async () => {
    const enquiry = await askOnce('ada')
    expect(enquiry).toMatchObject({
      sellerName: 'Tom Ashby',
      productName: 'The stool',
      variantName: 'stool-oak',
      choiceName: 'stool-oak-tall',
      quantity: 2,
      state: 'open',
      offers: [],
      address: { ...address, postcode: null },
    })
    expect(await enquiriesOf('ada')).toEqual({
      enquiries: [enquiry],
      totalCount: 1,
      pageCount: 1,
      pageNumber: 1,
    })
  })

  test('that is sent twice with one key is made once', async () => {
    const sent = await Promise.all([
      asking('ada', { requestKey: 'form-1' }),
      asking('ada', { requestKey: 'form-1' }),
    ])
    const answers = await Promise.all(sent.map(sendToMarket))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await enquiriesOf('ada')).totalCount).toBe(1)
  })

  test('takes a saved address, and nobody else’s', async () => {
    const token = await tokenOf('bo', 'rowan')
    const saved = await answerTo(addAddress, callFor(token, ['rowan', addAddress], { body: address }))
    const given = { address: null, addressId: saved.address.id }
    expect((await askOnce('bo', given)).address.streetA).toBe('1 Hedge Lane')
    expect(await refusalTo(asking('ada', given))).toEqual([404, 'not-found'])
  })

  test.each([
    [
      'a product that only another site sells',
      { productId: 'lamp', variantId: 'lamp-red', sellerId: 'priya' },
    ],
    ['a seller who doesn’t offer it', { sellerId: 'priya' }],
    ['another product’s variant', { variantId: 'settle-oak', optionId: null, sellerId: 'tom' }],
    ['another variant’s option', { optionId: 'settle-oak-box' }],
    ['a swatch of another option', { swatchId: 'settle-oak-box-red' }],
  ])('about %s finds nothing', async (_what, change) => {
    expect(await refusalTo(asking('ada', change))).toEqual([404, 'not-found'])
  })

  test.each([
    ['no message', { message: ' \n ' }, 'message', 'Message is required.'],
    [
      'no first line',
      { address: { ...address, streetA: '' } },
      'address.streetA',
      'Address Line 1 is required.',
    ],
    ['no city', { address: { ...address, city: ' ' } }, 'address.city', 'City is required.'],
    ['no country', { address: { ...address, country: '' } }, 'address.country', 'Country is required.'],
  ])('with %s says so', async (_what, change, path, message) => {
    const answer = await sendToMarket(await asking('ada', change))
    expect(answer.status).toBe(400)
    expect(Object(await answer.json()).error.fields).toContainEqual({ path, message })
  })

  test.each([
    ['nothing', { quantity: 0 }],
    ['half a piece', { quantity: 1.5 }],
    ['both addresses', { addressId: 'x' }],
    ['no address', { address: null }],
  ])('for %s is none', async (_what, change) => {
    expect(await refusalTo(asking('ada', change))).toEqual([400, 'body-invalid'])
  })

  test('is one of 20 a day at most', async () => {
    for (let at = 0; at < 20; at += 1) await askOnce('ada', { requestKey: `form-${at}` })
    expect(await refusalTo(asking('ada'))).toEqual([429, 'too-many-tries'])
    expect((await askOnce('ada', { requestKey: 'form-7' })).quantity).toBe(2)
    expect(await enquiriesOf('ada', { page: 2, size: 15 })).toMatchObject({ pageCount: 2, pageNumber: 2 })
    expect((await enquiriesOf('ada', { page: 2, size: 15 })).enquiries).toHaveLength(5)
  })

  test('is nobody else’s to see, on no other site either', async () => {
    await askOnce('ada')
    expect((await enquiriesOf('bo')).enquiries).toEqual([])
    expect((await enquiriesOf('ada', {}, 'juniper')).enquiries).toEqual([])
  })
})

describe('an offer', () => {
  test('is what the seller answers last', async () => {
    const { id } = await askOnce('ada')
    await offer(id, { pricePence: 9_900 })
    await offer(id, { pricePence: 9_000 })
    const [enquiry] = (await enquiriesOf('ada')).enquiries
    expect(enquiry?.state).toBe('offered')
    const states = new Map(enquiry?.offers.map(({ offerPrice, state }) => [offerPrice, state]))
    expect([states.get(9_000), states.get(9_900)]).toEqual(['open', 'withdrawn'])
    expect(await offer('nothing-by-that-name')).toBe('unknown')
  })

  test('that is accepted goes into the cart at its price, once', async () => {
    const at = await offeredEnquiry('ada', { pricePence: 12_345 })
    for (let times = 0; times < 2; times += 1) {
      const { enquiry } = await answerTo(decideOffer, deciding('ada', at, { approved: true }))
      expect(enquiry).toMatchObject({ state: 'accepted', offers: [{ state: 'accepted', approved: true }] })
    }
    const { lines } = await cartOf('ada')
    expect(lines).toMatchObject([{ variantId: 'stool-oak', quantity: 2, rrp: 12_345, offerId: at[1] }])
    expect(await offer(at[0])).toBe('closed')
  })

  test('that two clicks accept at once is in the cart once', async () => {
    const at = await offeredEnquiry('ada')
    const sent = await Promise.all([
      deciding('ada', at, { approved: true }),
      deciding('ada', at, { approved: true }),
    ])
    const statuses = (await Promise.all(sent.map(sendToMarket))).map(({ status }) => status)
    expect(statuses).toContain(200)
    expect((await cartOf('ada')).lines).toHaveLength(1)
  })

  test('is rejected with a reason, and never without', async () => {
    const at = await offeredEnquiry('ada')
    expect(await refusalTo(deciding('ada', at, { approved: false }))).toEqual([400, 'body-invalid'])
    expect(await refusalTo(deciding('ada', at, { approved: false, reason: ' ' }))).toEqual([
      400,
      'body-invalid',
    ])
    const body = { approved: false, reason: 'Too dear.' }
    const { enquiry } = await answerTo(decideOffer, deciding('ada', at, body, { approved: 'false' }))
    expect(enquiry).toMatchObject({ state: 'rejected', offers: [{ approved: false, reason: 'Too dear.' }] })
    expect((await cartOf('ada')).lines).toEqual([])
    expect(await refusalTo(deciding('ada', at, { approved: true }))).toEqual([409, 'offer-closed'])
    expect(await offer(at[0])).toBe('done')
  })

  test('must be answered alike in address and body', async () => {
    const at = await offeredEnquiry('ada')
    const sent = deciding('ada', at, { approved: true }, { approved: 'false' })
    expect(await refusalTo(sent)).toEqual([400, 'body-invalid'])
  })

  test('runs out, and leaves the enquiry open', async () => {
    const at = await offeredEnquiry('ada')
    await env.DB.prepare('UPDATE enquiry_offers SET made_at = 1, valid_until = 2').run()
    expect(await refusalTo(deciding('ada', at, { approved: true }))).toEqual([409, 'offer-closed'])
    expect((await cartOf('ada')).lines).toEqual([])
    expect((await enquiriesOf('ada')).enquiries).toMatchObject([
      { state: 'open', offers: [{ state: 'expired', approved: null }] },
    ])
  })

  test('is nobody else’s to answer', async () => {
    const at = await offeredEnquiry('ada')
    await askOnce('bo')
    const [own] = (await enquiriesOf('bo')).enquiries
    expect(await refusalTo(deciding('bo', at, { approved: true }))).toEqual([404, 'not-found'])
    const mixed = deciding('bo', [own?.id ?? '', at[1]], { approved: true })
    expect(await refusalTo(mixed)).toEqual([404, 'not-found'])
    expect((await enquiriesOf('ada')).enquiries[0]?.state).toBe('offered')
  })
})

test('the operator finds what waits for an answer, the oldest first, with its site', async () => {
  const { id } = await askOnce('ada')
  await env.DB.prepare('UPDATE enquiries SET asked_at = asked_at - 60').run()
  const answered = await askOnce('bo')
  await offer(answered.id)
  const all = await listAllEnquiries(env.DB, { isOpen: false, limit: 10, skip: 0 })
  expect(all.enquiries.map((enquiry) => [enquiry.id, enquiry.site, enquiry.offers.length])).toEqual([
    [id, 'rowan', 0],
    [answered.id, 'rowan', 1],
  ])
  const open = await listAllEnquiries(env.DB, { isOpen: true, limit: 10, skip: 0 })
  expect(open.enquiries.map((enquiry) => enquiry.id)).toEqual([id])
})
