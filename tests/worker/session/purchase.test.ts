import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { onceCardNote } from '#contract/edge/purchase.ts'
import { moveIn } from './network.ts'
import { hearth, sendForm, signedIn, vaultOf } from './people.ts'
import { TestVisitor } from './visitor.ts'

let asked: { method: string; path: string; body: unknown }[] = []
let answers: (() => Response)[] = []

beforeEach(() => {
  asked = []
  answers = []
  moveIn('market', async (request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    asked.push({
      method: request.method,
      path: pathname + search,
      body: text === '' ? null : JSON.parse(text),
    })
    return (answers.shift() ?? refusal(503, 'server-error'))()
  })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => errors.mockRestore()
})

const refusal = (status: number, code: string) => () =>
  Response.json({ error: { code, message: `The market says ${code}.` } }, { status })

/** Somebody who is signed in and has opened a page with a form; what the market was asked on the way doesn’t count. */
async function arrive(): Promise<TestVisitor> {
  const later = answers
  answers = []
  const visitor = await signedIn()
  await visitor.ask(`${hearth}/api/me`)
  asked = []
  answers = later
  return visitor
}

const noted = z.looseObject({ outcome: z.string(), message: z.string() })

async function noteOf(visitor: TestVisitor, page: string) {
  return noted.parse(JSON.parse((await vaultOf(visitor).takeNote(page)) ?? 'null'))
}

const number = '4242 4242 4242 4242'
const card = { number, expires: '04/29', cvc: '123', back: 'checkout', address: 'A1' }
const token = () => Response.json({ token: 'tok_1', brand: 'visa', last4: '4242' })
const address = {
  add_line_1: '14 Wharf Lane',
  city: 'Bristol',
  country: 'United Kingdom',
  postcode: 'bs14rw',
}
const order = { key: 'a-key-of-the-form', address: 'A1', card: 'C1', total: '30500' }

describe('forms of buying', () => {
  test.each([
    '/api/purchase/address',
    '/api/purchase/again',
    '/api/purchase/cancel',
    '/api/purchase/card',
    '/api/purchase/challenge',
    '/api/purchase/order',
    '/api/purchase/payment',
    '/api/purchase/return',
  ])('ask whoever isn’t signed in to do that before %s, and nothing of the market', async (form) => {
    const reply = await sendForm(new TestVisitor(), hearth + form, { order: 'O1' })
    expect(reply.status).toBe(303)
    expect(reply.headers.get('location')).toMatch(/^\/sign-in(\/onward)?\?returnTo=%2Fpurchase%2F/)
    expect(asked).toEqual([])
  })

  test.each([
    ['/api/purchase/address', { id: 'A9', action: 'remove' }, '/purchase/addresses'],
    ['/api/purchase/card', { id: 'C9', action: 'remove', back: 'cards' }, '/purchase/payment-methods'],
    ['/api/purchase/again', { order: 'O9' }, '/purchase/order/O9'],
    ['/api/purchase/cancel', { order: 'O9' }, '/purchase/order/O9'],
    ['/api/purchase/return', { order: 'O9', line: 'L9' }, '/purchase/order/O9'],
    ['/api/purchase/payment', { order: 'O9', card: 'C1' }, '/purchase/pay/O9'],
    ['/api/purchase/challenge', { order: 'O9', answer: 'yes' }, '/purchase/pay/O9'],
  ])('say of another customer’s thing that it isn’t there: %s', async (form, fields, page) => {
    answers = [refusal(404, 'not-found')]
    const visitor = await arrive()
    const reply = await sendForm(visitor, hearth + form, fields)
    expect([reply.status, reply.headers.get('location')]).toEqual([303, page])
    expect((await noteOf(visitor, page)).message).toContain('no longer here')
  })
})

describe('an address', () => {
  test('of the checkout leads on to the delivery', async () => {
    const saved = { streetA: '14 Wharf Lane', streetB: null, city: 'Bristol', country: 'United Kingdom' }
    const rest = {
      addressName: null,
      postcode: 'BS1 4RW',
      addressType: 'delivery_address',
      mobileNumber: null,
    }
    answers = [() => Response.json({ address: { id: 'A1', ...saved, ...rest, isDefault: true } })]
    const reply = await sendForm(await arrive(), `${hearth}/api/purchase/address`, {
      ...address,
      back: 'checkout',
    })
    expect(reply.headers.get('location')).toBe('/purchase/checkout?address=A1&step=delivery')
    expect(asked).toMatchObject([{ method: 'POST', path: '/api/customer/address' }])
  })

  test('with a mistake comes back with all that was typed, and is not sent', async () => {
    const visitor = await arrive()
    const reply = await sendForm(visitor, `${hearth}/api/purchase/address`, { ...address, city: ' ' })
    expect([reply.headers.get('location'), asked]).toEqual(['/purchase/addresses', []])
    expect(await noteOf(visitor, '/purchase/addresses')).toMatchObject({
      outcome: 'refused',
      fields: [{ path: 'city', message: 'City is required.' }],
      values: { add_line_1: '14 Wharf Lane' },
    })
  })
})

