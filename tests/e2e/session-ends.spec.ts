import type { Page } from 'playwright'
import { describe, expect, inject } from 'vitest'
import { Customer } from '../customer.ts'
import { reviewOf } from '../shopping.ts'
import { test } from './browser.ts'
import { writeAddress } from './buyer.ts'
import { settled, signIn } from './newcomer.ts'
import { carryOn, putSomething } from './shopping.ts'
import { sites } from './sites.ts'

const { host = 'localhost', key = 'archipelago' } = sites[0] ?? {}

/** Somebody with something in their cart. */
async function shopper() {
  const person = settled()
  const customer = await new Customer(inject('port'), host).signIn(person)
  await putSomething(customer, key)
  return { person, customer }
}

/** As if it had run out: the browser still shows its pages. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'session' })
  await page.context().clearCookies({ domain: 'id.localhost' })
}

describe('where the session ends in the middle of the checkout', () => {
  test(
    'what was typed is there after signing in, at the same step',
    { timeout: 90_000 },
    async ({ open }) => {
      const { person, customer } = await shopper()
      const page = await open(host, '/')
      await carryOn(customer, page, '/purchase/checkout')
      await writeAddress(page)
      await page.getByLabel('Address Line 2 (optional)').fill('By the crane')
      await endSession(page)
      await page.getByRole('button', { name: 'Deliver here' }).click()
      await signIn(page, person)
      await page.waitForURL('**/purchase/checkout?step=address')
      await expect.poll(() => page.getByLabel('Address Line 1').inputValue()).toBe('14 Wharf Lane')
      await expect.poll(() => page.getByLabel('Address Line 2 (optional)').inputValue()).toBe('By the crane')
      await page.getByRole('button', { name: 'Deliver here' }).click()
      await page.waitForURL(/step=delivery/)
      await page.getByRole('link', { name: 'Change address' }).click()
      await page.waitForURL(/step=address/)
      await page.getByText('Another address').click()
      await expect.poll(() => page.getByLabel('Address Line 1').inputValue()).toBe('')
    },
  )

  test(
    'what was written is there after signing in without scripts too',
    { timeout: 60_000 },
    async ({ open }) => {
      const { person, customer } = await shopper()
      const page = await open(host, '/', { javaScript: false })
      await carryOn(customer, page, '/purchase/checkout')
      await writeAddress(page)
      await endSession(page)
      await page.getByRole('button', { name: 'Deliver here' }).click()
      await signIn(page, person)
      await page.waitForURL('**/purchase/checkout?step=address')
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('please send it once more')
      await expect.poll(() => page.getByLabel('Address Line 1').inputValue()).toBe('14 Wharf Lane')
      await page.getByRole('button', { name: 'Deliver here' }).click()
      await page.waitForURL(/step=delivery/)
    },
  )

  test('the last step is come back to, and orders once', { timeout: 90_000 }, async ({ open }) => {
    const { person, customer } = await shopper()
    const saved = new URL(await reviewOf(customer), 'http://x').searchParams.get('address') ?? ''
    const card = { number: '4242424242424242', expires: '04/29', cvc: '123', keep: 'yes', back: 'checkout' }
    const review =
      (await customer.send('/api/purchase/card', { ...card, address: saved })).headers.location ?? ''
    const page = await open(host, '/', { javaScript: false })
    await carryOn(customer, page, review)
    await endSession(page)
    await page.getByRole('button', { name: /^Order and pay/ }).click()
    await signIn(page, person)
    await page.waitForURL(/step=review/)
    await page.getByRole('button', { name: /^Order and pay/ }).click()
    await page.waitForURL(/order-confirmation/)
    const orders = await customer.read('/purchase/orders-list')
    expect(orders.match(/<h2[^>]*><a[^>]*>Order /g)).toHaveLength(1)
  })
})
