import { describe, expect } from 'vitest'
import type { Customer } from '../customer.ts'
import { formOfReview, put, reviewOf } from '../shopping.ts'
import { violations } from './axe.ts'
import { test } from './browser.ts'
import { carryOn, customerAt, ownPiece, putSomething } from './shopping.ts'
import { offer } from './operator.ts'
import { sites } from './sites.ts'

const { host = 'localhost', key = 'archipelago' } = sites[0] ?? {}

async function use(customer: Customer, code: string): Promise<string> {
  await customer.send('/api/cart/promo', { code })
  return customer.read('/purchase/cart')
}

describe('a promo code', () => {
  test('takes something off, says so as a line of its own, and is taken back', async ({ open }) => {
    const customer = await customerAt(host)
    await putSomething(customer, key)
    const page = await open(host, '/')
    await carryOn(customer, page, '/purchase/cart')
    await page.getByLabel('Promo code').fill('welcome10')
    await page.getByRole('button', { name: 'Apply' }).press('Enter')
    const sums = page.getByRole('region', { name: 'What it comes to' })
    await sums.getByText('10 % off a first order').waitFor()
    const [subtotal = 0, promo = 0, , total = 0] = (await sums.locator('dd').allTextContents()).map((text) =>
      Math.round(Number(text.replace(/[£,−]/g, '')) * 100),
    )
    expect(promo).toBe(Math.ceil(subtotal / 10))
    expect(total).toBe(subtotal - promo)
    expect(await violations(page)).toEqual([])
    await sums.getByRole('button', { name: 'Remove the promo code' }).press('Enter')
    await sums.getByLabel('Promo code').waitFor()
    await expect.poll(() => sums.locator('dd').count()).toBe(3)
  })

  test('that can’t be used says why, and takes nothing off', async () => {
    const customer = await customerAt(host)
    await putSomething(customer, key)
    for (const [code, words] of [
      ['NOSUCHCODE', 'We don’t know this code.'],
      ['SPRING24', 'This code can’t be used just now.'],
      ['FIRSTFIFTY', 'This code has been used as often as it can be.'],
    ] as const) {
      const page = await use(customer, code)
      expect([code, page.includes(words)]).toEqual([code, true])
      expect(page).not.toContain(`Promo code ${code}`)
    }
  })

  test('that doesn’t hold any more at the last step is pointed out, and nothing is ordered', async () => {
    const customer = await customerAt(host)
    const piece = await ownPiece(customer, 0)
    await put(customer, piece, 1)
    await offer(piece.wish, { basePrice: 150 })
    expect(await use(customer, 'TWENTYOFF')).toContain('£20 off from £150')
    const review = await reviewOf(customer)
    const form = await formOfReview(customer, review)
    await offer(piece.wish, { basePrice: 5 })
    const answer = await customer.send('/api/purchase/order', form)
    expect(answer.headers.location).toBe('/purchase/cart')
    const cart = await customer.read('/purchase/cart')
    expect(cart).toContain('The price has gone down')
    expect(cart).toContain('This code needs a subtotal of £150.0.')
    expect(await customer.read(await reviewOf(customer))).toContain('Promo code TWENTYOFF: This code needs')
    expect(await customer.read('/purchase/orders-list')).toContain('You haven’t ordered anything yet.')
  })
})
