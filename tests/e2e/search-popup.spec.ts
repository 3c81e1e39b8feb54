import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test } from './browser.ts'
import {
  boxOf,
  cardsOf,
  chipsOf,
  fragmentOf,
  popupOf,
  searchFor,
  valueOf,
  watchSearches,
} from './search-box.ts'
import { sites } from './sites.ts'

describe.each(sites)('on $name', ({ host, name }) => {
  test.for([1440, 390] as const)('shows what was searched for at %s px', async (width, { open }) => {
    const page = await open(host, '/about-us', { width })
    await searchFor(page, 'lamp')
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(0)
    await expect.poll(() => chipsOf(page).count()).toBeGreaterThan(0)
    await expect.poll(() => popupOf(page).textContent()).toContain(`Powered by ${name}`)
    expect(await violations(page)).toEqual([])
    await cardsOf(page).locator('a').first().click()
    await page.waitForURL('**/products/d/*')
  })
})

describe('typing', () => {
  test('is waited for a second, and asks once', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await boxOf(page).focus()
    await popupOf(page).waitFor()
    await holdClock(page)
    const asked = watchSearches(page)
    await boxOf(page).pressSequentially('oak')
    await page.clock.runFor(999)
    expect([asked.length, fragmentOf(page)]).toEqual([0, ''])
    await page.clock.runFor(1)
    await cardsOf(page).first().waitFor()
    expect(asked.map(({ search }) => search)).toEqual(['?query=oak'])
    expect(fragmentOf(page)).toBe('#/search/oak')
  })

  test('shows at once what is known to begin like that, the typed part plain and the rest bold', async ({
    open,
  }) => {
    const page = await open('localhost', '/about-us')
    await searchFor(page, 'si')
    const asked = watchSearches(page)
    await boxOf(page).fill('side')
    const first = chipsOf(page).filter({ hasText: /^Side/ }).first()
    await first.waitFor()
    expect(asked).toEqual([])
    await expect.poll(() => first.innerHTML()).toMatch(/^<b><\/b>Side<b>[^<]+<\/b><span> in [^<]+<\/span>$/)
    await expect.poll(() => chipsOf(page).count()).toBeLessThanOrEqual(8)
  })

  test('begins at the first page, without a filter', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await searchFor(page, 'oak')
    await valueOf(page, 'Brown').check()
    await expect.poll(() => fragmentOf(page)).toBe('#/search/oak/color-brown')
    await boxOf(page).fill('oak table')
    await expect.poll(() => fragmentOf(page)).toBe('#/search/oak-table')
    await expect.poll(() => valueOf(page, 'Brown').isChecked()).toBe(false)
  })

  test('is never answered by what was asked before', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    const late = Promise.withResolvers<void>()
    await page.route('**/api/search?query=sofa', async (route) => {
      await late.promise
      await route.continue()
    })
    await boxOf(page).fill('sofa')
    await page.waitForRequest('**/api/search?query=sofa')
    await searchFor(page, 'rug')
    const answered = page.waitForResponse('**/api/search?query=sofa')
    late.resolve()
    await answered
    await page.waitForTimeout(100)
    const names = await cardsOf(page).locator('a').allTextContents()
    expect(names.filter((one) => /sofa/i.test(one))).toEqual([])
    expect(fragmentOf(page)).toBe('#/search/rug')
  })

  test('that finds nothing says so', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await boxOf(page).fill('qqqqzzzz')
    await popupOf(page).getByText('Loading...').first().waitFor()
    await popupOf(page).locator('.products').getByText('No Products found').waitFor()
    await popupOf(page).locator('.options').getByText('No Suggestions Found').waitFor()
  })

  test('finds what was meant by a slip', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await searchFor(page, 'armchiar')
    await expect.poll(() => cardsOf(page).first().textContent()).toMatch(/armchair/i)
  })
})

