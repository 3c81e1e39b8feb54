import { describe, expect } from 'vitest'
import { test } from './browser.ts'

const awkward = `"><script>alert('“lamp”')</script> & 'sofa' <img src=x onerror=alert(1)>`

const views = [
  { width: 1440, javaScript: true },
  { width: 390, javaScript: false },
] as const

describe.each(views)('the search box at $width px, scripts: $javaScript', (view) => {
  test('leads to what was searched for, by its button and by Enter', async ({ open }) => {
    const page = await open('localhost', '/about-us', view)
    const search = page.locator('#search')
    await search.fill('lamp')
    await search.press('Enter')
    await page.waitForURL('**/products?searchQuery=lamp')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Results for “lamp”')
    await expect
      .poll(() => page.locator('main').getByRole('link', { name: /lamp/i }).count())
      .toBeGreaterThan(0)
    await expect.poll(() => search.inputValue()).toBe('lamp')
    await search.fill('rug')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/products?searchQuery=rug')
  })

  test('shows what was typed as words, whatever they are', async ({ open }) => {
    const page = await open('localhost', '/', view)
    const search = page.locator('#search')
    await search.fill(awkward)
    await search.press('Enter')
    await page.waitForURL('**/products?searchQuery=*')
    await expect.poll(() => search.inputValue()).toBe(awkward)
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).textContent())
      .toBe(`Results for “${awkward}”`)
    await expect.poll(() => page.locator('main').textContent()).toContain('No Products found')
    await expect.poll(() => page.locator('main img').count()).toBe(0)
    await expect.poll(() => page.locator('script').filter({ hasText: 'alert(' }).count()).toBe(0)
    await expect.poll(() => page.title()).toContain(awkward)
  })

  test('is emptied by its clear button, which is there when there is something to clear', async ({
    open,
  }) => {
    const page = await open('localhost', '/', view)
    const search = page.locator('#search')
    const clear = page.getByRole('button', { name: 'Clear the search' })
    await expect.poll(() => clear.isVisible()).toBe(false)
    await search.fill('lamp')
    await clear.click()
    await expect.poll(() => search.inputValue()).toBe('')
    await expect.poll(() => clear.isVisible()).toBe(false)
  })

  test('is left for the whole list by the clear link of a page of results', async ({ open }) => {
    const page = await open('localhost', '/products?searchQuery=lamp', view)
    await page.getByRole('link', { name: 'Clear the search' }).click()
    await page.waitForURL('**/products')
    await expect.poll(() => page.locator('#search').inputValue()).toBe('')
  })

  test('does nothing while it is empty', async ({ open }) => {
    const page = await open('localhost', '/about-us', view)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect.poll(() => page.locator('#search:invalid').count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/about-us')
  })
})
