import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test, views } from './browser.ts'
import { listAt, pathOf, readList } from './list-pages.ts'
import { shiftsOf } from './shifts.ts'

describe.each(views)('at $width px, scripts: $javaScript', (view) => {
  test('a list is narrowed by its panel, and widened by a chip', async ({ open }) => {
    const page = await open('localhost', '/products/category-furniture', view)
    await openPanel(page)
    await page
      .locator('[data-region=panel]')
      .getByRole('link', { name: /^Black/ })
      .click()
    await page.waitForURL('**/products/category-furniture/color-black')
    await expect
      .poll(async () => readList(await page.content()))
      .toEqual(await listAt('localhost', '/products/category-furniture/color-black'))
    if (view.javaScript && view.width === 390) await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Remove Furniture' }).click()
    await page.waitForURL('**/products/color-black')
    await expect
      .poll(async () => readList(await page.content()))
      .toEqual(await listAt('localhost', '/products/color-black'))
  })

  test('a list is sorted', async ({ open }) => {
    const page = await open('localhost', '/products', view)
    await page.getByText('Sort by: All Products').click()
    await page.getByRole('link', { name: 'Price high to low' }).click()
    await page.waitForURL('**/products?sort=price-high')
    await page.getByText('Sort by: Price high to low').waitFor()
    const prices = await page.locator('[data-grid] .price > span:first-child').allTextContents()
    const pounds = prices.map((price) => Number(price.replace(/[£,]/g, '')))
    expect(pounds.length).toBeGreaterThan(20)
    expect(pounds).toEqual(pounds.toSorted((one, other) => other - one))
  })

  test('more products come', async ({ open }) => {
    const page = await open('localhost', '/products', view)
    const more = page.getByRole('link', { name: 'Load More Products' })
    await expect.poll(() => more.getAttribute('href')).toBe('/products?page=2')
    await more.click()
    const right = view.javaScript
      ? await listAt('localhost', '/products', 1)
      : await listAt('localhost', '/products?page=2')
    await expect.poll(async () => readList(await page.content())).toEqual(right)
    expect(pathOf(page)).toBe(view.javaScript ? '/products' : '/products?page=2')
  })
})

describe('in place', () => {
  test('the focus stays at the value, and the count is said once', async ({ open }) => {
    const page = await open('localhost', '/products', { width: 1440 })
    const value = page.locator('[data-region=panel]').getByRole('link', { name: /^Lighting/ })
    await value.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products/category-lighting')
    const { count } = await listAt('localhost', '/products/category-lighting')
    await expect.poll(() => page.locator('[data-announced]').textContent()).toBe(`${count} Products`)
    await expect.poll(() => value.evaluate((link) => link === document.activeElement)).toBe(true)
    await expect.poll(() => value.getAttribute('aria-current')).toBe('true')
    await expect.poll(() => page.title()).toContain('Lighting')
  })

  test('what is wanted last is what stays, however late the first answer comes', async ({ open }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const page = await open('localhost', '/products', {
      prepare: (opened) =>
        opened.route('**/products/category-storage', async (route) => {
          await held
          await route.continue().catch(() => undefined)
        }),
      provoked: /ERR_|aborted/,
    })
    const panel = page.locator('[data-region=panel]')
    await panel.getByRole('link', { name: /^Storage/ }).click()
    await panel.getByRole('link', { name: /^Lighting/ }).click()
    await page.waitForURL('**/products/category-lighting')
    release()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Lighting')
    await page.waitForTimeout(300)
    expect([pathOf(page), await page.locator('h1').textContent()]).toEqual([
      '/products/category-lighting',
      'Lighting',
    ])
  })

  test('where the answer doesn’t come, the browser goes there itself', async ({ open }) => {
    const page = await open('localhost', '/products', {
      prepare: (opened) =>
        opened.route('**/products/category-lighting', async (route) =>
          route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
        ),
      provoked: /ERR_FAILED/,
    })
    await page.evaluate(() => document.documentElement.classList.add('the-same-page'))
    await page
      .locator('[data-region=panel]')
      .getByRole('link', { name: /^Lighting/ })
      .click()
    await page.waitForURL('**/products/category-lighting')
    await expect.poll(() => page.locator('h1').textContent()).toBe('Lighting')
    await expect.poll(() => page.locator('html.the-same-page').count()).toBe(0)
  })

  test('a link with Ctrl opens a tab of its own', async ({ open }) => {
    const page = await open('localhost', '/products')
    const link = page.locator('[data-region=panel]').getByRole('link', { name: /^Lighting/ })
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['Control'] }),
    ])
    await tab.waitForURL('**/products/category-lighting')
    expect(pathOf(page)).toBe('/products')
  })

  test('a list is asked for when somebody points at its link', async ({ open }) => {
    const page = await open('localhost', '/products')
    const asked = page.waitForRequest('**/products/category-lighting')
    await page
      .locator('[data-region=panel]')
      .getByRole('link', { name: /^Lighting/ })
      .hover()
    await asked
  })

  test('coming back from a product finds the same products in the same place', async ({ open }) => {
    const page = await open('localhost', '/products', { reducedMotion: 'reduce' })
    await page.getByRole('link', { name: 'Load More Products' }).click()
    const right = await listAt('localhost', '/products', 1)
    await expect.poll(async () => readList(await page.content())).toEqual(right)
    const tile = page.locator('[data-grid] > li').nth(36)
    await tile.scrollIntoViewIfNeeded()
    await page.waitForTimeout(400)
    const before = await topOf(page, 36)
    await tile.locator('h2 a').click()
    await page.waitForURL('**/products/d/*')
    await page.goBack()
    await expect.poll(async () => readList(await page.content())).toEqual(right)
    await expect.poll(async () => Math.abs((await topOf(page, 36)) - before)).toBeLessThan(4)
  })

  test('reloading keeps the pages that were loaded', async ({ open }) => {
    const page = await open('localhost', '/products')
    await page.getByRole('link', { name: 'Load More Products' }).click()
    const right = await listAt('localhost', '/products', 1)
    await expect.poll(async () => readList(await page.content())).toEqual(right)
    await page.reload()
    await expect.poll(async () => readList(await page.content())).toEqual(right)
  })
})