describe('the popup', () => {
  test('closes a moment after the focus has left all of it', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await searchFor(page, 'oak')
    await holdClock(page)
    await valueOf(page, 'Brown').focus()
    await page.clock.runFor(500)
    await expect.poll(() => popupOf(page).isVisible()).toBe(true)
    await page.locator('footer a').first().focus()
    await page.clock.runFor(99)
    await expect.poll(() => popupOf(page).isVisible()).toBe(true)
    await page.clock.runFor(1)
    await expect.poll(() => popupOf(page).isVisible()).toBe(false)
    expect(fragmentOf(page)).toBe('')
  })

  test('is closed by Back and opened again by Forward', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await searchFor(page, 'oak')
    await page.goBack()
    await expect.poll(() => popupOf(page).isVisible()).toBe(false)
    expect(fragmentOf(page)).toBe('')
    await page.goForward()
    await cardsOf(page).first().waitFor()
    expect(fragmentOf(page)).toBe('#/search/oak')
  })

  test('is left by Cancel as if nobody had searched', async ({ open }) => {
    const page = await open('localhost', '/about-us', { width: 390 })
    await searchFor(page, 'oak')
    await popupOf(page).getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(() => popupOf(page).isVisible()).toBe(false)
    await expect.poll(() => boxOf(page).inputValue()).toBe('')
    await expect.poll(() => fragmentOf(page)).toBe('')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit')
  })

  test('is emptied by the clear button and stays for another search', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await searchFor(page, 'oak')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await expect.poll(() => fragmentOf(page)).toBe('')
    await expect.poll(() => cardsOf(page).count()).toBe(0)
    await expect.poll(() => boxOf(page).evaluate((box) => box === document.activeElement)).toBe(true)
    await searchFor(page, 'rug')
  })

  test('is a sheet on a phone; Escape closes the filters first, then the sheet', async ({ open }) => {
    const page = await open('localhost', '/about-us', { width: 390 })
    await searchFor(page, 'oak')
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await expect.poll(() => popupOf(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
    const filters = popupOf(page).getByRole('button', { name: 'Filters', exact: true })
    await filters.click()
    await popupOf(page).getByRole('region', { name: 'Filters' }).waitFor()
    await page.keyboard.press('Escape')
    await popupOf(page).getByRole('region', { name: 'Filters' }).waitFor({ state: 'hidden' })
    await expect.poll(() => filters.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => popupOf(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => popupOf(page).isVisible()).toBe(false)
    await expect.poll(() => boxOf(page).evaluate((box) => box === document.activeElement)).toBe(true)
    await expect.poll(() => boxOf(page).inputValue()).toBe('oak')
  })

  test('fits a small window, with forced colours and without motion too', async ({ open }) => {
    const page = await open('localhost', '/about-us', {
      width: 320,
      forcedColors: 'active',
      reducedMotion: 'reduce',
    })
    await searchFor(page, 'oak')
    await expect
      .poll(() => popupOf(page).evaluate((popup) => popup.scrollWidth <= popup.clientWidth))
      .toBe(true)
    expect(await violations(page)).toEqual([])
  })
})

describe('the keyboard', () => {
  test('goes to the box by / and through all that can be chosen, and back to the box', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await page.keyboard.press('/')
    await popupOf(page).waitFor()
    await page.keyboard.type('ta')
    await chipsOf(page).nth(1).waitFor()
    const chips = await chipsOf(page).count()
    const texts = await chipsOf(page).allTextContents()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => activeText(page)).toBe(texts[0])
    await page.keyboard.press('End')
    await expect.poll(() => activeText(page)).toBe(texts[chips - 1])
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => activeText(page)).toBeNull()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => activeText(page)).toBe(texts[chips - 1])
    await page.keyboard.press('Home')
    await expect.poll(() => activeText(page)).toBe(texts[0])
    await expect.poll(() => boxOf(page).getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Escape')
    await expect.poll(() => boxOf(page).getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => boxOf(page).inputValue()).toBe('ta')
  })

  test('chooses a suggestion by Enter, and without one what was typed', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await boxOf(page).fill('side')
    const chip = chipsOf(page).filter({ hasText: 'Side tables' }).first()
    await chip.waitFor()
    await boxOf(page).press('ArrowDown')
    const chosen = await activeText(page)
    await boxOf(page).press('Enter')
    await page.waitForURL(/\/products\?searchQuery=./)
    expect(chosen).toContain(new URL(page.url()).searchParams.get('searchQuery'))
    await boxOf(page).fill('rug')
    await boxOf(page).press('Enter')
    await page.waitForURL('**/products?searchQuery=rug')
  })
})

describe('recent searches', () => {
  test('are kept for those who agreed, and gone when they refuse', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await page.getByRole('button', { name: 'Yes, I agree' }).click()
    await searchByEnter(page, 'rug')
    await searchByEnter(page, 'lamp')
    await page.goto('/find-about-cookies')
    await boxOf(page).click()
    const recent = popupOf(page).getByRole('group', { name: 'Recent searches' }).getByRole('option')
    await expect.poll(() => recent.allTextContents()).toEqual(['lamp', 'rug'])
    await page.locator('main').getByRole('button', { name: /no/i }).first().click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
    await page.reload()
    await boxOf(page).click()
    await popupOf(page).waitFor()
    await expect.poll(() => recent.count()).toBe(0)
  })

  test('are not kept for anybody else', async ({ open }) => {
    const page = await open('localhost', '/about-us')
    await searchByEnter(page, 'rug')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
  })
})

/** From here on only the test lets time pass. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
}

async function searchByEnter(page: Page, words: string): Promise<void> {
  await boxOf(page).click()
  await popupOf(page).waitFor()
  await boxOf(page).fill(words)
  await boxOf(page).press('Enter')
  await page.waitForURL(`**/products?searchQuery=${words}`)
}

async function activeText(page: Page): Promise<string | null> {
  const id = await boxOf(page).getAttribute('aria-activedescendant')
  return id === null ? null : popupOf(page).locator(`#${id}[aria-selected=true]`).textContent()
}
