import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test } from './browser.ts'
import { settled, signIn } from './newcomer.ts'
import { productOf, sites } from './sites.ts'

const product = productOf('in stock')

describe('a bookmark', () => {
  test(
    'with scripts shows on the spot, from the first wish of a guest on',
    { timeout: 120_000 },
    async ({ open }) => {
      const provoked = /status of (401|503)/
      const page = await open(product.host, product.path, { provoked })
      await bookmark(page).click()
      await page.getByRole('link', { name: 'Create an account' }).first().waitFor()
      await signIn(page, settled())
      await page.waitForURL(`**${product.path}`)
      await page.getByText('Added to bookmarks').waitFor()
      await isPressed(page, 'true')

      await page.reload()
      await isPressed(page, 'true')
      await page.route('**/api/bookmarks', (route) => route.fulfill({ status: 503, body: '{}' }))
      await bookmark(page).press('Enter')
      await page.getByText('Error removing from bookmarks').waitFor()
      await isPressed(page, 'true')
      await page.unroute('**/api/bookmarks')
      await bookmark(page).click()
      await page.getByText('Removed from bookmarks').waitFor()
      await isPressed(page, 'false')
    },
  )

  test(
    'without scripts is kept on a page of its own, which takes it away too',
    { timeout: 120_000 },
    async ({ open }) => {
      const page = await open(product.host, product.path, { javaScript: false })
      await bookmark(page).click()
      await signIn(page, settled())
      await page.waitForURL('**/profile/bookmarks')
      const main = page.getByRole('main')
      await expect.poll(() => main.getByRole('status').textContent()).toContain('Added to bookmarks')
      await expect
        .poll(() => main.getByRole('heading', { level: 2 }).getByRole('link').getAttribute('href'))
        .toMatch(/\/products\/d\//)
      await main.getByRole('button', { name: /^Remove/ }).click()
      await expect.poll(() => main.getByRole('status').textContent()).toContain('Removed from bookmarks')
      await expect.poll(() => main.textContent()).toContain('You have marked nothing yet.')
    },
  )
})

describe('on a list', () => {
  test('a tile has its own, above the link that covers it', { timeout: 120_000 }, async ({ open }) => {
    const page = await open('localhost', '/products', { provoked: /status of 401/ })
    await bookmark(page).focus()
    await expect.poll(() => bookmark(page).evaluate((button) => getComputedStyle(button).opacity)).toBe('1')
    await bookmark(page).click()
    await signIn(page, settled())
    await page.waitForURL('**/products')
    await page.getByText('Added to bookmarks').waitFor()
    await isPressed(page, 'true')
    const name = (await bookmark(page).getAttribute('aria-label')) ?? ''
    await page.getByRole('link', { name: 'Load More Products' }).click()
    await page.waitForFunction(() => document.querySelectorAll('[data-grid] > li').length > 24)
    await page.goto('/profile/bookmarks')
    const marked = await page.getByRole('main').getByRole('heading', { level: 2 }).textContent()
    expect(name).toContain(marked?.trim().replace(', ', ' '))
  })

  test('a tile is marked without scripts too', { timeout: 120_000 }, async ({ open }) => {
    const page = await open('localhost', '/products?sort=price-low', { javaScript: false, width: 390 })
    await bookmark(page).click()
    await signIn(page, settled())
    await page.waitForURL('**/profile/bookmarks')
    await expect
      .poll(() => page.getByRole('main').getByRole('status').textContent())
      .toContain('Added to bookmarks')
  })
})

for (const { host } of sites)
  test(`the bookmarks of ${host} have no faults, wide and narrow`, { timeout: 120_000 }, async ({ open }) => {
    const page = await open(host, '/profile/bookmarks', { provoked: /status of 404/ })
    await signIn(page, settled())
    await page.waitForURL('**/profile/bookmarks')
    expect(await violations(page)).toEqual([])
    await page.goto('/products')
    const href = (await page.locator('main h2 a[href*="/products/d/"]').first().getAttribute('href')) ?? ''
    await page.goto(href)
    await bookmark(page).click()
    await page.getByText('Added to bookmarks').waitFor()
    await page.goto('/profile/bookmarks')
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await violations(page)).toEqual([])
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    }
    expect((await page.goto('/profile/bookmarks/nothing'))?.status()).toBe(404)
  })

function bookmark(page: Page) {
  return page
    .getByRole('main')
    .getByRole('button', { name: /^Bookmark/ })
    .first()
}

async function isPressed(page: Page, pressed: 'true' | 'false'): Promise<void> {
  await expect.poll(() => bookmark(page).getAttribute('aria-pressed')).toBe(pressed)
}
