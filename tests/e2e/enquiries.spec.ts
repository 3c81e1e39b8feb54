import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test } from './browser.ts'
import { cards, press, walkToReview } from './buyer.ts'
import { newcomer, settled, signIn, signUp } from './newcomer.ts'
import { answerEnquiry } from './operator.ts'
import { productOf, sites } from './sites.ts'

const { host, path } = productOf('priced on request')
const address = { line: 'Skiddaw Cottage', city: 'Keswick' }

describe('a price by email', () => {
  test(
    'is asked for in a panel beside the product, and its offer goes into the cart',
    { timeout: 180_000 },
    async ({ open }) => {
      const page = await open(host, '/profile/productrequest')
      await signIn(page, settled())
      await page.waitForURL('**/profile/productrequest')
      await expect
        .poll(() => page.getByRole('main').textContent())
        .toContain('You have asked for no price yet.')
      await page.goto(path)
      const opener = page.getByRole('main').getByRole('link', { name: 'Get price via email' }).first()
      await opener.focus()
      await page.keyboard.press('Enter')
      const panel = page.getByRole('dialog', { name: 'Get price via email' })
      await panel.waitFor()
      expect((await panel.boundingBox())?.width).toBe(550)
      await page.keyboard.press('Escape')
      await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)

      await opener.click()
      await panel.waitFor()
      await page.goBack()
      await expect.poll(() => panel.count()).toBe(0)
      expect(new URL(page.url()).pathname).toBe(path)
      await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)

      await opener.click()
      await panel.waitFor()
      await isTouched(page)
      await isLookedUp(page)
      expect(await violations(page)).toEqual([])
      const message = `What would it cost? ${Date.now()}`
      await panel.getByLabel('Message').fill(message)
      await panel.getByRole('button', { name: 'One more' }).click()
      await expect.poll(() => panel.getByLabel('Quantity').inputValue()).toBe('2')
      await panel.getByLabel('I accept the').check()
      await choose(page)
      await panel.getByRole('button', { name: 'Send' }).click()
      await panel.getByText('Request Raised sucessfully').waitFor()
      await panel.getByRole('link', { name: 'See my price requests' }).click()

      await page.waitForURL('**/profile/productrequest')
      await expect.poll(() => page.getByRole('main').textContent()).toContain('Waiting for the seller')
      await answerEnquiry(message, { price: 1299, note: 'In smoked oak.' })
      await page.reload()
      await expect.poll(() => page.getByRole('main').textContent()).toContain('(£2,598.0 for 2)')
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await violations(page)).toEqual([])
        await expect
          .poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth'))
          .toBe(true)
      }
      await page.getByRole('button', { name: 'Accept and put into the cart' }).click()
      await page.waitForURL('**/purchase/cart')
      const cart = page.getByRole('main')
      await expect.poll(() => cart.textContent()).toContain('At the price that you agreed with the seller.')
      await expect.poll(() => cart.textContent()).toContain('£2,598.0')
      await expect.poll(() => cart.getByLabel(/^Quantity/).count()).toBe(0)
      await walkToReview(page, cards.pays)
      await press(page, 'Order and pay £2,598.0', /order-confirmation/)
      await expect.poll(() => page.getByRole('main').textContent()).toContain('£2,598.0 is paid.')
      await page.goto('/profile/productrequest')
      await expect.poll(() => page.getByRole('main').textContent()).toContain('You took the offer')
    },
  )

  test.for(['in', 'up'] as const)(
    'is still asked for after a guest has signed %s: the panel opens with what they had chosen',
    { timeout: 180_000 },
    async (way, { open }) => {
      const page = await open(host, path)
      const other = page.locator('.variants a:not([aria-current])').first()
      const [chosen, name] = [await other.getAttribute('href'), await other.getAttribute('title')]
      await other.click()
      await page.waitForURL(`**${chosen}`)
      await expect.poll(() => page.locator('.variants strong').textContent()).toBe(name)
      await page.getByRole('main').getByRole('link', { name: 'Get price via email' }).first().click()
      await (way === 'in' ? signIn(page, settled()) : signUp(page, newcomer()))
      await page.waitForURL(`**${chosen}`)
      const panel = page.getByRole('dialog', { name: 'Get price via email' })
      await panel.waitFor()
      await expect.poll(() => panel.locator('.subject').textContent()).toContain(name)
      await page.keyboard.press('Escape')
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()))
        .toBe('Get price via email')
      await page.reload()
      await page.waitForLoadState('networkidle')
      await expect.poll(() => panel.count()).toBe(0)
    },
  )

  test(
    'is asked for without scripts on a page of its own, and its offer is rejected',
    { timeout: 180_000 },
    async ({ open }) => {
      const page = await open(host, path, { javaScript: false, width: 390 })
      await page.getByRole('link', { name: 'Get price via email' }).last().click()
      await signIn(page, settled())
      await page.waitForURL('**/profile/productrequest/ask/**')
      await choose(page)
      const message = `And for three? ${Date.now()}`
      await page.getByLabel('Message').fill(message)
      await page.getByLabel('Quantity').fill('3')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect
        .poll(() => page.getByRole('alert').getByRole('link').allTextContents())
        .toEqual(['Address Line 1 is required.', 'City is required.', 'Please accept the terms to go on.'])
      await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('3')
      await page.locator('#postcode').fill('ca12 5dj')
      await page.getByRole('button', { name: 'Look up addresses' }).click()
      await page
        .getByLabel('Addresses there')
        .selectOption({ label: 'Skiddaw Cottage, 2 Fell View, Keswick' })
      await page.getByLabel('I accept the').check()
      await page.getByRole('button', { name: 'Send' }).click()
      await page.waitForURL('**/profile/productrequest')
      const main = page.getByRole('main')
      await expect.poll(() => main.getByRole('status').textContent()).toContain('Request Raised sucessfully')
      await main.getByText('What you wrote').click()
      await expect
        .poll(() => main.textContent())
        .toContain(`To ${address.line}, 2 Fell View, ${address.city}`)

      await answerEnquiry(message, { price: 900, note: 'For three.' })
      await page.reload()
      await main.getByText('Reject it').click()
      await main.getByRole('button', { name: 'Reject the offer' }).click()
      await expect.poll(() => page.getByRole('alert').textContent()).toContain('Write why you don’t take it')
      await main.getByLabel('Why don’t you take it?').fill('Too dear for three.')
      await main.getByRole('button', { name: 'Reject the offer' }).click()
      await expect.poll(() => main.textContent()).toContain('You wrote: “Too dear for three.”')
    },
  )
})

