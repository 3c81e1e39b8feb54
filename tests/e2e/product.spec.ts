import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test } from './browser.ts'
import { http } from './http.ts'
import { shiftsOf } from './shifts.ts'
import { productOf } from './sites.ts'

const host = 'localhost'
/** It has five variants, options with swatches, and a second seller. */
const oat = '/alder-three-seater-sofa-oat-weave/products/d/sofa-alder-oat-weave'
const moss = '/alder-three-seater-sofa-moss-weave/products/d/sofa-alder-moss-weave'

describe('without scripts', () => {
  const view = { javaScript: false }

  test('an option gives its first swatch and its price, and a swatch another picture', async ({ open }) => {
    const page = await open(host, oat, view)
    const before = await priceOf(page)
    await page.getByText('Select Option').click()
    await page.getByRole('link', { name: /Cotton velvet/ }).click()
    await expect.poll(() => chosenIn(page, 'Swatches')).toEqual(['Emerald velvet'])
    await expect.poll(() => priceOf(page)).not.toBe(before)
    await page.getByRole('link', { name: 'Petrol velvet' }).click()
    await expect.poll(() => chosenIn(page, 'Swatches')).toEqual(['Petrol velvet'])
    expect(new URL(page.url()).pathname).toBe(oat)
  })

  test('another seller can be insisted on, and given up again', async ({ open }) => {
    const page = await open(host, oat, view)
    const before = await priceOf(page)
    await page.getByText('One other seller offers this').click()
    await page.getByRole('link', { name: /^Choose/ }).click()
    await expect.poll(() => priceOf(page)).not.toBe(before)
    await expect.poll(() => page.getByText('You have chosen this seller.').isVisible()).toBe(true)
    await page.getByRole('link', { name: /^Choose/ }).click()
    await expect.poll(() => priceOf(page)).toBe(before)
  })

  test('what goes into the cart is what was chosen, after signing in', async ({ open }) => {
    const page = await open(host, `${oat}?option=sofa-alder-oat-weave--velvet`, view)
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
    const sent = page.waitForRequest('**/api/cart/lines')
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    const fields = new URLSearchParams((await sent).postData() ?? '')
    expect(Object.fromEntries(fields)).toMatchObject({
      variantId: 'sofa-alder-oat-weave',
      optionId: 'sofa-alder-oat-weave--velvet',
      swatchId: expect.stringContaining('emerald'),
      qty: '2',
      buyNow: 'no',
    })
    await page.getByLabel('E-mail address').waitFor()
  })

  test('the rows beneath are a page of their own', async ({ open }) => {
    const page = await open(host, oat, view)
    await page.getByRole('navigation', { name: 'More products' }).getByRole('link').first().click()
    const row = page.getByRole('region', { name: 'Similar Products' })
    await expect.poll(() => row.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(2)
  })
})

describe('a choice in place', () => {
  test('changes everything that speaks of it, and Back takes it back', async ({ open }) => {
    const page = await open(host, oat)
    await mark(page)
    const before = await told(page)
    await variantOf(page, 'Moss weave').click()
    await expect.poll(() => told(page)).toEqual(await toldBy(moss))
    await expect.poll(() => told(page)).not.toEqual(before)
    expect(new URL(page.url()).pathname).toBe(moss)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('variant-sofa-alder-moss-weave')
    await page.goBack()
    await expect.poll(() => told(page)).toEqual(before)
    await expect.poll(() => isMarked(page)).toBe(true)
  })

  test('keeps how many somebody wants, and is said aloud', async ({ open }) => {
    const page = await open(host, oat)
    await page.getByRole('button', { name: 'One more' }).click()
    await variantOf(page, 'Moss weave').click()
    await expect.poll(() => new URL(page.url()).pathname).toBe(moss)
    await expect.poll(() => page.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('2')
    await expect
      .poll(() => page.locator('[data-announced]').textContent())
      .toMatch(/^Moss weave, £[\d,.]+, Available/)
  })

  test('ends with the last of fifty, its picture included, and nothing jumps', async ({ open }) => {
    const page = await open(host, oat)
    await mark(page)
    await page.evaluate(async () => {
      for (let turn = 0; turn < 50; turn += 1) {
        const links = document.querySelectorAll<HTMLAnchorElement>('.variants a')
        links[turn % links.length]?.click()
        await new Promise((resolve) => setTimeout(resolve, turn % 7 === 0 ? 60 : 5))
      }
      document.querySelector<HTMLAnchorElement>('#variant-sofa-alder-moss-weave')?.click()
    })
    await expect.poll(() => told(page)).toEqual(await toldBy(moss))
    await page.waitForTimeout(300)
    await expect.poll(() => told(page)).toEqual(await toldBy(moss))
    await expect.poll(() => isMarked(page)).toBe(true)
    expect(await shiftsOf(page)).toEqual([])
  })

  test('leads from there to the reviews of what is shown, filtered or not', async ({ open }) => {
    const page = await open(host, `${oat}?stars=5#reviews`)
    await mark(page)
    await variantOf(page, 'Moss weave').click()
    await expect.poll(() => told(page)).toEqual(await toldBy(moss))
    await page.locator('#reviews').getByRole('link', { name: '4 stars' }).click()
    await page.waitForURL(`**${moss}?stars=4#reviews`)
  })

  test('by keyboard: the options open, close by Escape, and are chosen by Enter', async ({ open }) => {
    const page = await open(host, oat)
    const options = page.locator('summary#options')
    await options.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('Textured weave')
    await page.keyboard.press('Escape')
    await expect
      .poll(() => page.locator('details.options').evaluate((list: HTMLDetailsElement) => list.open))
      .toBe(false)
    await expect.poll(() => options.evaluate((summary) => summary === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).search).toContain('boucle')
    await expect.poll(() => options.textContent()).toContain('Bouclé')
  })

  test('a swatch is seen large while somebody looks at it, until Escape', async ({ open }) => {
    const page = await open(host, `${oat}?option=sofa-alder-oat-weave--velvet`)
    const preview = page.locator('.swatches .preview').first()
    await page.locator('.swatches .chip').first().hover()
    await expect.poll(() => preview.isVisible()).toBe(true)
    await expect.poll(() => preview.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 })
    await page.mouse.move(0, 0)
    await page.locator('.swatches a').nth(1).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    await expect.poll(() => page.locator('.swatches .preview').nth(1).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.swatches .preview').nth(1).isVisible()).toBe(false)
  })
})

describe('somebody who isn’t signed in', () => {
  test('comes back from signing in to what they wanted', async ({ open }) => {
    const page = await open(host, oat, { provoked: /status of 401/ })
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByLabel('E-mail address').fill('ada@customers.example')
    await page.locator('input[type=password]').fill('walnut lamp harbour')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Added to cart').waitFor()
    await page.getByRole('button', { name: 'Buy now' }).click()
    await page.waitForURL('**/purchase/cart')
  })
})

describe('on a phone', () => {
  test('picture, name, price, stock and the first choices are seen at once', async ({ open }) => {
    const page = await open(host, oat, { width: 390 })
    const bar = await page.getByRole('group', { name: 'Buy', exact: true }).boundingBox()
    const bottom = bar?.y ?? 0
    expect(bottom).toBeGreaterThan(700)
    const seen = [
      page.locator('product-gallery img').first(),
      page.getByRole('heading', { level: 1 }),
      page.locator('.cost .price').first(),
      page.getByText('Available, Ship in 4/5 weeks'),
      variantOf(page, 'Moss weave'),
    ]
    for (const part of seen) {
      const place = await part.boundingBox()
      expect((place?.y ?? bottom) + (place?.height ?? 0)).toBeLessThanOrEqual(bottom + 1)
    }
  })

  test.for([true, false])('an address leads to the reviews, scripts: %s', async (javaScript, { open }) => {
    const page = await open(host, `${oat}#reviews`, { width: 390, javaScript })
    const top = async () => (await page.getByRole('heading', { name: 'Reviews' }).boundingBox())?.y
    await expect.poll(top).toBeGreaterThan(0)
    await expect.poll(top).toBeLessThan(400)
  })

  test.for([true, false])(
    'three tabs hold what there is to read, scripts: %s',
    async (javaScript, { open }) => {
      const page = await open(host, oat, { width: 390, javaScript })
      const table = page.getByRole('table')
      await expect.poll(() => table.isVisible()).toBe(false)
      await page.getByText('Specifications', { exact: true }).first().click()
      await expect.poll(() => table.isVisible()).toBe(true)
      expect((await page.locator('.about input:checked').boundingBox())?.width).toBe(1)
      await expect.poll(() => table.textContent()).toContain('SKU Number')
      await expect.poll(() => page.getByRole('img', { name: /^Size: 218 cm wide/ }).isVisible()).toBe(true)
    },
  )
})

describe('a price on request', () => {
  const { host: where, path } = productOf('priced on request')

  test('is asked for by email, and nothing tells it', async ({ open }) => {
    const page = await open(where, path)
    const main = page.locator('.product')
    await expect.poll(() => main.getByRole('link', { name: 'Request Price' }).count()).toBe(1)
    const ask = main.getByRole('link', { name: 'Get price via email' })
    await expect.poll(() => ask.getAttribute('href')).toMatch(/^\/profile\/productrequest\/ask\/[\w-]+\?/)
    await expect.poll(() => page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
    expect(await page.content()).not.toMatch(/"offers"|"price/)
  })
})

describe('what is out of stock', () => {
  const { host: where, path } = productOf('out of stock')

  test('says so, and why it can’t be bought', async ({ open }) => {
    const page = await open(where, path)
    const button = page.getByRole('button', { name: 'Add to cart' }).first()
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    await expect.poll(() => page.locator('.cost').textContent()).toContain('Temporarily out of stock')
    await expect.poll(() => page.getByRole('button', { name: 'Buy now' }).count()).toBe(0)
  })
})

/** What a page says of itself in all places. */
async function told(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    shared: document.querySelector('meta[property="og:url"]')?.getAttribute('content'),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent),
    crumb: document.querySelector('[aria-current=page]')?.textContent?.trim(),
    picture: document.querySelector('product-gallery img')?.getAttribute('src'),
    price: document.querySelector('.cost .price .ok')?.textContent?.trim(),
    bar: document.querySelector('.buy-bar .price')?.textContent?.trim(),
    sku: document.querySelector('.specs td')?.textContent?.trim(),
    chosen: document.querySelector('.variants [aria-current]')?.id,
    page: document.querySelector<HTMLInputElement>('#buy input[name=page]')?.value,
    reviews: [...document.querySelectorAll('.bars a')].map((link) => link.getAttribute('href')),
  }))
}

