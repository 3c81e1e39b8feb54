import { beforeEach, describe, expect, test } from 'vitest'
import { MarketNextDoor, byPublicForm, byScript, noteFor, refusal } from './market-next-door.ts'
import { hearth, sendForm } from './people.ts'
import { TestVisitor } from './visitor.ts'

const path = '/api/customer/enquiries'
const form = '/profile/productrequest/ask/V1?option=O1&seller=S1&swatch=W1'
const fields = {
  variantId: 'V1',
  productId: 'chair',
  sellerId: 'S1',
  choice: 'O1:W1',
  requestKey: 'form-1',
  addressId: 'new',
  postcode: 'SY8 1AA',
  add_line_1: '1 Hedge Lane',
  add_line_2: '',
  city: 'Ludlow',
  country: 'United Kingdom',
  message: 'What does it cost?',
  quantity: '2',
  terms: 'yes',
}

const address = {
  addressName: null,
  streetA: '1 Hedge Lane',
  streetB: null,
  city: 'Ludlow',
  country: 'United Kingdom',
  postcode: 'SY8 1AA',
  mobileNumber: null,
}
const enquiry = {
  id: 'E1',
  sellerId: 'S1',
  sellerName: 'Priya Nair',
  productId: 'chair',
  productName: 'Oak chair',
  variantId: 'V1',
  variantName: 'Oak',
  optionId: 'O1',
  swatchId: 'W1',
  choiceName: 'Wide red',
  urlSlug: 'oak-chair',
  mainPicture: null,
  quantity: 2,
  message: 'What does it cost?',
  address,
  askedAt: '2024-09-30T12:00:00.000Z',
  state: 'open',
  offers: [],
}
const suggestion = {
  line_1: 'Hedge Cottage',
  line_2: '1 Hedge Lane',
  town_or_city: 'Ludlow',
  country: 'United Kingdom',
  postcode: 'SY8 1AA',
}

const market = new MarketNextDoor()
beforeEach(() => {
  market.answer = ({ path: asked }) =>
    asked.startsWith('/api/address') ? Response.json({ addresses: [suggestion] }) : Response.json({ enquiry })
  return market.open()
})

