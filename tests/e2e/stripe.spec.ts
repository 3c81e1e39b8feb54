import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { type View, test } from './browser.ts'
import { addToCart, press, writeAddress } from './buyer.ts'
import { standInForStripe } from './imitated-stripe.ts'
import { settled, signIn } from './newcomer.ts'
import { type StripeShop, openStripeShop } from './stripe-shop.ts'
import { sites } from './sites.ts'

const { host = 'localhost', key = 'archipelago' } = sites.find((site) => site.key === 'maison') ?? {}
const plain = sites.find((site) => site.key !== key) ?? { host: 'localhost', key: 'archipelago' }
const numbers = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0027 6000 3184',
} as const

let shop: StripeShop
beforeAll(async () => {
  shop = await openStripeShop(key)
}, 120_000)
afterAll(() => shop?.stop())

/** What the browser asked of Stripe, and what of ours; both with what was sent along. */
interface Overheard {
  stripe: string[]
  ours: string[]
}

interface Visit {
  page: Page
  overheard: Overheard
}

type Open = (host: string, path: string, view?: View) => Promise<Page>

async function arrive(open: Open, path = '/purchase/cart', view: View = {}): Promise<Visit> {
  const overheard: Overheard = { stripe: [], ours: [] }
  const page = await open(host, path, {
    port: shop.port,
    provoked: /^a stranger is asked: https:\/\/(js|api|hooks)\.stripe\.com\//,
    ...view,
    prepare: async (page) => {
      await standInForStripe(page, shop.stripe)
      page.on('request', (request) => {
        const isOurs = new URL(request.url()).port === String(shop.port)
        overheard[isOurs ? 'ours' : 'stripe'].push(`${request.url()} ${request.postData() ?? ''}`)
      })
    },
  })
  await signIn(page, settled())
  await page.waitForURL(`**${path}`)
  return { page, overheard }
}

async function walkToPayment(page: Page): Promise<void> {
  await addToCart(page, key)
  await page.goto('/purchase/checkout')
  await writeAddress(page)
  await press(page, 'Deliver here', /step=delivery/)
  await press(page, 'Go on to payment', /step=payment/)
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
}

const policyOf = async (page: Page, path: string) =>
  (await page.goto(path))?.headers()['content-security-policy'] ?? ''

const outcome = (page: Page) => page.getByRole('alert').filter({ hasText: /\w/ }).textContent()

for (const width of [1440, 390] as const)
  test(`a new card pays an order, at ${width} px`, { timeout: 90_000 }, async ({ open }) => {
    const { page, overheard } = await arrive(open, '/purchase/cart', { width })
    await addToCart(page, key)
    await page.goto('/purchase/checkout')
    await writeAddress(page)
    await press(page, 'Deliver here', /step=delivery/)
    expect(overheard.stripe).toEqual([])
    await press(page, 'Go on to payment', /step=payment/)
    await page.getByRole('button', { name: 'Look at the order' }).click()
    await typeCard(page, numbers.pays)
    expect(await violations(page)).toEqual([])
    await press(page, 'Look at the order', /card=once&step=review/)
    await expect
      .poll(() => page.getByRole('region', { name: 'Payment' }).textContent())
      .toContain('Visa ending in 4242')
    const asked = overheard.stripe.length
    await press(page, /^Order and pay/, /order-confirmation/)
    await expect.poll(() => page.getByRole('main').textContent()).toContain('is paid.')
    // Stripe's script was loaded where the card was typed, and nowhere else.
    expect(overheard.stripe).toHaveLength(asked)
    expect(overheard.stripe[0]).toMatch(
      /^https:\/\/js\.stripe\.com\/basil\/stripe\.js\?advancedFraudSignals=false /,
    )
    expect(overheard.ours.join('\n')).not.toMatch(/4242.?4242/)
  })

test(
  'Stripe’s form is told what the card is for, and how the site looks',
  { timeout: 90_000 },
  async ({ open }) => {
    const { page } = await arrive(open)
    await walkToPayment(page)
    await page.getByLabel('Card number').waitFor()
    await page.getByLabel('Keep this card for next time').check()
    const asked = await page.evaluate<Record<string, unknown>[]>('stripeAsked')
    expect(asked[0]).toEqual({ key: 'pk_test_of_this_machine', options: { locale: 'en-GB' } })
    const accent = await page.evaluate(() =>
      getComputedStyle(document.body).getPropertyValue('--accent').trim(),
    )
    expect(asked[1]).toMatchObject({
      mode: 'payment',
      amount: expect.any(Number),
      currency: 'gbp',
      paymentMethodTypes: ['card'],
      appearance: { variables: { colorPrimary: accent } },
    })
    expect(asked.at(-1)).toEqual({ mode: 'setup', setupFutureUsage: 'on_session' })
  },
)

