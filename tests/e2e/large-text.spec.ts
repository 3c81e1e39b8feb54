import { describe, expect } from 'vitest'
import { test } from './browser.ts'
import { productOf, sites } from './sites.ts'

describe('for somebody who reads text twice as large, on a phone', () => {
  for (const { key, host } of sites)
    test(`no page of ${host} is wider than the screen`, async ({ open }) => {
      for (const path of ['/', '/products', productOf('in stock', key).path]) {
        const page = await open(host, path, { width: 390 })
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
        await expect
          .poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: path })
          .toBe(390)
      }
    })
})