describe('how somebody likes to see lists', () => {
  test('is remembered, and there at the first paint', async ({ open }) => {
    const page = await open('localhost', '/products')
    await expect.poll(() => columnsOf(page)).toBe(4)
    await page.locator('.of-columns label', { hasText: '3' }).click()
    await expect.poll(() => columnsOf(page)).toBe(3)
    await page.getByText('Hide filters').click()
    await expect.poll(() => page.locator('#filters').isVisible()).toBe(false)
    await page.goto('/products/category-furniture')
    await expect.poll(() => columnsOf(page)).toBe(3)
    await expect.poll(() => page.locator('#filters').isVisible()).toBe(false)
    expect(await shiftsOf(page)).toEqual([])
    await page.getByText('Show filters').first().click()
    await page.reload()
    await expect.poll(() => page.locator('#filters').isVisible()).toBe(true)
  })

  test.for([2, 3, 4, 5])('works without scripts for %s columns', async (columns, { open }) => {
    const page = await open('localhost', '/products', { javaScript: false })
    await page.locator('.of-columns label', { hasText: String(columns) }).click()
    const tiles = await page.locator('[data-grid] > li').all()
    const tops = await Promise.all(tiles.slice(0, 10).map(async (tile) => (await tile.boundingBox())?.y))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  })
})

describe('on a narrow screen', () => {
  test('the panel opens over the list, stays while somebody chooses, and closes by its button and Escape', async ({
    open,
  }) => {
    const page = await open('localhost', '/products', { width: 390 })
    const panel = page.locator('#filters')
    await expect.poll(() => panel.isVisible()).toBe(false)
    await openPanel(page)
    await panel.getByRole('link', { name: /^Lighting/ }).click()
    await page.waitForURL('**/products/category-lighting')
    await expect.poll(() => panel.isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Close the filters' }).click()
    await expect.poll(() => panel.isVisible()).toBe(false)
    await openPanel(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => panel.isVisible()).toBe(false)
  })
})

test('a value that would leave nothing is there, and is no link', async ({ open }) => {
  const page = await open('localhost', '/products/category-lighting/room-garden?unfold=colour')
  const impossible = page.locator('[data-region=panel] a:not([href])')
  await expect.poll(() => impossible.count()).toBeGreaterThan(0)
  for (const text of await impossible.allTextContents()) expect(text.trim()).toMatch(/ 0$/)
})

test('a list of nothing says so, and leads on', async ({ open }) => {
  const page = await open('localhost', '/products?searchQuery=nothing+of+the+kind')
  await expect.poll(() => page.locator('main').textContent()).toContain('No Products found')
  await page.getByRole('link', { name: 'See all products' }).click()
  await page.waitForURL('**/products')
})

async function openPanel(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Show filters' })
  if (await opener.isVisible()) await opener.click()
}

async function columnsOf(page: Page): Promise<number> {
  return page
    .locator('[data-grid]')
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
}

async function topOf(page: Page, product: number): Promise<number> {
  return page
    .locator('[data-grid] > li')
    .nth(product)
    .evaluate((item) => item.getBoundingClientRect().top)
}