describe('the cardholder’s bank', () => {
  test('is asked, left, asked again, and leads to the order', { timeout: 90_000 }, async ({ open }) => {
    const { page } = await arrive(open)
    await walkToPayment(page)
    await typeCard(page, numbers.asks)
    await press(page, 'Look at the order', /step=review/)
    await press(page, /^Order and pay/, /hooks\.stripe\.com/)
    await page.getByRole('link', { name: 'Leave' }).click()
    await page.waitForURL(/\/purchase\/pay\//)
    await page.getByRole('heading', { name: 'Is this you?' }).waitFor()
    await page.getByRole('link', { name: 'Go to your bank' }).click()
    await page.waitForURL(/hooks\.stripe\.com/)
    await page.getByRole('link', { name: 'Yes' }).click()
    await page.waitForURL(/order-confirmation/)
    await expect.poll(() => page.getByRole('main').textContent()).toContain('is paid.')
    await page.reload()
    await expect.poll(() => page.getByRole('main').textContent()).toContain('is paid.')
  })

  test('says no: that is told, and another card pays', { timeout: 90_000 }, async ({ open }) => {
    const { page } = await arrive(open)
    await walkToPayment(page)
    await typeCard(page, numbers.asks)
    await press(page, 'Look at the order', /step=review/)
    await press(page, /^Order and pay/, /hooks\.stripe\.com/)
    await page.getByRole('link', { name: 'No' }).click()
    await page.waitForURL(/\/purchase\/pay\//)
    expect(await outcome(page)).toContain('The bank could not make sure that it is you.')
    await typeCard(page, numbers.pays)
    await press(page, 'Use this card', /card=once/)
    await press(page, /^Pay £/, /order-confirmation/)
  })
})

describe('a card that is turned down', () => {
  test('is told where it was to be kept, and nothing is ordered', { timeout: 90_000 }, async ({ open }) => {
    const { page } = await arrive(open)
    await walkToPayment(page)
    await typeCard(page, numbers.declined)
    await page.getByLabel('Keep this card for next time').check()
    await press(page, 'Look at the order', /step=payment/)
    expect(await outcome(page)).toContain('The bank turned this card down.')
    await expect.poll(() => page.getByLabel('Keep this card for next time').isChecked()).toBe(true)
    await page.goto('/purchase/orders-list')
    await expect.poll(() => page.getByRole('link', { name: /^Order / }).count()).toBe(0)
  })

  test('is told where it was to pay, and nothing is paid', { timeout: 90_000 }, async ({ open }) => {
    const { page } = await arrive(open)
    await walkToPayment(page)
    await typeCard(page, numbers.declined)
    await press(page, 'Look at the order', /step=review/)
    await press(page, /^Order and pay/, /\/purchase\/pay\//)
    expect(await outcome(page)).toContain('The bank turned this card down.')
    await page.goto('/purchase/orders-list?status=paid')
    await expect.poll(() => page.getByRole('link', { name: /^Order / }).count()).toBe(0)
  })
})

test(
  'a card is kept after its bank was asked, and pays without scripts',
  { timeout: 120_000 },
  async ({ open }) => {
    const path = '/purchase/payment-methods'
    const { page } = await arrive(open, path)
    await typeCard(page, numbers.asks)
    await press(page, 'Save the card', /hooks\.stripe\.com/)
    await page.getByRole('link', { name: 'Yes' }).click()
    await page.waitForURL(`**${path}`)
    await expect.poll(() => page.getByRole('status').first().textContent()).toContain('The card is saved.')
    await expect.poll(() => page.getByRole('main').textContent()).toContain('Visa ending in 3184')
    await walkToPayment(page)
    const cookies = await page.context().cookies()
    const still = await open(host, '/sign-in', { port: shop.port, javaScript: false })
    await still.context().addCookies(cookies)
    await still.goto(page.url())
    await expect.poll(() => still.getByRole('main').textContent()).toContain('needs scripts')
    await press(still, 'Look at the order', /step=review/)
    await expect
      .poll(() => still.getByRole('region', { name: 'Payment' }).textContent())
      .toContain('Visa ending in 3184')
    await expect.poll(() => still.getByRole('button', { name: /^Order and pay/ }).isEnabled()).toBe(true)
  },
)

test('a page says so when Stripe’s script doesn’t come', { timeout: 60_000 }, async ({ open }) => {
  const { page } = await arrive(open, '/purchase/orders-list', { provoked: /stripe\.com|ERR_FAILED/ })
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await page.goto('/purchase/payment-methods')
  await expect.poll(() => outcome(page)).toContain('Cards can’t be added just now.')
})

test('only a page that takes a card may ask Stripe for anything', { timeout: 90_000 }, async ({ open }) => {
  const { page } = await arrive(open)
  await walkToPayment(page)
  const payment = await policyOf(page, page.url())
  expect(directiveOf(payment, 'script-src').slice(0, 3)).toEqual([
    "'self'",
    'https://js.stripe.com',
    'https://*.js.stripe.com',
  ])
  expect(
    directiveOf(payment, 'script-src')
      .slice(3)
      .every((source) => source.startsWith("'sha256-")),
  ).toBe(true)
  expect(directiveOf(payment, 'frame-src')).toEqual([
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
  ])
  expect(directiveOf(payment, 'connect-src')).toEqual(["'self'", 'https://api.stripe.com'])
  expect(await policyOf(page, '/purchase/payment-methods')).toContain('https://js.stripe.com')
  const others = [
    '/',
    '/products',
    '/purchase/cart',
    '/purchase/checkout?step=address',
    '/purchase/orders-list',
    '/purchase/addresses',
    '/profile/edit',
    '/find-about-cookies',
  ]
  for (const path of others) {
    const policy = await policyOf(page, path)
    expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")])
    expect([path, policy]).toEqual([path, expect.not.stringContaining('stripe')])
    expect([path, await page.content()]).toEqual([path, expect.not.stringMatching(/js\.stripe\.com|pk_test/)])
  }
})

test(
  'a site without keys allows nothing of Stripe’s, and takes test cards',
  { timeout: 60_000 },
  async ({ open }) => {
    const path = '/purchase/payment-methods'
    const page = await open(plain.host, path, { port: shop.port })
    await signIn(page, settled())
    await page.waitForURL(`**${path}`)
    expect(await policyOf(page, path)).not.toContain('stripe')
    expect(await page.content()).not.toContain('pk_test')
    await page.getByLabel('Security code').waitFor()
  },
)

function directiveOf(policy: string, name: string): string[] {
  const found = policy.split(';').find((directive) => directive.trim().startsWith(`${name} `))
  return found?.trim().split(/\s+/).slice(1) ?? []
}