for (const { key, host: of } of sites)
  test(`the form of ${of} has no faults, wide and narrow`, { timeout: 120_000 }, async ({ open }) => {
    const variant = productOf('in stock', key).path.split('/').at(-1) ?? ''
    const page = await open(of, `/profile/productrequest/ask/${variant}`, { provoked: /status of 404/ })
    await signIn(page, settled())
    await page.waitForURL('**/profile/productrequest/ask/*')
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await violations(page)).toEqual([])
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    }
    expect((await page.goto('/profile/productrequest/ask/no-such-variant'))?.status()).toBe(404)
  })

/** A field that was left empty says so; Send tells what it waits for. */
async function isTouched(page: Page): Promise<void> {
  const panel = page.getByRole('dialog')
  const send = panel.getByRole('button', { name: 'Send' })
  await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true')
  await expect.poll(() => panel.getByText('is required.').count()).toBe(0)
  await expect.poll(() => panel.getByLabel('Message').inputValue()).toContain('retail price of')
  await panel.getByLabel('Message').fill('')
  await panel.getByLabel('City').focus()
  await panel.getByText('Message is required.').waitFor()
  await panel.getByLabel('Country').fill('')
  await send.press('Enter')
  for (const words of ['Address Line 1 is required.', 'City is required.', 'Country is required.'])
    await panel.getByText(words).waitFor()
}

async function isLookedUp(page: Page): Promise<void> {
  const panel = page.getByRole('dialog')
  await panel.locator('#postcode').fill('ZZ9 9ZZ')
  await panel.getByRole('button', { name: 'Look up addresses' }).click()
  await expect.poll(() => panel.getByLabel('Addresses there').isVisible()).toBe(false)
  await panel.locator('#postcode').fill('ca12 5dj')
  await panel.locator('#postcode').press('Enter')
  await panel.getByLabel('Addresses there').selectOption({ label: 'Skiddaw Cottage, 2 Fell View, Keswick' })
  await expect.poll(() => panel.getByLabel('Address Line 1').inputValue()).toBe(address.line)
  await expect.poll(() => panel.getByLabel('City').inputValue()).toBe(address.city)
  await expect.poll(() => panel.getByText('City is required.').count()).toBe(0)
}

/** Where the variant has options, one of them. */
async function choose(page: Page): Promise<void> {
  const list = page.locator('#choice')
  if ((await list.count()) > 0) await list.selectOption({ index: 1 })
}
