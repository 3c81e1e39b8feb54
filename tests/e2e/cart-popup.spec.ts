import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test } from './browser.ts'
import { addToCart } from './buyer.ts'
import { settled, signIn } from './newcomer.ts'
import { sites } from './sites.ts'

describe('the cart’s popup', () => {
  test.for([1440, 390] as const)('asks guests to sign in, at %d px', async (width, { open }) => {
    const page = await open('localhost', '/', { width })
    const button = page.getByRole('link', { name: 'Your cart' })
    await button.click()
    const popup = page.getByRole('dialog', { name: 'Your shopping cart' })
    await popup.getByText('You are not sign in').waitFor()
    await expect
      .poll(() => popup.textContent())
      .toContain('Please sign in your account and continue your shopping.')
    await expect
      .poll(() => popup.getByRole('link', { name: 'Sign in' }).getAttribute('href'))
      .toBe('/sign-in?returnTo=%2F')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => popup.count()).toBe(0)
    await expect.poll(() => button.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('shows what is in the cart, in every tab alike', { timeout: 90_000 }, async ({ open }) => {
    const { host = 'localhost', key = 'archipelago' } = sites[1] ?? {}
    const page = await open(host, '/purchase/cart')
    await signIn(page, settled())
    await page.waitForURL('**/purchase/cart')
    const other = await page.context().newPage()
    await other.goto('/')
    await other.getByRole('link', { name: 'Your cart' }).click()
    await other.getByText('Your cart is empty').waitFor()
    await addToCart(page, key)
    await other.getByRole('link', { name: 'Your cart, 1 in it' }).waitFor()
    await other.getByRole('button', { name: /^Remove / }).waitFor()
    expect(await violations(other)).toEqual([])
    await expect
      .poll(() => other.getByRole('dialog').textContent())
      .toMatch(/Qty: 1 · Sold by .*Order Total£/)
    await other.getByRole('button', { name: /^Remove / }).click()
    await other.getByText('Product has been removed from your cart!!').waitFor()
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor()
    await expect.poll(() => other.locator('[data-cart-count]').isHidden()).toBe(true)
  })

  test('is left with the session', { timeout: 60_000 }, async ({ open }) => {
    const { host = 'localhost', key = 'archipelago' } = sites[2] ?? {}
    // The page that is left may be asking for the cart as the session ends.
    const page = await open(host, '/purchase/cart', { provoked: /status of 401 .*\/api\/cart\)$/ })
    await signIn(page, settled())
    await page.waitForURL('**/purchase/cart')
    await addToCart(page, key)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain('"size":1')
    await page.getByLabel('Your account').locator('visible=true').click()
    await page.getByRole('link', { name: 'Log Out' }).locator('visible=true').click()
    await page.waitForURL((url) => url.pathname !== '/purchase/cart')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  })
})
