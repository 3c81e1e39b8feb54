import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { formOfReview, reviewOf } from '../shopping.ts'
import { test } from './browser.ts'
import { carryOn, customerAt, putSomething } from './shopping.ts'
import { sites } from './sites.ts'

const { host = 'localhost', key = 'archipelago' } = sites[0] ?? {}

/** As if the browser had kept the page whole, as it was, and brought it back. */
async function comesBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

describe('after ordering', () => {
  test(
    'Back shows no cart that is ordered already, and orders nothing twice',
    { timeout: 90_000 },
    async ({ open }) => {
      const customer = await customerAt(host)
      await putSomething(customer, key)
      const review = await reviewOf(customer)
      const page = await open(host, '/')
      await carryOn(customer, page, '/purchase/cart')
      await page.goto(review)
      await page.getByRole('button', { name: /^Order and pay/ }).click()
      await page.waitForURL(/order-confirmation/)
      await page.goBack()
      await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
      await page.goBack()
      await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
      expect((await customer.read('/purchase/orders-list')).match(/<h2[^>]*><a[^>]*>Order /g)).toHaveLength(1)
    },
  )

  test('pages that the browser kept are read anew in every tab', { timeout: 90_000 }, async ({ open }) => {
    const customer = await customerAt(host)
    await putSomething(customer, key)
    const review = await reviewOf(customer)
    const cart = await open(host, '/')
    await carryOn(customer, cart, '/purchase/cart')
    const checkout = await cart.context().newPage()
    await checkout.goto(review)
    const form = await formOfReview(customer, review)
    await customer.send('/api/purchase/order', form)
    await comesBack(cart)
    await cart.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await comesBack(checkout)
    await checkout.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    const again = await customer.send('/api/purchase/order', form)
    expect(again.headers.location).toMatch(/order-confirmation/)
    const other = await customer.send('/api/purchase/order', { ...form, key: crypto.randomUUID() })
    expect(other.headers.location).toBe('/purchase/cart')
    expect((await customer.read('/purchase/orders-list')).match(/<h2[^>]*><a[^>]*>Order /g)).toHaveLength(1)
  })
})