describe('an enquiry', () => {
  test('is sent by a plain form, and the list of requests says so', async () => {
    const customer = await market.customer()
    const reply = await sendForm(customer, hearth + path, fields)
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/profile/productrequest'])
    expect(market.asked).toEqual([
      {
        method: 'POST',
        path: '/api/customer/product-enquiry',
        body: {
          sellerId: 'S1',
          productId: 'chair',
          variantId: 'V1',
          optionId: 'O1',
          swatchId: 'W1',
          quantity: 2,
          message: 'What does it cost?',
          addressId: null,
          address: {
            streetA: '1 Hedge Lane',
            streetB: '',
            city: 'Ludlow',
            country: 'United Kingdom',
            postcode: 'SY8 1AA',
          },
          requestKey: 'form-1',
        },
      },
    ])
    expect(await noteFor(customer, '/profile/productrequest')).toEqual({
      outcome: 'done',
      what: 'request-raised',
    })
  })

  test('is sent by a script, which stays where it is', async () => {
    const reply = await byScript(await market.customer(), path, { ...fields, addressId: 'A1' })
    expect(await reply.json()).toEqual({ sent: true, message: 'Request Raised sucessfully' })
    expect(market.asked[0]?.body).toMatchObject({ addressId: 'A1', address: null })
  })

  test('that lacks something comes back with all that was typed, and a sentence beside each field', async () => {
    const customer = await market.customer()
    const lacking = {
      ...fields,
      message: ' ',
      add_line_1: '',
      city: '',
      country: '',
      quantity: '0',
      terms: '',
    }
    const wrong = [
      { path: 'quantity', message: 'Choose a quantity of 1 or more.' },
      { path: 'message', message: 'Message is required.' },
      { path: 'add_line_1', message: 'Address Line 1 is required.' },
      { path: 'city', message: 'City is required.' },
      { path: 'country', message: 'Country is required.' },
      { path: 'terms', message: 'Please accept the terms to go on.' },
    ]
    const reply = await sendForm(customer, hearth + path, lacking)
    expect([reply.status, reply.headers.get('location'), market.asked]).toEqual([303, form, []])
    expect(await noteFor(customer, form)).toMatchObject({
      outcome: 'refused',
      fields: wrong,
      values: lacking,
    })
    const said = await byScript(customer, path, lacking)
    expect(await said.json()).toEqual({ sent: false, message: '', fields: wrong })
  })

  test('finds the addresses of a postcode without scripts, and takes the one that was chosen', async () => {
    const customer = await market.customer()
    const empty = { ...fields, add_line_1: '', city: '', country: '' }
    await sendForm(customer, hearth + path, { ...empty, find: 'yes' })
    expect(market.asked).toEqual([])
    expect(await noteFor(customer, form)).toMatchObject({
      outcome: 'refused',
      message: '',
      values: { find: 'yes', postcode: 'SY8 1AA', message: 'What does it cost?' },
    })
    await sendForm(customer, hearth + path, { ...empty, suggestion: '0' })
    expect(market.asked.map((asked) => asked.path)).toEqual([
      '/api/address?postcode=SY81AA',
      '/api/customer/product-enquiry',
    ])
    expect(market.asked[1]?.body).toMatchObject({
      address: { streetA: 'Hedge Cottage', streetB: '1 Hedge Lane', city: 'Ludlow' },
    })
  })

  test.each([
    [404, 'not-found', /no longer here/],
    [429, 'too-many-tries', /too often/],
    [503, 'server-error', /try again in a moment/],
  ])('that the market answers with %i %s says so, and is sent once', async (status, code, words) => {
    const customer = await market.customer()
    market.answer = () => refusal(status, code)
    const said = await byScript(customer, path, fields)
    expect(await said.json()).toEqual({ sent: false, message: expect.stringMatching(words), fields: [] })
    expect(market.asked).toHaveLength(1)
    await sendForm(customer, hearth + path, fields)
    expect(await noteFor(customer, form)).toMatchObject({ message: expect.stringMatching(words) })
  })

  test('is for whoever is signed in, and needs the proof of a page of ours', async () => {
    const guest = new TestVisitor()
    expect((await byScript(guest, path, fields)).status).toBe(401)
    const sent = await byPublicForm(guest, path, fields)
    expect(sent.headers.get('location')).toBe(`/sign-in/onward?returnTo=${encodeURIComponent(form)}`)
    expect((await byPublicForm(await market.customer(), path, fields)).status).toBe(403)
    expect(market.asked).toEqual([])
  })
})

describe('an offer', () => {
  const decision = `${hearth}/api/customer/enquiries/decision`
  const offer = { enquiryId: 'E1', offerId: 'F1' }

  test('that is accepted leads to the cart', async () => {
    const customer = await market.customer()
    const reply = await sendForm(customer, decision, { ...offer, approved: 'yes' })
    expect(reply.headers.get('location')).toBe('/purchase/cart')
    expect(market.asked).toEqual([
      {
        method: 'PUT',
        path: '/api/customer/product-enquiry/E1/offer-price/F1?approved=true',
        body: { approved: true, reason: null },
      },
    ])
    expect(await noteFor(customer, '/purchase/cart')).toMatchObject({ message: 'Added to cart' })
  })

  test('that is rejected needs a reason', async () => {
    const customer = await market.customer()
    await sendForm(customer, decision, { ...offer, approved: 'no', reason: ' ' })
    expect(market.asked).toEqual([])
    expect(await noteFor(customer, '/profile/productrequest')).toMatchObject({
      outcome: 'refused',
      fields: [{ path: 'reason-F1' }],
    })
    await sendForm(customer, decision, { ...offer, approved: 'no', reason: 'Too dear.' })
    expect(market.asked[0]).toMatchObject({ body: { approved: false, reason: 'Too dear.' } })
    expect(await noteFor(customer, '/profile/productrequest')).toMatchObject({ what: 'offer-rejected' })
  })

  test('that is over says so', async () => {
    const customer = await market.customer()
    market.answer = () => refusal(409, 'offer-closed')
    await sendForm(customer, decision, { ...offer, approved: 'yes' })
    expect(await noteFor(customer, '/profile/productrequest')).toMatchObject({
      message: expect.stringContaining('answered before'),
    })
  })
})
