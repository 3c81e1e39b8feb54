import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { type View, test } from './browser.ts'
import { http } from './http.ts'
import { shiftsOf } from './shifts.ts'
import { productOf, sites } from './sites.ts'

const { host, path } = productOf('in stock')
type Open = (host: string, path: string, view?: View) => Promise<Page>

test('every page has one polite live region, empty before there is any news', async () => {
  for (const site of sites) {
    const { text } = await http(site.host, '/')
    expect(
      text.match(/<div class="notices" role="status" aria-live="polite"[^>]*><\/div>/g),
      site.name,
    ).toHaveLength(1)
  }
})

describe('a notice', () => {
  test('says at the top right what is wrong, in the live region, and moves nothing', async ({ open }) => {
    const { page, notice } = await provoke(open)
    await expect.poll(() => notice.textContent()).toBe('This quantity is not possible to delivery')
    const box = await notice.boundingBox()
    expect(box?.y).toBeLessThan(100)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1400)
    expect(await shiftsOf(page)).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  test('of trouble stays for five seconds, of news for three', async ({ open }) => {
    const { notice } = await provoke(open)
    await expect.poll(() => clockOf(notice).evaluate(durationOf)).toBe('5s')
    await notice.evaluate((element) => element.classList.replace('trouble', 'news'))
    await expect.poll(() => clockOf(notice).evaluate(durationOf)).toBe('3s')
  })

  test('goes when its time is up', async ({ open }) => {
    const { notice } = await provoke(open)
    await clockOf(notice).evaluate((bar) => bar.getAnimations()[0]?.finish())
    await notice.waitFor({ state: 'detached' })
  })

  test('stops its clock while a pointer or the focus is on it', async ({ open }) => {
    const { page, notice } = await provoke(open)
    await expect.poll(() => clockOf(notice).evaluate(stateOf)).toBe('running')
    await notice.hover()
    await expect.poll(() => clockOf(notice).evaluate(stateOf)).toBe('paused')
    await page.mouse.move(0, 400)
    await expect.poll(() => clockOf(notice).evaluate(stateOf)).toBe('running')
  })

  test('closes by a click and by the keyboard', async ({ open }) => {
    for (const close of [(notice: Locator) => notice.click(), (notice: Locator) => notice.press('Enter')]) {
      const { notice } = await provoke(open)
      await close(notice)
      await notice.waitFor({ state: 'detached' })
    }
  })

  test('moves nothing for those who want no motion, and goes all the same', async ({ open }) => {
    const { notice } = await provoke(open, { reducedMotion: 'reduce' })
    await expect.poll(() => clockOf(notice).evaluate((bar) => getComputedStyle(bar).opacity)).toBe('0')
    await clockOf(notice).evaluate((bar) => bar.getAnimations()[0]?.finish())
    await notice.waitFor({ state: 'detached' })
  })

  test('fits on a narrow screen', async ({ open }) => {
    const { notice } = await provoke(open, { width: 320 })
    const box = await notice.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  })
})

/** Somebody asks for more than there is. */
async function provoke(open: Open, view?: View): Promise<{ page: Page; notice: Locator }> {
  const page = await open(host, path, view)
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' })
  await quantity.focus()
  await page.getByRole('button', { name: 'Update' }).waitFor({ state: 'detached' })
  await quantity.fill('99999')
  const notice = page.locator('.notices[role="status"] button')
  await notice.waitFor()
  return { page, notice }
}

function clockOf(notice: Locator): Locator {
  return notice.locator('.left')
}

function durationOf(bar: Element): string {
  return getComputedStyle(bar).animationDuration
}

function stateOf(bar: Element): string | undefined {
  return bar.getAnimations()[0]?.playState
}
