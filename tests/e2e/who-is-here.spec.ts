import type { Page, Route } from 'playwright'
import { describe, expect } from 'vitest'
import { type View, test } from './browser.ts'
import { http, originOf } from './http.ts'
import { pagesOf } from './pages.ts'
import { shiftsOf } from './shifts.ts'
import { sites } from './sites.ts'

const someone = [
  'signed-in=1; allow-personal=yes; __Host-session=ada.MAC',
  '=; a; __Host-session=; %00=%ff; session={"admin":true}; allow-personal=perhaps',
]

describe.each(sites)('$name', ({ key, host }) => {
  test('sends everybody the same pages, whatever their cookies say', async () => {
    const paths = pagesOf(key).map(({ path }) => path)
    for (const path of paths.filter((path) => !path.startsWith('/sign-'))) {
      const guest = http(host, path)
      const answers = await Promise.all(someone.map((cookie) => http(host, path, { headers: { cookie } })))
      // Somebody else's order may change what is in stock meanwhile, for all of them.
      const forGuests = [await guest, await http(host, path)].map(({ text }) => text)
      for (const { text, headers } of [await guest, ...answers])
        expect([forGuests.includes(text), headers['set-cookie']], path).toEqual([true, undefined])
    }
  })
})

describe('where somebody signed in', () => {
  test('the account menu takes the place of the sign-in link after load, and nothing moves', async ({
    open,
  }) => {
    const page = await open('localhost', '/products', { prepare: (page) => signedIn(page, hold) })
    const account = page.getByLabel('Your account')
    await account.waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Sign in' }).isVisible()).toBe(false)
    expect(await shiftsOf(page)).toEqual([])
    await account.click()
    for (const entry of ['My Profile', 'My Orders', 'Price Request', 'Log Out'])
      await expect
        .poll(() => page.locator('.account').getByRole('link', { name: entry }).isVisible(), {
          message: entry,
        })
        .toBe(true)
    // What is out of sight isn't drawn.
    await page.locator('footer').scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: 'My account' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Create an account' }).isVisible()).toBe(false)
  })

  test('the narrow menu has the account’s entries', async ({ open }) => {
    const view: View = { width: 390, prepare: (page) => signedIn(page, hold) }
    const page = await open('localhost', '/products', view)
    await page.getByLabel('Your account').waitFor()
    await page.getByRole('button', { name: 'Open the menu' }).click()
    for (const entry of ['My Orders', 'Price Request', 'My Profile', 'Log Out'])
      await expect
        .poll(() => page.locator('#menus').getByRole('link', { name: entry }).isVisible(), { message: entry })
        .toBe(true)
  })

  test('and the edge knows better, the sign-in link comes back', async ({ open }) => {
    const answer = async (route: Route) => route.fulfill({ json: { state: 'guest' } })
    const page = await open('localhost', '/products', { prepare: (page) => signedIn(page, answer) })
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    expect(await shiftsOf(page)).toEqual([])
  })

  test.for([1440, 390] as const)(
    'and the edge is out of order, the header says so for five seconds and moves nothing, at %s px',
    async (width, { open }) => {
      const answer = async (route: Route) => route.fulfill({ json: { state: 'unavailable' } })
      const prepare = async (page: Page) => {
        await page.clock.install()
        await signedIn(page, answer)
      }
      const page = await open('localhost', '/products', { width, prepare })
      const message = page.locator('#header-message[role="alert"]')
      await message.waitFor()
      await expect.poll(() => message.textContent()).toMatch(/^We can’t reach your account just now/)
      expect(await shiftsOf(page)).toEqual([])
      await page.clock.runFor(5_000)
      await message.waitFor({ state: 'hidden' })
    },
  )
})

describe('where nobody signed in', () => {
  test('nobody is asked who is here', async ({ open }) => {
    const asked: string[] = []
    const page = await open('localhost', '/products', {
      prepare: async (page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    })
    await expect.poll(() => page.getByRole('link', { name: 'Sign in' }).isVisible()).toBe(true)
    expect(asked).toContain('/products')
    expect(asked).not.toContain('/api/me')
  })

  test('another tab that signs in is noticed within three seconds', async ({ open }) => {
    const page = await open('localhost', '/products', {
      prepare: async (page) => {
        await page.clock.install()
        await page.route('**/api/me', hold)
      },
    })
    await page.context().addCookies([hint])
    await page.clock.runFor(3_000)
    await page.getByLabel('Your account').waitFor()
    await page.context().clearCookies()
    await page.clock.runFor(3_000)
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
  })
})

const hint = { name: 'signed-in', value: '1', url: originOf('localhost') }

/** The edge doesn't answer while the test looks. */
async function hold(): Promise<void> {}

async function signedIn(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.context().addCookies([hint])
  await page.route('**/api/me', answer)
}
