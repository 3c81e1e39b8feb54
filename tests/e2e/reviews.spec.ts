import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test, views } from './browser.ts'
import { settled, signIn } from './newcomer.ts'
import { sites } from './sites.ts'

describe('a review', () => {
  for (const [at, view] of views.entries()) {
    const { host } = sites[at % sites.length] ?? { host: 'localhost' }
    test(
      `at ${host}, ${view.width} px, scripts ${view.javaScript ? 'on' : 'off'}`,
      { timeout: 180_000 },
      async ({ open }) => {
        const page = await open(host, '/products', view)
        const path =
          (await page.locator('main h2 a[href*="/products/d/"]').nth(at).getAttribute('href')) ?? ''
        await page.goto(path)
        const before = await countOf(page)
        await page.getByRole('link', { name: 'Write a review' }).click()
        await signIn(page, settled())
        await page.waitForURL('**/profile/reviews/write/*')
        await isRefused(page, view)
        await isWritten(page, view)
        await page.goto(path)
        await expect.poll(() => countOf(page)).toBe(before + 1)
        const own = page.locator('#reviews li').filter({ hasText: 'Noor H.' }).first()
        await expect.poll(() => own.textContent()).toContain('It holds up')
        await expect.poll(() => own.getByRole('img', { name: '2 out of 5 stars' }).count()).toBe(1)
        await filters(page, path)

        await page.getByRole('link', { name: 'Write a review' }).click()
        await expect
          .poll(() => page.getByRole('main').textContent())
          .toContain('You have reviewed this already.')
        await looksLikeTwoStars(page)
        await page.goto('/profile/reviews')
        await page.getByRole('button', { name: /^Delete my review/ }).click()
        await expect
          .poll(() => page.getByRole('main').getByRole('status').textContent())
          .toContain('Your review is gone.')
        await page.goto(path)
        await expect.poll(() => countOf(page)).toBe(before)
      },
    )
  }
})

interface Scripted {
  javaScript: boolean
}

async function isRefused(page: Page, { javaScript }: Scripted): Promise<void> {
  await page.getByLabel('Title').fill('Nice')
  await page.getByRole('button', { name: 'Send my review' }).click()
  const alert = page.getByRole('alert')
  await alert.waitFor()
  await expect
    .poll(() => alert.getByRole('link').allTextContents())
    .toEqual(['Choose 1 to 5 stars.', 'Write what you think of it.'])
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Nice')
  expect(javaScript ? await violations(page) : []).toEqual([])
}

async function isWritten(page: Page, { javaScript }: Scripted): Promise<void> {
  await page.getByRole('radio', { name: '2 stars' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Title').fill('It holds up')
  await page.getByLabel('What do you think of it?').fill('<b>Still</b> standing.\n\nIt does wobble.')
  await page.getByRole('button', { name: 'Send my review' }).click()
  await page.waitForURL('**/profile/reviews')
  const main = page.getByRole('main')
  await expect.poll(() => main.getByRole('status').textContent()).toContain('Thank you.')
  await expect.poll(() => main.textContent()).toContain('<b>Still</b> standing.')
  expect(javaScript ? await violations(page) : []).toEqual([])
}

/** A link keeps those of one number of stars, and another one gives all of them back. */
async function filters(page: Page, path: string): Promise<void> {
  await page.locator('#reviews').getByRole('link', { name: '2 stars' }).click()
  await page.waitForURL((url) => url.searchParams.get('stars') === '2')
  const list = page.locator('#reviews ol > li')
  await expect
    .poll(() => list.getByRole('img', { name: '2 out of 5 stars' }).count())
    .toBe(await list.count())
  await expect.poll(() => page.locator('#reviews').textContent()).toMatch(/\d+ with 2 stars/)
  await page.getByRole('link', { name: 'Show all reviews' }).click()
  await page.waitForURL((url) => url.pathname === path && url.search === '')
}

/** The three that are not given are there too, paler. */
async function looksLikeTwoStars(page: Page): Promise<void> {
  const stars = page.getByRole('main').getByRole('img', { name: '2 out of 5 stars' })
  const [all, given] = await stars.evaluate((whole) =>
    [whole, whole.firstElementChild ?? whole].map((part) => getComputedStyle(part).color),
  )
  expect(given).not.toBe(all)
}

async function countOf(page: Page): Promise<number> {
  const text = (await page.locator('#reviews').textContent()) ?? ''
  return Number(/from\s+(\d+)/.exec(text)?.[1] ?? 0)
}