/** The same of a page as the edge sends it. */
async function toldBy(path: string): Promise<Record<string, unknown>> {
  const { text } = await http(host, path)
  const part = (shape: RegExp) =>
    shape
      .exec(text)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim()
  const canonical = part(/<link rel="canonical" href="([^"]*)"/)
  return expect.objectContaining({
    title: part(/<title>([^<]*)</),
    canonical,
    shared: canonical,
    data: [/<script type="application\/ld\+json">([^]*?)<\/script>/.exec(text)?.[1]],
    price: part(/class="cost"[^]*?class="ok">([^<]*)</),
    bar: part(/class="buy-bar"[^]*?class="price"[^>]*>([^<]*)</),
    reviews: [`${path}?stars=5#reviews`, `${path}?stars=4#reviews`],
    picture: part(/<product-gallery[^]*?<img src="([^"]*)"/),
    sku: part(/SKU Number<\/th>\s*<td>([^<]*)</),
    chosen: `variant-${path.split('/').at(-1)}`,
    page: path,
  })
}

async function priceOf(page: Page): Promise<string | undefined> {
  return (await page.locator('.cost .price').first().textContent())?.trim().split(/\s/)[0]
}

async function chosenIn(page: Page, list: string): Promise<string[]> {
  const chosen = page.getByRole('list', { name: list }).locator('[aria-current] > span:nth-child(2)')
  return chosen.allTextContents()
}

function variantOf(page: Page, name: string) {
  return page.locator('.variants').getByRole('link', { name })
}

/** A mark that a page loaded anew wouldn't bear. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.classList.add('same-page'))
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.classList.contains('same-page'))
}
