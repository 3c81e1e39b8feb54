import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testCustomers } from '#identity/seed/customers.ts'
import { runTool } from '#tools/child.ts'
import { type OpenShop, openShop } from '#tools/shop/open.ts'
import { freePort } from '#tools/shop/port.ts'
import { temporaryDirectory } from '#tools/temporary.ts'
import { Customer } from '../customer.ts'
import { formOfReview, order, pieceAt, put, reviewOf, wharfLane } from '../shopping.ts'

const host = 'localhost'
const [ada, ...others] = testCustomers
const path = '/dot-side-table/products/d/side-table-dot-sage'
const stateDirectory = temporaryDirectory()

let port = 0
let shop: OpenShop

beforeAll(async () => {
  port = await freePort()
  shop = await openShop({ port, stateDirectory })
})
afterAll(() => shop.stop())

async function market(...args: string[]) {
  return runTool(['node', 'tools/market.ts', ...args], { PORT: String(port) })
}

async function signIn(person = ada): Promise<Customer> {
  if (!person) throw new Error('There are test customers.')
  return new Customer(port, host).signIn(person)
}

describe('npm run market looks after orders', () => {
  test('lists them, moves them along, and the customer sees it at once', async () => {
    const customer = await signIn()
    await put(customer, await pieceAt(customer, path))
    const id = await order(customer)
    const page = () => customer.read(`/purchase/order/${id}`)
    expect((await market('orders')).output).toMatch(new RegExp(`${id} .*Paid .*ada@customers\\.example`))
    const [, seller = ''] = new RegExp(`${id} +(\\S+) +Paid`).exec((await market('parcels')).output) ?? []
    const move = (what: 'parcels' | 'returns', name: string, ...rest: string[]) =>
      market(what, id, seller, name, ...rest)

    for (const [what, early] of [
      ['parcels', 'deliver'],
      ['returns', 'refund'],
    ] as const)
      expect(await move(what, early)).toMatchObject({
        code: 1,
        output: expect.stringMatching(/^order-not-there: [A-Z].+\.$/m),
      })
    expect(await move('parcels', 'fly')).toMatchObject({
      code: 1,
      output: expect.stringContaining('one of prepare, dispatch, deliver'),
    })
    expect((await move('parcels', 'prepare')).output).toContain('Being prepared')
    expect(await page()).toContain('Being prepared')
    await move('parcels', 'dispatch', '--tracking', 'PX 17')
    expect(await page()).toContain('Tracking: PX 17')
    expect(await market('orders', id, '--cancel')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^order-too-late: [A-Z].+\.$/m),
    })
    await move('parcels', 'deliver')

    const [line = ''] = /(?<=name="line" value=")[^"]+/.exec(await page()) ?? []
    const why = { [`reason-${line}`]: 'damaged', [`comment-${line}`]: 'A leg is loose.' }
    await customer.send('/api/purchase/return', { order: id, line, ...why })
    expect((await market('returns')).output).toContain('It arrived damaged: A leg is loose.')
    for (const name of ['approve', 'receive', 'refund']) expect((await move('returns', name)).code).toBe(0)
    expect(await page()).toMatch(/£[\d,.]+ refunded on/)
    expect(await market('audit')).toMatchObject({ code: 0, output: expect.stringContaining(': 0 faults') })
  })

  test('answers an enquiry, and the customer finds the offer', async () => {
    const customer = await signIn()
    const { wish } = await pieceAt(customer, path)
    const { back: _, ...to } = wharfLane
    const message = `For a whole café ${Date.now()}`
    const asked = { ...wish, productId: 'side-table-dot', quantity: '2', message, terms: 'yes', ...to }
    await customer.send('/api/customer/enquiries', asked)
    const [, id = ''] = new RegExp(`(\\S+) .*${message}`).exec((await market('enquiries')).output) ?? []
    expect(await market('enquiries', id, '--price', 'dear')).toMatchObject({
      code: 1,
      output: expect.stringContaining('it must be pounds, such as 129.50'),
    })
    expect((await market('enquiries', 'nobody', '--price', '9')).output).toMatch(/^not-found: /m)
    expect((await market('enquiries', id, '--price', '129.50')).code).toBe(0)
    expect(await customer.read('/profile/productrequest')).toContain('£129.5')
    expect((await market('enquiries')).output).not.toContain(message)
  })
})

test('a shop that is killed while people order has one order or none of each, and its books agree', async () => {
  const people = await Promise.all([signIn(), ...others.map(signIn)])
  const forms = await Promise.all(
    people.map(async (customer) => {
      await put(customer, await pieceAt(customer, path))
      return {
        customer,
        form: await formOfReview(customer, await reviewOf(customer)),
        had: await count(customer),
      }
    }),
  )
  const sent = forms.map(({ customer, form }) => customer.send('/api/purchase/order', form).catch(() => null))
  await wait(60)
  await shop.kill()
  await Promise.all(sent)
  shop = await openShop({ port, stateDirectory })

  const audit = await market('audit')
  expect(audit).toMatchObject({ code: 0, output: expect.stringContaining(': 0 faults') })
  for (const { customer, form, had } of forms) {
    expect((await count(customer)) - had).toBeLessThanOrEqual(1)
    // Pressed again, as somebody would whose browser got no answer.
    await customer.send('/api/purchase/order', form)
    expect((await count(customer)) - had).toBeLessThanOrEqual(1)
  }
  expect((await market('audit')).code).toBe(0)
}, 60_000)

async function count(customer: Customer): Promise<number> {
  return ((await customer.read('/purchase/orders-list')).match(/<h2[^>]*><a[^>]*>Order /g) ?? []).length
}
