import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test, views } from './browser.ts'
import { addToCart, cards, press, walkToReview, writeAddress, writeCard } from './buyer.ts'
import { http } from './http.ts'
import { settled, signIn } from './newcomer.ts'
import { shiftsOf } from './shifts.ts'
import { sites } from './sites.ts'

describe('buying, from the cart to the order', () => {
  for (const [at, view] of views.entries()) {
    const site = sites[at % sites.length] ?? { host: 'localhost', key: 'archipelago' }
    const { host, key } = site
    test(
      `at ${host}, ${view.width} px, scripts ${view.javaScript ? 'on' : 'off'}`,
      { timeout: 180_000 },
      async ({ open }) => {
        const page = await open(host, '/purchase/cart', view)
        await signIn(page, settled())
        await page.waitForURL('**/purchase/cart')
        const visit = { page, key, javaScript: view.javaScript }
        await fillsCart(visit)
        await walksCheckout(visit)
        await paysInTheEnd(visit)
        await looksAfterwards(visit)
      },
    )
  }
})

interface Visit {
  page: Page
  key: string
  javaScript: boolean
}

async function fillsCart(visit: Visit): Promise<void> {
  const { page, key } = visit
  await expect.poll(() => page.getByRole('main').textContent()).toContain('Your cart is empty')
  await isClean(visit)
  await addToCart(page, key)
  await isClean(visit)
  await page.getByRole('button', { name: /^One more/ }).click()
  await expect.poll(() => page.getByLabel(/^Quantity/).inputValue()).toBe('2')
  await page.getByRole('button', { name: /^Remove / }).click()
  await expect
    .poll(() => page.locator('.outcome').textContent())
    .toContain('Product has been removed from your cart!!')
  await expect.poll(() => page.getByRole('main').textContent()).toContain('Your cart is empty')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByLabel(/^Quantity/).inputValue()).toBe('2')
  await isClean(visit)
}

async function walksCheckout(visit: Visit): Promise<void> {
  const { page } = visit
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.waitForURL('**/purchase/checkout')
  await isClean(visit)
  await page.getByLabel('Postcode').fill('12345')
  await page.getByLabel('City').fill('Bristol')
  await page.getByRole('button', { name: 'Deliver here' }).click()
  await expect.poll(() => page.getByRole('main').textContent()).toContain('Address Line 1 is required.')
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Bristol')
  await isClean(visit)
  await writeAddress(page)
  await press(page, 'Deliver here', /step=delivery/)
  await isClean(visit)
  await press(page, 'Go on to payment', /step=payment/)
  await writeCard(page, cards.declined)
  await isClean(visit)
  await press(page, 'Look at the order', /step=review/)
  await page.goBack()
  await page.waitForURL(/step=payment/)
  await page.goForward()
  await page.waitForURL(/step=review/)
  await expect
    .poll(() => page.getByRole('region', { name: 'Payment' }).textContent())
    .toContain('Visa ending in 0002')
  await isClean(visit)
}