describe('a card', () => {
  test('that pays this once is kept by its token alone, and leads on to the review', async () => {
    answers = [token]
    const visitor = await arrive()
    const reply = await sendForm(visitor, `${hearth}/api/purchase/card`, card)
    expect(reply.headers.get('location')).toBe('/purchase/checkout?address=A1&card=once&step=review')
    expect(JSON.parse((await vaultOf(visitor).takeNote(onceCardNote)) ?? '')).toEqual({
      token: 'tok_1',
      brand: 'visa',
      last4: '4242',
    })
  })

  test('with a mistake comes back without anything that was typed of it', async () => {
    const visitor = await arrive()
    await sendForm(visitor, `${hearth}/api/purchase/card`, { ...card, cvc: '1' })
    const note = JSON.stringify(await noteOf(visitor, '/purchase/checkout'))
    expect(note).toContain('security code')
    expect(note).not.toMatch(/4242|04\/29/)
    expect(asked).toEqual([])
  })

  test('that the test bank doesn’t know is refused in the market’s words', async () => {
    answers = [refusal(422, 'card-not-a-test')]
    const visitor = await arrive()
    const reply = await sendForm(visitor, `${hearth}/api/purchase/card`, card)
    expect(reply.headers.get('location')).toBe('/purchase/checkout?address=A1&step=payment')
    expect((await noteOf(visitor, '/purchase/checkout')).message).toBe('The market says card-not-a-test.')
  })
})

describe('a card that Stripe’s form has named', () => {
  const named = { token: 'ctoken_1', brand: 'Forged', last4: '9999', back: 'checkout', address: 'A1' }
  const saved = {
    id: 'C7',
    brand: 'visa',
    last4: '4242',
    expMonth: 4,
    expYear: 2029,
    isDefault: true,
    isExpired: false,
  }
  const outcome = (wire: object) => () =>
    Response.json({ cards: [], card: null, challengeUrl: null, ...wire })
  const challengeUrl = 'https://hooks.stripe.com/redirect/authenticate/seti_1'
  const back = `${hearth}/purchase/card-return?back=checkout&address=A1&setup_intent=seti_1&setup_intent_client_secret=x&redirect_status=succeeded`

  test('pays this once, and is what the provider says it is', async () => {
    answers = [() => Response.json({ token: 'ctoken_1', brand: 'visa', last4: '4242' })]
    const visitor = await arrive()
    const reply = await sendForm(visitor, `${hearth}/api/purchase/card`, named)
    expect(reply.headers.get('location')).toBe('/purchase/checkout?address=A1&card=once&step=review')
    expect(asked).toMatchObject([{ method: 'GET', path: '/api/customer/order/payment/card?token=ctoken_1' }])
    expect(JSON.parse((await vaultOf(visitor).takeNote(onceCardNote)) ?? '')).toEqual({
      token: 'ctoken_1',
      brand: 'visa',
      last4: '4242',
    })
  })

  test('is saved by wish, and leads on to the review', async () => {
    answers = [
      () => Response.json({ token: 'ctoken_1', brand: 'visa', last4: '4242' }),
      outcome({ card: saved }),
    ]
    const reply = await sendForm(await arrive(), `${hearth}/api/purchase/card`, { ...named, keep: 'yes' })
    expect(reply.headers.get('location')).toBe('/purchase/checkout?address=A1&card=C7&step=review')
    expect(asked.at(-1)?.body).toEqual({
      token: 'ctoken_1',
      returnTo: `${hearth}/purchase/card-return?back=checkout&address=A1`,
    })
  })

  test('that the bank asks about leads to the bank, by a page of ours', async () => {
    answers = [
      () => Response.json({ token: 'ctoken_1', brand: 'visa', last4: '4242' }),
      outcome({ challengeUrl }),
    ]
    const visitor = await arrive()
    const reply = await sendForm(visitor, `${hearth}/api/purchase/card`, { ...named, back: 'cards' })
    expect(reply.headers.get('location')).toBe('/purchase/challenge')
    expect(JSON.parse((await vaultOf(visitor).takeNote('/purchase/challenge')) ?? '')).toEqual({
      url: challengeUrl,
    })
  })

  test('comes back from the bank and is asked for, never believed; twice is once', async () => {
    const visitor = await arrive()
    for (let time = 0; time < 2; time += 1) {
      answers = [outcome({ card: saved })]
      const reply = await visitor.ask(back)
      expect([reply.status, reply.headers.get('location')]).toEqual([
        303,
        '/purchase/checkout?address=A1&card=C7&step=review',
      ])
    }
    expect(asked.map(({ body }) => body)).toEqual([{ token: 'seti_1' }, { token: 'seti_1' }])
  })

  test.each(['challenge-failed', 'card-declined', 'payment-silent'])(
    'comes back, whatever its address says, with the market’s word: %s',
    async (code) => {
      answers = [refusal(409, code)]
      const visitor = await arrive()
      const reply = await visitor.ask(back)
      expect(reply.headers.get('location')).toBe('/purchase/checkout?address=A1&step=payment')
      expect((await noteOf(visitor, '/purchase/checkout')).message).toBe(`The market says ${code}.`)
    },
  )

  test('leads home to its page: of cards, or of an order that is to be paid', async () => {
    const visitor = await arrive()
    answers = [outcome({ card: saved }), outcome({ card: saved })]
    const cards = await visitor.ask(`${hearth}/purchase/card-return?back=cards&setup_intent=seti_1`)
    expect(cards.headers.get('location')).toBe('/purchase/payment-methods')
    expect(await noteOf(visitor, '/purchase/payment-methods')).toMatchObject({
      message: 'The card is saved.',
    })
    const pay = await visitor.ask(`${hearth}/purchase/card-return?back=pay:O9&setup_intent=seti_1`)
    expect(pay.headers.get('location')).toBe('/purchase/pay/O9?card=C7')
  })

  test('that no address names is not asked for, and guests sign in first', async () => {
    const visitor = await arrive()
    for (const token of ['', '&setup_intent=', `&setup_intent=${encodeURIComponent('../cards')}`]) {
      const reply = await visitor.ask(`${hearth}/purchase/card-return?back=cards${token}`)
      expect(reply.headers.get('location')).toBe('/purchase/payment-methods')
    }
    const guest = await new TestVisitor().ask(back)
    expect(guest.headers.get('location')).toMatch(/^\/sign-in\?returnTo=/)
    expect(asked).toEqual([])
  })
})

