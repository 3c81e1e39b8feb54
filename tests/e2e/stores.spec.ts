import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test } from './browser.ts'
import { originOf } from './http.ts'

const store = '/harbour-street-home/products/seller/seller-harbour-street-home'
const views = ([1440, 390] as const).flatMap((width) =>
  [true, false].map((javaScript) => ({ width, javaScript })),
)

const side = (page: Page) => page.locator('#store-filters')
const tiles = (page: Page) => page.locator('[data-grid] > li')
const count = async (page: Page) =>
  Number.parseInt((await page.locator('[data-region=count]').textContent()) ?? '')

/** The cookie banner lies where the way to the top is. */
const answered = async (page: Page) =>
  page.context().addCookies([{ name: 'allow-personal', value: 'no', url: originOf('localhost') }])

describe.each(views)('a seller’s store at $width px, scripts: $javaScript', (view) => {
  const isNarrow = view.width === 390
  const openFilters = async (page: Page) => {
    if (isNarrow) await page.getByRole('button', { name: 'Filters', exact: true }).click()
  }
  const closeFilters = async (page: Page) => {
    const close = page.getByRole('button', { name: 'Close the filters' })
    if (await close.isVisible()) await close.click()
  }

  test('is narrowed by category, room and price, and reset', async ({ open }) => {
    const page = await open('localhost', store, view)
    const whole = await count(page)
    await openFilters(page)
    await side(page)
      .getByRole('link', { name: /^Furniture/ })
      .click()
    await page.waitForURL(`**${store}?category=furniture`)
    await expect.poll(() => count(page)).toBeLessThan(whole)
    const furniture = await count(page)
    if (!view.javaScript) await openFilters(page)
    await side(page)
      .getByRole('link', { name: /^Bedroom/ })
      .click()
    await page.waitForURL(`**${store}?category=furniture&room=bedroom`)
    await expect.poll(() => count(page)).toBeLessThan(furniture)
    if (!view.javaScript) await openFilters(page)
    await page.getByRole('link', { name: 'Less than £100', exact: true }).click()
    await page.waitForURL(`**${store}?below=100&category=furniture&room=bedroom`)
    await expect.poll(async () => (await tiles(page).count()) === (await count(page))).toBe(true)
    if (!view.javaScript) await openFilters(page)
    await page.getByRole('link', { name: 'Reset All' }).first().click()
    await page.waitForURL(`**${store}`)
    await expect.poll(() => count(page)).toBe(whole)
    await closeFilters(page)
    await expect.poll(() => tiles(page).count()).toBe(12)
  })

  test('is sorted', async ({ open }) => {
    const page = await open('localhost', store, view)
    await page.getByText('Sort by: Relevance').click()
    await page.getByRole('link', { name: 'Price low to high' }).click()
    await page.waitForURL(`**${store}?sort=price-low`)
    await expect.poll(() => page.getByText('Sort by: Price low to high').count()).toBe(1)
  })

  test('unfolds its categories and folds them again', async ({ open }) => {
    const page = await open('localhost', store, view)
    await openFilters(page)
    const list = page.locator('[data-region=category]')
    const height = async () => Math.round((await list.boundingBox())?.height ?? 0)
    await expect.poll(() => height()).toBe(200)
    const toggle = page.getByText('Show more...').first()
    await toggle.click()
    await expect.poll(() => height()).toBeGreaterThan(400)
    await page.getByText('Show less...').first().click()
    await expect.poll(() => height()).toBe(200)
  })

  test('leads to the seller’s profile and back', async ({ open }) => {
    const page = await open('localhost', store, view)
    await page.getByRole('heading', { level: 1 }).getByRole('link').click()
    await page.waitForURL('**/profile/seller/seller-harbour-street-home', { waitUntil: 'commit' })
    await page.getByRole('link', { name: /^See everything from/ }).click()
    await page.waitForURL(`**${store}`, { waitUntil: 'commit' })
  })
})

describe('with scripts', () => {
  test('more comes when the end is near, in one order, and everything once', async ({ open }) => {
    const page = await open('localhost', store)
    const all = await count(page)
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        return tiles(page).count()
      })
      .toBe(all)
    const links = await tiles(page)
      .locator('h2 a')
      .evaluateAll((found) => found.map((a) => a.getAttribute('href')))
    expect(new Set(links).size).toBe(all)
    await expect.poll(() => page.locator('[data-more]').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(store)
  })

  test('the way to the top appears after 200 px and goes there', async ({ open }) => {
    const page = await open('localhost', store, { reducedMotion: 'reduce', prepare: answered })
    const up = page.getByRole('link', { name: 'Back to the top' })
    await expect.poll(() => up.isVisible()).toBe(false)
    await page.evaluate(() => scrollTo(0, 250))
    await expect.poll(() => up.isVisible()).toBe(true)
    await up.click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('a keyboard sees what is folded away', async ({ open }) => {
    const page = await open('localhost', store)
    await page.getByRole('link', { name: 'Reset All' }).focus()
    const list = page.locator('[data-region=category]')
    const links = await list.locator('a').count()
    for (let at = 0; at < links; at++) await page.keyboard.press('Tab')
    const last = list.locator('a').last()
    await expect.poll(() => last.evaluate((link) => link === document.activeElement)).toBe(true)
    await expect
      .poll(() =>
        last.evaluate((link) => {
          const box = link.getBoundingClientRect()
          const seen = link.closest('ul')?.getBoundingClientRect()
          return seen !== undefined && box.bottom <= seen.bottom + 1
        }),
      )
      .toBe(true)
  })
})

describe('without scripts', () => {
  test('the button leads to the next page, in the same order, and back again', async ({ open }) => {
    const page = await open('localhost', store, { javaScript: false })
    const first = await tiles(page).locator('h2 a').first().getAttribute('href')
    await page.getByRole('link', { name: /^Load More Products/ }).click()
    await page.waitForURL(/\?page=2&seed=\d+$/)
    await expect.poll(() => tiles(page).locator('h2 a').first().getAttribute('href')).not.toBe(first)
    await page.getByRole('link', { name: 'Previous page' }).click()
    await page.waitForURL(/\?seed=\d+$/)
    await expect.poll(() => tiles(page).locator('h2 a').first().getAttribute('href')).toBe(first)
  })
})

test('a letter of an index leads to its first name', async ({ open }) => {
  const page = await open('localhost', '/store/brands')
  await page.getByRole('navigation', { name: 'From A to Z' }).getByRole('link', { name: 'P' }).click()
  expect(new URL(page.url()).hash).toBe('#letter-P')
  await expect.poll(() => page.locator('#letter-P').getByText('Pom & Pebble').isVisible()).toBe(true)
})

test('the page for an address of nobody searches for its words', async ({ open }) => {
  const page = await open('localhost', '/velvet-sofas/of/nobody', { status: 404 })
  await expect.poll(() => page.locator('#search-again').inputValue()).toBe('velvet sofas')
})
