import { describe, expect } from 'vitest'
import { test, views } from './browser.ts'
import { sites } from './sites.ts'

const [{ host } = { host: 'localhost' }] = sites

describe.each(views)('at $width px, scripts: $javaScript', (view) => {
  test('a newcomer walks from the list to a product and back', async ({ open }) => {
    const page = await open(host, '/products', view)
    const product = page.locator('main a[href*="/products/d/"]').first()
    const address = await product.getAttribute('href')
    await product.click()
    await page.waitForURL(`**${address}`)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expect.poll(() => page.locator('main').textContent()).toMatch(/£[\d,]+\.\d|price/i)
    await page.goBack()
    await page.waitForURL('**/products')
  })

  test('a page that is not there still shows the way on', async ({ open }) => {
    const page = await open(host, '/nothing/lives/here', { ...view, status: 404 })
    await expect.poll(() => page.locator('a[href="/"], a[href="/products"]').count()).toBeGreaterThan(0)
  })
})
