import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test, views } from './browser.ts'
import { originOf } from './http.ts'

const host = 'hearth.localhost'

describe.each(views)('at $width px, scripts: $javaScript', (view) => {
  test('a protected page asks to sign in, and is come back to', async ({ open }) => {
    const page = await open(host, '/profile/edit', view)
    expect(new URL(page.url()).hostname).toBe('id.localhost')
    await typePassword(page)
    await page.waitForURL(`${originOf(host)}/profile/edit`)
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor()
  })

  test('the page with the button logs out', async ({ open }) => {
    const page = await open(host, '/sign-in?returnTo=/', view)
    await typePassword(page)
    await page.waitForURL(`${originOf(host)}/`)
    await page.goto('/sign-out')
    await expect.poll(() => page.getByText('as ada@customers.example').isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Log Out', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor()
    const names = (await page.context().cookies(originOf(host))).map(({ name }) => name)
    expect(names.filter((name) => ['session', 'signed-in'].includes(name))).toEqual([])
    await page.goto('/profile/edit')
    expect(new URL(page.url()).hostname).toBe('id.localhost')
  })
})

describe('with scripts', () => {
  test.for([1440, 390] as const)(
    'the page with the button is accessible, before and after, at %s px',
    async (width, { open }) => {
      const page = await open(host, '/sign-in?returnTo=/', { width })
      await typePassword(page)
      await page.waitForURL(`${originOf(host)}/`)
      await page.goto('/sign-out')
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Log Out', exact: true }).click()
      await page.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor()
      expect(await violations(page)).toEqual([])
    },
  )

  test('the menu says who is here, and one click logs out', async ({ open }) => {
    const page = await open(host, '/sign-in?returnTo=/products')
    await typePassword(page)
    await page.waitForURL(`${originOf(host)}/products`)
    await page.getByLabel('Your account').click()
    const menu = page.locator('.account')
    await menu.getByText('Ada Lockwood').waitFor()
    await expect.poll(() => menu.getByText('ada@customers.example').isVisible()).toBe(true)
    await expect
      .poll(() => menu.getByRole('link', { name: 'Edit your profile' }).getAttribute('href'))
      .toBe('/profile/edit')
    expect(await violations(page)).toEqual([])
    await page.evaluate(() => localStorage.setItem('cart', 'mine'))
    await menu.getByRole('link', { name: 'Log Out' }).click()
    await page.waitForURL(`${originOf(host)}/`)
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
  })

  test('a tab learns that another one has logged out', async ({ open }) => {
    const page = await open(host, '/sign-in?returnTo=/products')
    await typePassword(page)
    await page.waitForURL(`${originOf(host)}/products`)
    await page.getByLabel('Your account').waitFor()
    const other = await page.context().newPage()
    await other.goto('/sign-out')
    await other.getByRole('button', { name: 'Log Out', exact: true }).click()
    await other.getByRole('heading', { level: 1, name: 'You are signed out' }).waitFor()
    await page.bringToFront()
    await page.getByRole('link', { name: 'Sign in' }).waitFor()
  })
})

test('a sign-in that nobody began here is ignored, and can be begun again', async ({ open }) => {
  const page = await open(host, '/post-login?code=x&state=abcdefghijkl', { status: 400 })
  expect(await violations(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  expect(new URL(page.url()).hostname).toBe('id.localhost')
})

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('ada@customers.example')
  await page.locator('input[type=password]').fill('walnut lamp harbour')
  await page.getByRole('button', { name: 'Sign in' }).click()
}
