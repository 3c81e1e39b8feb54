import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { type View, test } from './browser.ts'
import { http } from './http.ts'
import { sites } from './sites.ts'

/** Without a line the browser complains of every call that fails. */
const view: View = {
  serviceWorkers: 'allow',
  provoked: /ERR_INTERNET_DISCONNECTED|Failed to load resource|when fetching the script/,
}

describe.each(sites)('$name without a connection', ({ key, name, host }) => {
  test('shows its own page in its own face, whatever is asked for, and goes on when the line is back', async ({
    open,
  }) => {
    const page = await open(host, '/', view)
    await untilItIsReady(page)
    await page.context().setOffline(true)
    for (const path of ['/', '/products', '/profile/edit', '/find-about-cookies']) {
      await page.goto(path)
      await expect
        .poll(() => page.getByRole('heading', { level: 1 }).textContent(), { message: path })
        .toBe('You are offline')
    }
    await expect.poll(() => page.title()).toBe(`You are offline – ${name}`)
    expect(await looksOf(page)).toEqual({ logo: `/logos/${key}.svg`, isLogoThere: true, areFontsThere: true })
    const text = await page.locator('body').textContent()
    for (const other of sites.filter((site) => site.key !== key)) expect(text).not.toContain(other.name)
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Cookies' }).waitFor()
  })
})

test('nothing is kept but the offline page and what it needs', async ({ open }) => {
  const page = await open('localhost', '/', view)
  await untilItIsReady(page)
  for (const path of ['/products', '/sign-out', '/api/me']) await page.goto(path)
  const kept = await keptBy(page)
  expect(Object.keys(kept)).toEqual([expect.stringMatching(/^offline-\d+$/)])
  const paths = Object.values(kept).flat()
  expect(paths).toContain('/offline')
  expect(
    paths.filter((path) => !/^\/(offline|logos\/archipelago\.svg|_astro\/fonts\/[\w.-]+)$/.test(path)),
  ).toEqual([])
})

test('a new build takes over and leaves nothing of the old one behind', async ({ open }) => {
  const page = await open('localhost', '/', view)
  await untilItIsReady(page)
  const before = await cachesOf(page)
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js?build=next'))
  await expect.poll(() => cachesOf(page)).toEqual(['offline-next'])
  expect(before).not.toContain('offline-next')
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toContain('/sw.js?build=next')
  await page.context().setOffline(true)
  await page.goto('/products')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('You are offline')
})

test('the service worker is asked for anew each time, and may fetch from its own site alone', async () => {
  const { headers } = await http('localhost', '/sw.js')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
})

async function untilItIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Their names alone: whoever opens a cache that goes away meanwhile makes it anew. */
async function cachesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** The paths in each of the browser's caches. */
async function keptBy(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const entries = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys()
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  })
}

async function looksOf(page: Page) {
  return page.evaluate(async () => {
    const logo = document.querySelector<HTMLImageElement>('main img')
    // Asked for: an optional font may come too late for the first paint, and is then let be.
    const faces = await Promise.all([...document.fonts].map(async (face) => face.load().catch(() => face)))
    return {
      logo: logo && new URL(logo.src).pathname,
      isLogoThere: (logo?.naturalWidth ?? 0) > 0,
      areFontsThere: faces.length > 0 && faces.every(({ status }) => status === 'loaded'),
    }
  })
}
