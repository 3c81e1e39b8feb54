import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test } from './browser.ts'
import { boxOf, cardsOf, fragmentOf, popupOf, searchFor, valueOf } from './search-box.ts'

/** So many products come at a time. */
const some = 12

describe('what the search popup finds', () => {
  test('never shows a hidden price', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    const hidden = await hiddenName(page)
    await searchFor(page, hidden)
    const card = cardsOf(page).filter({ hasText: 'Request Price' }).first()
    await card.waitFor()
    await expect.poll(() => card.textContent()).not.toContain('£')
  })

  test('grows by its button until all of it is there', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await searchFor(page, 'oak')
    const total = Number(/^\d+/.exec((await popupOf(page).getByRole('status').textContent()) ?? '')?.[0])
    expect(total).toBeGreaterThan(some)
    const more = popupOf(page).getByRole('button', { name: 'More Products' })
    for (let pages = 1; pages < Math.ceil(total / some); pages += 1) {
      await expect.poll(() => cardsOf(page).count()).toBe(pages * some)
      await more.focus()
      await more.press('Enter')
      await expect.poll(() => cardsOf(page).count()).toBe(Math.min(total, (pages + 1) * some))
    }
    await expect.poll(() => more.count()).toBe(0)
    const links = await cardsOf(page)
      .locator('a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    expect(new Set(links).size).toBe(total)
    await expect.poll(() => isOnACard(page)).toBe(true)
  })

  test('stays open when its button goes on a slow device, with the focus on what came', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await searchFor(page, 'oak')
    const more = popupOf(page).getByRole('button', { name: 'More Products' })
    for (let shown = some, all = await countOf(page); shown + some < all; shown += some) {
      await more.press('Enter')
      await expect.poll(() => cardsOf(page).count()).toBe(shown + some)
    }
    await more.focus()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 30 })
    await more.press('Enter')
    await expect.poll(() => more.count()).toBe(0)
    await expect.poll(() => isOnACard(page)).toBe(true)
    await expect.poll(() => popupOf(page).isVisible()).toBe(true)
  })

  test('is narrowed by the panel, one category at a time, and Back takes the last choice away', async ({
    open,
  }) => {
    const page = await open('localhost', '/about-us')
    await searchFor(page, 'oak')
    const all = await countOf(page)
    await popupOf(page).locator('summary', { hasText: 'Category' }).click()
    await valueOf(page, 'Beds').check()
    await expect.poll(() => fragmentOf(page)).toMatch(/^#\/search\/oak\/category-.*beds$/)
    const beds = await countOf(page)
    expect(beds).toBeLessThan(all)
    await valueOf(page, 'Dining chairs').check()
    await expect.poll(() => fragmentOf(page)).toMatch(/^#\/search\/oak\/category-.*dining-chairs$/)
    await expect.poll(() => valueOf(page, 'Beds').isChecked()).toBe(false)
    await page.goBack()
    await expect.poll(() => valueOf(page, 'Beds').isChecked()).toBe(true)
    await expect.poll(() => countOf(page)).toBe(beds)
    await popupOf(page).getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => fragmentOf(page)).toBe('#/search/oak')
    await expect.poll(() => countOf(page)).toBe(all)
  })

  test('stands in an address that can be shared, reloaded and come back to', async ({ open }) => {
    const page = await open('localhost', '/about-us#/search/oak-table/nonsense/color-natural-brown')
    await cardsOf(page).first().waitFor()
    await expect.poll(() => boxOf(page).inputValue()).toBe('oak table')
    expect(fragmentOf(page)).toBe('#/search/oak-table/color-brown-natural')
    await expect.poll(() => valueOf(page, 'Brown').isChecked()).toBe(true)
    const shown = await cardsOf(page).allTextContents()
    await page.reload()
    await cardsOf(page).first().waitFor()
    await expect.poll(() => cardsOf(page).allTextContents()).toEqual(shown)
    await cardsOf(page).locator('a').first().click()
    await page.waitForURL('**/products/d/*')
    await page.goBack()
    await cardsOf(page).first().waitFor()
    await expect.poll(() => cardsOf(page).allTextContents()).toEqual(shown)
  })

  test('can’t be had while the search is down: then a plain link leads on', async ({ open }) => {
    const page = await open('localhost', '/about-us', { provoked: /503/ })
    await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: { error: {} } }))
    await boxOf(page).fill('sofa')
    const link = popupOf(page).getByRole('link', { name: 'See the page of results instead' })
    await link.click()
    await page.waitForURL('**/products?searchQuery=sofa')
  })
})

/** How many there are, once the answer is there. */
async function countOf(page: Page): Promise<number> {
  await popupOf(page).locator('.products[aria-busy=false]').waitFor()
  return Number(/^\d+/.exec((await popupOf(page).getByRole('status').textContent()) ?? '')?.[0])
}

/** The name of something that is only sold on request. */
async function hiddenName(page: Page): Promise<string> {
  const tile = page.locator('article, li').filter({ hasText: 'Request Price' }).first()
  for (let at = 1; at < 10; at += 1) {
    await page.goto(`/products?page=${at}`)
    if ((await tile.count()) > 0) return (await tile.getByRole('link').first().textContent())?.trim() ?? ''
  }
  throw new Error('Nothing in the list is sold on request.')
}

async function isOnACard(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.closest('.products li') != null)
}
