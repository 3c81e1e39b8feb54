import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test } from './browser.ts'
import { shiftsOf } from './shifts.ts'

/** Nothing glides, so that a place is a place. */
const still = { reducedMotion: 'reduce' } as const

describe('while somebody scrolls', () => {
  test('the page knows which way', async ({ open }) => {
    const page = await open('localhost', '/products', still)
    await expect.poll(() => classesOf(page)).toEqual([])
    await scrollTo(page, 150)
    await expect.poll(() => classesOf(page)).toEqual(['scrolled-some', 'scrolling_down'])
    await scrollTo(page, 500)
    await expect.poll(() => classesOf(page)).toEqual(['scrolled-far', 'scrolled-some', 'scrolling_down'])
    await scrollTo(page, 300)
    await expect.poll(() => classesOf(page)).toEqual(['scrolled-far', 'scrolled-some', 'scrolling_up'])
    await scrollTo(page, 0)
    await expect.poll(() => classesOf(page)).toEqual(['scrolling_up'])
  })

  test('the search bar stays after 100 px and the whole header after 200, on a narrow screen', async ({
    open,
  }) => {
    const page = await open('localhost', '/products', { ...still, width: 390 })
    await scrollTo(page, 90)
    await expect.poll(() => topOf(page, '.finder')).toBeLessThan(40)
    for (const way of [150, 190, 400, 900]) {
      await scrollTo(page, way)
      await expect.poll(() => topOf(page, '.finder'), { message: `at ${way}` }).toBeGreaterThanOrEqual(0)
      await expect.poll(() => topOf(page, '.finder'), { message: `at ${way}` }).toBeLessThan(20)
      await expect.poll(() => topOf(page, '.doors'), { message: `at ${way}` }).toBeLessThan(-40)
    }
    await scrollTo(page, 800)
    await expect.poll(() => topOf(page, '.site-header')).toBe(0)
  })

  test('the header goes on the way down and comes on the way up, on a wide screen', async ({ open }) => {
    const page = await open('localhost', '/products', still)
    await scrollTo(page, 600)
    await expect.poll(() => topOf(page, '.site-header')).toBeLessThan(-90)
    await scrollTo(page, 500)
    await expect.poll(() => topOf(page, '.site-header')).toBe(0)
  })

  test('whoever is in the header keeps it', async ({ open }) => {
    const page = await open('localhost', '/products', still)
    await scrollTo(page, 500)
    await page.getByRole('searchbox', { name: 'Search' }).focus()
    await scrollTo(page, 900)
    await expect.poll(() => topOf(page, '.site-header')).toBe(0)
  })
})

test('a link to the top appears after 200 px and leads there', async ({ open }) => {
  const page = await open('localhost', '/products', still)
  const toTop = page.getByRole('link', { name: 'Back to the top' })
  await scrollTo(page, 190)
  await expect.poll(() => toTop.isVisible()).toBe(false)
  await scrollTo(page, 700)
  await expect.poll(() => toTop.isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Close without an answer' }).click()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

describe.each([1440, 390, 320] as const)('at %s px', (width) => {
  test.for(['/', '/products', '/about-us'])(
    'nothing on %s jumps on the way down and up',
    async (path, { open }) => {
      const page = await open('hearth.localhost', path, { width })
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      const places = Array.from({ length: Math.ceil(height / 400) }, (_, at) => at * 400)
      for (const place of [60, 110, 160, 210, 260, ...places, ...places.toReversed(), 210, 160, 110, 60, 0])
        await scrollTo(page, place)
      expect(await shiftsOf(page)).toEqual([])
    },
  )
})

/** Goes there, once the page has seen where it begins (which it asks after its first frame), and lets it look. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (place) => {
    const begun = Promise.withResolvers<unknown>()
    requestAnimationFrame(() => setTimeout(begun.resolve))
    await begun.promise
    window.scrollTo({ top: place, behavior: 'instant' })
    const seen = Promise.withResolvers<unknown>()
    requestAnimationFrame(() => requestAnimationFrame(seen.resolve))
    await seen.promise
  }, top)
}

async function classesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.documentElement.classList].toSorted())
}

async function topOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top)
}
