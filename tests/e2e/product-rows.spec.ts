import { describe, expect } from 'vitest'
import { test } from './browser.ts'

const host = 'localhost'
const oat = '/alder-three-seater-sofa-oat-weave/products/d/sofa-alder-oat-weave'

describe('the rows beneath', () => {
  test('come when somebody is near, and go round by their buttons', async ({ open }) => {
    const page = await open(host, oat)
    const row = page.getByRole('region', { name: 'Recommended for you' })
    await expect.poll(() => row.count()).toBe(0)
    await page.getByRole('navigation', { name: 'More products' }).scrollIntoViewIfNeeded()
    await row.waitFor()
    await expect.poll(() => row.getByRole('heading', { level: 3 }).count()).toBeLessThanOrEqual(24)
    const list = row.getByRole('list')
    const scrolled = () => list.evaluate((one) => one.scrollLeft)
    await row.getByRole('button', { name: 'Next' }).click()
    await expect.poll(scrolled).toBeGreaterThan(100)
    await row.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(scrolled).toBe(0)
    await row.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => row.getByRole('button', { name: 'Play' }).count()).toBe(1)
  })

  test('have no buttons where nothing scrolls, and get them when the window is narrower', async ({
    open,
  }) => {
    const page = await open(host, '/products/beside/sofa-alder')
    const row = page.getByRole('region', { name: 'Associated Products' })
    const cards = await row.getByRole('heading', { level: 3 }).count()
    expect(cards).toBeLessThanOrEqual(5)
    expect(cards).toBeGreaterThan(2)
    const next = row.getByRole('button', { name: 'Next' })
    await expect.poll(() => next.count()).toBe(0)
    await expect.poll(() => row.getByRole('list').getAttribute('tabindex')).toBe('-1')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => next.count()).toBe(1)
    await expect.poll(() => row.getByRole('list').getAttribute('tabindex')).toBe('0')
  })

  test.for([
    [1440, 5, 6],
    [390, 2, 2],
  ] as const)('show at %s px as many as they should', async ([width, similar, recommended], { open }) => {
    const page = await open(host, '/products/beside/sofa-alder', { width })
    for (const [name, most] of [
      ['Similar Products', similar],
      ['Recommended for you', recommended],
    ] as const) {
      const list = page.getByRole('region', { name }).getByRole('list')
      const shown = await list.evaluate(
        (one) => one.clientWidth / (one.querySelector('li')?.getBoundingClientRect().width ?? 1),
      )
      expect(Math.floor(shown)).toBe(most)
    }
  })
})
