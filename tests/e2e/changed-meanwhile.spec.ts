import { describe, expect } from 'vitest'
import { formOfReview, order, put, reviewOf } from '../shopping.ts'
import { violations } from './axe.ts'
import { test } from './browser.ts'
import { http } from './http.ts'
import { faultsInBooks, offer } from './operator.ts'
import { carryOn, customerAt, ownPiece } from './shopping.ts'
import { sites } from './sites.ts'

const { host = 'localhost' } = sites[2] ?? {}

describe('what has changed since somebody looked', () => {
  test('is said in the popup and on the cart’s page', { timeout: 60_000 }, async ({ open }) => {
    const customer = await customerAt(host)
    const [dearer, rare] = [await ownPiece(customer, 0), await ownPiece(customer, 1)]
    await put(customer, dearer)
    await put(customer, rare, 2)
    await offer(dearer.wish, { basePrice: 9_000 })
    await offer(rare.wish, { quantity: 1 })
    const page = await open(host, '/')
    await carryOn(customer, page, '/')
    await page.getByRole('link', { name: /^Your cart/ }).click()
    const popup = page.getByRole('dialog', { name: 'Your shopping cart' })
    await popup.getByText(/^The price has gone up: it was £/).waitFor()
    await expect.poll(() => popup.getByText('Only 1 of these can be had just now.').count()).toBe(1)
    expect(await violations(page)).toEqual([])
    await page.goto('/purchase/cart')
    const main = page.getByRole('main')
    await expect.poll(() => main.getByText(/^The price has gone up: it was £/).count()).toBe(1)
    await expect.poll(() => main.getByText('Only 1 of these can be had just now.').count()).toBe(1)
    await expect.poll(() => main.textContent()).toContain('Change or remove what can’t be ordered first.')
    expect(await violations(page)).toEqual([])
    // Nobody comes to the checkout with it, by no way.
    expect((await customer.get('/purchase/checkout')).headers.location).toBe('/purchase/cart')
    await page
      .getByRole('button', { name: /^One less/ })
      .last()
      .click()
    await expect.poll(() => main.getByRole('link', { name: 'Checkout' }).count()).toBe(1)
    await offer(rare.wish, { quantity: 9 })
  })

  test('stops an order that was looked at before, and says what', async () => {
    const customer = await customerAt(host)
    const piece = await ownPiece(customer, 2)
    await put(customer, piece)
    const form = await formOfReview(customer, await reviewOf(customer))
    await offer(piece.wish, { basePrice: 8_000 })
    const refused = await customer.send('/api/purchase/order', form)
    expect(refused.headers.location).toBe('/purchase/cart')
    const cart = await customer.read('/purchase/cart')
    expect(cart).toContain('Prices or stock have changed since you looked.')
    expect(cart).toContain('The price has gone up: it was £')
    expect(await customer.read(await reviewOf(customer))).toContain('The price has gone up: it was £')
    await offer(piece.wish, { quantity: 0 })
    const short = await customer.send('/api/purchase/order', form)
    expect(short.headers.location).toBe('/purchase/cart')
    expect(await customer.read('/purchase/cart')).toContain('Temporarily out of stock.')
    await offer(piece.wish, { quantity: 9 })
  })

  test('is on the product’s own page at once when the last piece goes, and when it is back', async () => {
    const customer = await customerAt(host)
    const piece = await ownPiece(customer, 3)
    await put(customer, piece)
    await offer(piece.wish, { quantity: 1 })
    const shown = async () => {
      const { text } = await http(host, piece.path)
      return /Available, Ship in|Temporarily out of stock/.exec(text)?.[0]
    }
    expect(await shown()).toBe('Available, Ship in')
    const id = await order(customer)
    // At once, or a moment later where somebody else's answer has brought the news.
    await expect.poll(shown).toBe('Temporarily out of stock')
    await customer.send('/api/purchase/cancel', { order: id })
    await expect.poll(shown).toBe('Available, Ship in')
    expect(await faultsInBooks()).toEqual([])
    await offer(piece.wish, { quantity: 9 })
  })
})