describe('an order', () => {
  test('says where the bank leads back to', async () => {
    answers = [refusal(503, 'payment-silent')]
    await sendForm(await arrive(), `${hearth}/api/purchase/order`, order)
    expect(asked[0]?.body).toMatchObject({ returnTo: `${hearth}/purchase/order-confirmation/{orderId}` })
  })

  test('is asked for with the form’s key and the total that was shown, in pounds', async () => {
    answers = [refusal(503, 'payment-silent')]
    const visitor = await arrive()
    const reply = await sendForm(visitor, `${hearth}/api/purchase/order`, order)
    expect(asked[0]?.body).toMatchObject({ addressId: 'A1', key: order.key, total: 305, cardId: 'C1' })
    expect(reply.headers.get('location')).toBe('/purchase/checkout?address=A1&card=C1&step=review')
  })

  test('of a cart that has changed leads back to the cart, which says so', async () => {
    answers = [refusal(409, 'cart-changed')]
    const visitor = await arrive()
    const reply = await sendForm(visitor, `${hearth}/api/purchase/order`, order)
    expect(reply.headers.get('location')).toBe('/purchase/cart')
    expect((await noteOf(visitor, '/purchase/cart')).message).toBe('The market says cart-changed.')
  })

  test('whose address is gone goes back to that step, and keeps its key', async () => {
    answers = [refusal(404, 'not-found')]
    const visitor = await arrive()
    const reply = await sendForm(visitor, `${hearth}/api/purchase/order`, order)
    expect(reply.headers.get('location')).toBe('/purchase/checkout?address=A1&card=C1&step=address')
    expect(await noteOf(visitor, '/purchase/checkout')).toMatchObject({ values: { key: order.key } })
  })

  test('is not placed without a key', async () => {
    const reply = await sendForm(await arrive(), `${hearth}/api/purchase/order`, { ...order, key: '' })
    expect([reply.headers.get('location'), asked]).toEqual(['/purchase/checkout', []])
  })
})

test('a form of buying is a page of ours only with its proof', async () => {
  const visitor = await arrive()
  const headers = { origin: hearth, 'sec-fetch-site': 'same-origin' }
  const body = new URLSearchParams(order)
  const reply = await visitor.ask(`${hearth}/api/purchase/order`, { method: 'POST', headers, body })
  expect([reply.status, asked]).toEqual([403, []])
})
