import type { Page } from 'playwright'
import { expect } from 'vitest'
import { test } from './browser.ts'
import { productOf } from './sites.ts'

/** As long as a site's name may be, and as hard to break. */
const longName = 'Wohnungseinrichtungsgesellschaft Rindfleischetikettierung Co'
const longMail =
  'kundenbetreuung.und.ruecksendungen.von.einrichtungsgegenstaenden@wohnungseinrichtung.example'

const { path: product } = productOf('in stock', 'archipelago')

const framed = ['.site-header .name', '.site-header .doors', '.site-footer .name', '.site-footer address']

test.for(['/', '/about-us', '/data-protection', '/offline', '/sign-out', product])(
  'a long name and a long address fit on %s, however narrow the screen',
  async (path, { open }) => {
    const page = await open('localhost', path, { prepare: rename })
    await expect.poll(() => page.locator('.site-header .name').textContent()).toContain(longName)
    for (const width of [1440, 995, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0)
      for (const selector of framed)
        expect(await sticksOut(page, selector), `${selector} at ${width} px`).toBe(false)
    }
  },
)

test('a seller without a telephone says so above and below', async ({ open }) => {
  const page = await open('nordlys.localhost', '/')
  await expect.poll(() => page.locator('.top-bar').textContent()).toMatch(/\bNA\b/)
  await expect.poll(() => page.locator('.site-footer address').textContent()).toMatch(/\bNA\b/)
})

async function rename(page: Page): Promise<void> {
  await page.route(/.*/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const text = await response.text()
    const body = text
      .replaceAll('hello@archipelago.example', longMail)
      .replaceAll(/Archipelago(?! Home)/g, longName)
    return route.fulfill({ response, body })
  })
}

async function sticksOut(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect()
    return left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1
  })
}