async function paysInTheEnd(visit: Visit): Promise<void> {
  const { page } = visit
  await press(page, /^Order and pay/, /\/purchase\/pay\//)
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('The bank turned this card down.')
  await isClean(visit)
  await writeCard(page, cards.asks)
  await press(page, 'Use this card', /card=once/)
  expect(await page.content()).not.toMatch(/4000 ?0027 ?6000 ?3184/)
  await page.getByRole('button', { name: /^Pay £/ }).click()
  await page.getByRole('heading', { name: 'Is this you?' }).waitFor()
  await isClean(visit)
  await press(page, 'Yes, it is me', /order-confirmation/)
  await expect.poll(() => page.getByRole('main').textContent()).toContain('is paid.')
  await isClean(visit)
}

async function looksAfterwards(visit: Visit): Promise<void> {
  const { page } = visit
  await page.getByRole('link', { name: 'Follow the order' }).click()
  await page.waitForURL(/\/purchase\/order\//)
  await isClean(visit)
  await page.getByText('Cancel this order').click()
  await page.getByLabel('Why?').selectOption('I have changed my mind')
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await page.getByText('It is cancelled, and your money is on its way back.').waitFor()
  await expect.poll(() => page.getByRole('main').textContent()).toContain('refund')
  const happened = page.getByRole('region', { name: 'What has happened' }).getByRole('listitem')
  await expect.poll(() => happened.filter({ hasText: 'Cancelled' }).count()).toBe(1)
  await expect.poll(() => happened.last().textContent()).toMatch(/^\s*Money sent back/)
  for (const path of [
    '/purchase/orders-list?status=cancelled',
    '/purchase/addresses',
    '/purchase/payment-methods',
  ]) {
    await page.goto(path)
    await isClean(visit)
  }
  await page.goto('/purchase/orders-list?status=cancelled')
  await page.getByRole('link', { name: /^Order / }).click()
  await press(page, 'Buy again', /\/purchase\/cart/)
  await expect.poll(() => page.getByLabel(/^Quantity/).inputValue()).toBe('2')
}

/** Axe is a script itself, and what it looks at is the same without. */
async function isClean({ page, javaScript }: Visit): Promise<void> {
  if (!javaScript) return
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('html:not(.scrolled-far)').waitFor()
  expect(await violations(page), page.url()).toEqual([])
  expect(await shiftsOf(page), page.url()).toEqual([])
}

describe('somebody who hurries, or comes by key', () => {
  const { host = 'localhost', key = 'archipelago' } = sites[0] ?? {}

  test('orders once, however often they press', { timeout: 90_000 }, async ({ open }) => {
    const page = await open(host, '/purchase/cart', { javaScript: false })
    await signIn(page, settled())
    await page.waitForURL('**/purchase/cart')
    await addToCart(page, key)
    await walkToReview(page, cards.pays)
    await page.getByRole('button', { name: /^Order and pay/ }).dblclick()
    // The second press gives up the first one’s journey, which `waitForURL` takes for a failure.
    await expect.poll(() => page.url()).toMatch(/order-confirmation/)
    await page.goto('/purchase/orders-list')
    await expect.poll(() => page.getByRole('link', { name: /^Order / }).count()).toBe(1)
  })

  test('walks the whole checkout without a pointer', { timeout: 90_000 }, async ({ open }) => {
    const page = await open(host, '/purchase/cart')
    await signIn(page, settled())
    await page.waitForURL('**/purchase/cart')
    await addToCart(page, key)
    await page.getByRole('link', { name: 'Checkout' }).press('Enter')
    await page.waitForURL(/checkout/)
    await writeAddress(page)
    await page.getByLabel('City').press('Enter')
    await page.waitForURL(/step=delivery/)
    await page.getByRole('button', { name: 'Go on to payment' }).press('Enter')
    await page.waitForURL(/step=payment/)
    await writeCard(page, cards.pays)
    await page.getByLabel('Security code').press('Enter')
    await page.waitForURL(/step=review/)
    await page.getByRole('button', { name: /^Order and pay/ }).press('Enter')
    await page.waitForURL(/order-confirmation/)
  })
})

describe('what isn’t theirs', () => {
  const pages = [
    '/purchase/cart',
    '/purchase/cart-new',
    '/purchase/checkout',
    '/purchase/addresses',
    '/purchase/payment-methods',
    '/purchase/orders-list',
    '/purchase/orders-list-new',
    '/purchase/order/ABCD-EFGH-JKMN',
    '/purchase/order-confirmation/ABCD-EFGH-JKMN',
    '/purchase/pay/ABCD-EFGH-JKMN',
  ]

  test.for(pages)('guests are asked to sign in before %s', async (path) => {
    const { status, headers } = await http('localhost', path)
    expect([status, headers.location]).toEqual([303, `/sign-in?returnTo=${encodeURIComponent(path)}`])
  })

  test('another customer’s order is nowhere', { timeout: 120_000 }, async ({ open }) => {
    const { host = 'localhost', key = 'archipelago' } = sites[0] ?? {}
    const mine = await open(host, '/purchase/cart', { javaScript: false })
    await signIn(mine, settled())
    await mine.waitForURL('**/purchase/cart')
    await addToCart(mine, key)
    await walkToReview(mine, cards.pays)
    await press(mine, /^Order and pay/, /order-confirmation/)
    const id = new URL(mine.url()).pathname.split('/').at(-1) ?? ''
    const theirs = await open(host, '/purchase/cart', { javaScript: false, provoked: /status of 404/ })
    await signIn(theirs, settled())
    await theirs.waitForURL('**/purchase/cart')
    for (const page of ['order', 'order-confirmation', 'pay']) {
      const answer = await theirs.goto(`/purchase/${page}/${id}`)
      expect([page, answer?.status()]).toEqual([page, 404])
      await expect.poll(() => theirs.getByRole('main').textContent()).toContain('There is no such order')
    }
  })
})
