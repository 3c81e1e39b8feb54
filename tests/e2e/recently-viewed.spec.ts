import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test } from './browser.ts'
import { http, originOf } from './http.ts'
import { productOf } from './sites.ts'
import { productLinks } from './survey.ts'

const agreed = async (page: Page) =>
  page.context().addCookies([{ name: 'allow-personal', value: 'yes', url: originOf('localhost') }])
const kept = async (page: Page) => page.evaluate(() => localStorage.getItem('recentProducts'))
const row = (page: Page) => page.getByRole('region', { name: 'Recently viewed' })

/** One variant of each product. */
async function pathsOf(list: string): Promise<string[]> {
  const { text } = await http('localhost', list)
  const titles = [...text.matchAll(/<h2>\s*(<a [^>]*>)/g)].map(([, link = '']) => link)
  return productLinks(titles.join('')).slice(0, 12)
}

describe('what somebody has looked at', () => {
  test('is remembered by nobody who hasn’t agreed', async ({ open }) => {
    const [product = ''] = await pathsOf('/products')
    const page = await open('localhost', product)
    await expect.poll(() => kept(page)).toBeNull()
    await page.goto('/')
    await expect.poll(() => row(page).isVisible()).toBe(false)
  })

  test('stands on the home page and below lists, the latest first, without prices', async ({ open }) => {
    const [one = '', other = ''] = await pathsOf('/products')
    const page = await open('localhost', one, { prepare: agreed })
    await expect.poll(() => kept(page)).not.toBeNull()
    await page.goto(other)
    await expect.poll(async () => (await kept(page))?.includes(other)).toBe(true)
    for (const path of ['/', '/products']) {
      await page.goto(path)
      await expect.poll(() => row(page).getByRole('link').count()).toBe(2)
      const links = row(page).getByRole('link')
      await expect
        .poll(() => links.evaluateAll((found) => found.map((link) => link.getAttribute('href'))))
        .toEqual([other, one])
      await expect.poll(() => row(page).textContent()).not.toContain('£')
    }
    await expect.poll(() => kept(page)).not.toMatch(/price|rrp|£/)
  })

  test('tells nothing of a hidden price, in what is kept and in what is sent', async ({ open }) => {
    const { host, path } = productOf('priced on request')
    const sent: string[] = []
    const prepare = async (page: Page) => {
      page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''))
      await page.context().addCookies([{ name: 'allow-personal', value: 'yes', url: originOf(host) }])
    }
    const page = await open(host, path, { prepare })
    await expect.poll(() => kept(page)).not.toBeNull()
    await page.locator('.variants a:not([aria-current])').first().click()
    await page.getByRole('link', { name: 'Picture 2' }).click()
    await page.locator('product-rows').scrollIntoViewIfNeeded()
    await page.getByRole('region', { name: 'Similar Products' }).waitFor()
    await page.goto('/')
    await row(page).getByRole('link').first().waitFor()
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    const cookies = JSON.stringify(await page.context().cookies())
    const [product] = Object(JSON.parse((await kept(page)) ?? '{}')).products
    expect(Object.keys(product).toSorted()).toEqual([
      '_id',
      'brand',
      'category',
      'name',
      'path',
      'picture',
      'room',
    ])
    expect(stored + cookies + sent.join(' ')).not.toMatch(/price|rrp|pence|surcharge|£|%C2%A3/i)
  })

  test('is ten products at most, each once', async ({ open }) => {
    const paths = await pathsOf('/products')
    const page = await open('localhost', paths[0] ?? '', { prepare: agreed })
    for (const path of [...paths, ...paths.slice(0, 2)]) {
      await page.goto(path)
      await expect.poll(async () => (await kept(page))?.includes(path)).toBe(true)
    }
    await page.goto('/')
    await expect.poll(() => row(page).getByRole('link').count()).toBe(10)
  })

  test('is forgotten at a click, and when somebody changes their mind', async ({ open }) => {
    const [product = ''] = await pathsOf('/products')
    const page = await open('localhost', product, { prepare: agreed })
    await expect.poll(() => kept(page)).not.toBeNull()
    await page.goto('/')
    await row(page).getByRole('button', { name: 'Forget these' }).click()
    await expect.poll(() => row(page).isVisible()).toBe(false)
    await expect.poll(() => kept(page)).toBeNull()
    await page.goto(product)
    await expect.poll(() => kept(page)).not.toBeNull()
    await page.getByRole('link', { name: 'Cookie choices' }).click()
    await page.getByRole('button', { name: 'Close without an answer' }).click()
    await expect.poll(() => kept(page)).toBeNull()
  })

  test('is nothing where something else was written', async ({ open }) => {
    const page = await open('localhost', '/', { prepare: agreed })
    for (const text of [
      'not json',
      '{"keptAt":1}',
      '{"keptAt":9e15,"products":[{"_id":"x","name":"x","category":"","brand":"","room":"","path":"//evil.example","picture":"/x"}]}',
      'null',
    ]) {
      await page.evaluate((written) => localStorage.setItem('recentProducts', written), text)
      await page.reload()
      await expect.poll(() => row(page).isVisible()).toBe(false)
    }
  })
})
