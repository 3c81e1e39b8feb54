import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test } from './browser.ts'
import { http, originOf } from './http.ts'
import { shiftsOf } from './shifts.ts'

const answers = [
  { answer: 'yes', button: 'Yes, I agree', leadsTo: '/products' },
  { answer: 'no', button: 'No, find out more', leadsTo: '/find-about-cookies' },
  { answer: 'removedForcefully', button: 'Close without an answer', leadsTo: '/products' },
] as const

describe.each([1440, 390] as const)('the cookie banner at %s px', (width) => {
  test('asks whoever has not answered, once the page is there, and moves nothing', async ({ open }) => {
    const page = await open('localhost', '/products', { width })
    await expect.poll(() => bannerOf(page).isVisible()).toBe(true)
    expect(await shiftsOf(page)).toEqual([])
    const { text } = await http('localhost', '/products')
    expect(text).not.toMatch(/<html[^>]* data-asking/)
  })

  test.for(answers)('keeps the answer “$button”', async ({ answer, button, leadsTo }, { open }) => {
    const page = await open('localhost', '/products', { width })
    await bannerOf(page).getByRole('button', { name: button }).click()
    await page.waitForURL(`**${leadsTo}`)
    await expect.poll(() => keptIn(page)).toEqual({ 'allow-personal': answer })
    await page.goto('/products')
    await expect.poll(() => bannerOf(page).isVisible()).toBe(false)
  })
})

test('a browser that can only be asked for all its cookies is asked, and not asked twice', async ({
  open,
}) => {
  const page = await open('localhost', '/products', {
    prepare: (opened) => opened.addInitScript('delete self.cookieStore'),
  })
  expect(await page.evaluate("'cookieStore' in self")).toBe(false)
  await bannerOf(page).getByRole('button', { name: 'Yes, I agree' }).click()
  await page.goto('/products')
  await expect.poll(() => bannerOf(page).isVisible()).toBe(false)
})

describe('until somebody agrees', () => {
  test('nothing is kept in the browser', async ({ open }) => {
    const page = await open('localhost', '/products')
    await page.locator('main article a').first().click()
    await page.waitForURL('**/products/d/**')
    await expect.poll(() => keptIn(page)).toEqual({})
  })

  test('“no” leaves nothing behind but itself', async ({ open }) => {
    const page = await open('localhost', '/find-about-cookies')
    await page.getByRole('button', { name: 'No, essential ones only' }).click()
    await page.goto('/products')
    await expect.poll(() => keptIn(page)).toEqual({ 'allow-personal': 'no' })
  })
})

describe('the answer', () => {
  test('can be changed from the foot of any page', async ({ open }) => {
    const page = await open('localhost', '/products')
    await bannerOf(page).getByRole('button', { name: 'Yes, I agree' }).click()
    await expect.poll(() => bannerOf(page).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Cookie choices' }).click()
    await expect.poll(() => bannerOf(page).isVisible()).toBe(true)
    const agree = bannerOf(page).getByRole('button', { name: 'Yes, I agree' })
    await expect.poll(() => agree.evaluate((button) => button === document.activeElement)).toBe(true)
    await bannerOf(page).getByRole('button', { name: 'No, find out more' }).click()
    await page.waitForURL('**/find-about-cookies')
    await expect.poll(() => keptIn(page)).toEqual({ 'allow-personal': 'no' })
  })

  test('closes the banner that an address opened', async ({ open }) => {
    const page = await open('localhost', '/products#cookies')
    await bannerOf(page).getByRole('button', { name: 'Yes, I agree' }).click()
    await expect.poll(() => bannerOf(page).isVisible()).toBe(false)
    expect(page.url()).toBe(originOf('localhost') + '/products')
  })

  test('is said to be kept on the page about cookies', async ({ open }) => {
    const page = await open('localhost', '/find-about-cookies')
    const kept = page.locator('main').getByRole('status')
    await expect.poll(() => kept.textContent()).toBe('')
    await page.locator('main').getByRole('button', { name: 'Yes, I agree' }).click()
    await expect.poll(() => kept.textContent()).toBe('Your choice is kept. You can change it at any time.')
    await expect.poll(() => keptIn(page)).toEqual({ 'allow-personal': 'yes' })
  })
})

describe('without scripts', () => {
  test('the banner waits at the foot of the page', async ({ open }) => {
    const page = await open('localhost', '/products', { javaScript: false })
    await expect.poll(() => bannerOf(page).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Cookie choices' }).click()
    await expect.poll(() => bannerOf(page).isVisible()).toBe(true)
    await bannerOf(page).getByRole('button', { name: 'Yes, I agree' }).click()
    await page.waitForURL('**/products')
    await expect.poll(() => bannerOf(page).isVisible()).toBe(false)
    await expect.poll(() => cookiesOf(page)).toEqual({ 'allow-personal': 'yes' })
  })

  test('the page about cookies takes each answer', async ({ open }) => {
    const page = await open('localhost', '/find-about-cookies', { javaScript: false })
    for (const [index, { answer }] of answers.entries()) {
      await page.locator('main form button').nth(index).click()
      await page.waitForURL('**/find-about-cookies')
      await expect.poll(() => cookiesOf(page)).toEqual({ 'allow-personal': answer })
    }
  })
})

describe('nobody else', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test.for([{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }])(
    'may answer in somebody’s name: %o',
    async (headers) => {
      // Without a body: one that nobody reads costs the next call its connection in the local runtime.
      const call = { method: 'POST', headers: { ...form, ...headers } }
      const { status, headers: said } = await http('localhost', '/api/consent', call)
      expect(status).toBe(403)
      expect(said['set-cookie']).toBeUndefined()
    },
  )

  test('is taken at an answer that was never offered', async () => {
    const call = { method: 'POST', headers: form, body: 'answer=perhaps' }
    const { status, headers } = await http('localhost', '/api/consent', call)
    expect(status).toBe(400)
    expect(headers['set-cookie']).toBeUndefined()
  })
})

function bannerOf(page: Page) {
  return page.locator('#cookies')
}

async function cookiesOf(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies()
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

/** Everything that a visit has left in the browser. */
async function keptIn(page: Page): Promise<Record<string, string>> {
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage)),
  )
  return { ...(await cookiesOf(page)), ...Object.fromEntries(stored) }
}
