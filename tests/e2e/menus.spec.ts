import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test } from './browser.ts'
import { http } from './http.ts'
import { productOf, sites } from './sites.ts'

const columnsOfMegaMenu = 5

describe.each([true, false])('on a wide screen, scripts: %s', (javaScript) => {
  const view = { width: 1440, javaScript } as const

  test('a keyboard opens the store’s menu, walks into it and closes it', async ({ open }) => {
    const page = await open('localhost', '/', view)
    const store = menuOf(page, 'Store')
    await tabTo(page, store.locator('summary'))
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(store)).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => store.locator('a').first().evaluate(hasFocus)).toBe(true)
    await store.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => isOpen(store)).toBe(false)
  })

  test('one menu is open at a time', async ({ open }) => {
    const page = await open('localhost', '/', view)
    const [store, moodrooms] = [menuOf(page, 'Store'), menuOf(page, 'Moodrooms')]
    await store.locator('summary').click()
    await expect.poll(() => isOpen(store)).toBe(true)
    await moodrooms.locator('summary').press('Enter')
    expect([await isOpen(store), await isOpen(moodrooms)]).toEqual([false, true])
  })

  test('the first stop of a keyboard leads past the header', async ({ open }) => {
    const page = await open('localhost', '/products', view)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to the content' })
    await expect.poll(() => skip.evaluate(hasFocus)).toBe(true)
    expect((await skip.boundingBox())?.height).toBeGreaterThan(20)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const first = page.locator('main').locator('a[href], summary, button').first()
    await expect.poll(() => first.evaluate(hasFocus)).toBe(true)
  })
})

describe('with scripts', () => {
  test('Escape closes a menu and gives the focus back', async ({ open }) => {
    const page = await open('localhost', '/')
    const store = menuOf(page, 'Store')
    await store.locator('summary').press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect.poll(() => isOpen(store)).toBe(false)
    await expect.poll(() => store.locator('summary').evaluate(hasFocus)).toBe(true)
  })

  test('a menu closes when the focus leaves it or somebody clicks elsewhere', async ({ open }) => {
    const page = await open('localhost', '/')
    const store = menuOf(page, 'Store')
    await store.locator('summary').press('Enter')
    await store.locator('a').last().focus()
    await expect.poll(() => isOpen(store)).toBe(true)
    await page.keyboard.press('Tab')
    await expect.poll(() => isOpen(store)).toBe(false)
    await store.locator('summary').press('Enter')
    await page.locator('.top-bar').click()
    await expect.poll(() => isOpen(store)).toBe(false)
  })

  test('a slash goes to the search box, but not while somebody writes', async ({ open }) => {
    const { host, path } = productOf('in stock')
    const page = await open(host, path)
    const search = page.locator('#search')
    await page.keyboard.press('/')
    await expect.poll(() => search.evaluate(hasFocus)).toBe(true)
    await expect.poll(() => search.inputValue()).toBe('')
    await page.keyboard.type('a/b')
    await expect.poll(() => search.inputValue()).toBe('a/b')
    await page.getByRole('spinbutton').focus()
    await page.keyboard.press('/')
    await expect.poll(() => search.evaluate(hasFocus)).toBe(false)
  })
})

describe.each([true, false])('on a narrow screen, scripts: %s', (javaScript) => {
  const view = { width: 390, javaScript } as const

  test('the menu slides out, unfolds and closes by Escape and by its button', async ({ open }) => {
    const page = await open('localhost', '/', view)
    const opener = page.getByRole('button', { name: 'Open the menu' })
    const panel = page.locator('#menus')
    const store = menuOf(page, 'Store')
    for (const close of [
      async () => page.keyboard.press('Escape'),
      async () => page.getByRole('button', { name: 'Close the menu' }).click(),
    ]) {
      await expect.poll(() => panel.isVisible()).toBe(false)
      await opener.press('Enter')
      await expect.poll(() => panel.isVisible()).toBe(true)
      if (!(await isOpen(store))) await store.locator('summary').press('Enter')
      await expect.poll(() => store.locator('a').first().isVisible()).toBe(true)
      await close()
      await expect.poll(() => panel.isVisible()).toBe(false)
      await expect.poll(() => opener.evaluate(hasFocus)).toBe(true)
    }
  })

  test('what lies below an unfolded part of it can be tapped at once', async ({ open }) => {
    const page = await open('localhost', '/', view)
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    await menuOf(page, 'Moodrooms').locator('summary').tap()
    await page.locator('#menus').getByRole('link', { name: 'Outdoors' }).tap()
    await page.waitForURL('**/products/room-garden')
  })
})

describe.each(sites)('the menus of $name', ({ host }) => {
  test('are without a fault that axe finds while they are open', async ({ open }) => {
    const wide = await open(host, '/')
    await menuOf(wide, 'Store').locator('summary').click()
    expect(await violations(wide)).toEqual([])
    const narrow = await open(host, '/', { width: 390 })
    await narrow.getByRole('button', { name: 'Open the menu' }).click()
    await menuOf(narrow, 'Store').locator('summary').click()
    expect(await violations(narrow)).toEqual([])
  })

  test('have five columns in the store, and every link of header and footer leads somewhere', async ({
    open,
  }) => {
    const page = await open(host, '/')
    await menuOf(page, 'Store').locator('summary').click()
    const columns = menuOf(page, 'Store').locator('.columns > div')
    await expect.poll(() => columns.count()).toBe(columnsOfMegaMenu)
    for (const column of await columns.all())
      await expect.poll(() => column.locator('li a').count()).toBeGreaterThan(0)
    const paths = await linksOfFrame(page)
    expect(paths.length).toBeGreaterThan(40)
    const ends = await Promise.all(
      paths.map(async (path) => [path, await statusAtTheEnd(host, path)] as const),
    )
    expect(ends.filter(([, status]) => status !== 200)).toEqual([])
  })
})

function menuOf(page: Page, name: string): Locator {
  return page.locator('details.menu', { has: page.locator('summary', { hasText: name }) })
}

async function isOpen(menu: Locator): Promise<boolean> {
  return (await menu.getAttribute('open')) !== null
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement
}

/** As somebody without a pointer gets there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 20; stops += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate(hasFocus)) return
  }
  throw new Error('The keyboard does not get there.')
}

/** Of the page that a link leads to; a guarded one leads to signing in. */
/** Signing in leads over to the provider's own host. */
async function statusAtTheEnd(host: string, path: string, left = 5): Promise<number> {
  const { status, headers } = await http(host, path)
  if (![302, 303].includes(status) || !headers.location || left === 0) return status
  const next = new URL(headers.location, `http://${host}`)
  return statusAtTheEnd(next.hostname, next.pathname + next.search, left - 1)
}

/** Where a guest is led by header and footer; the signed-in extras come with signing in. */
async function linksOfFrame(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>(':is(header, nav, footer) a[href^="/"]')]
      .filter((link) => !link.closest('.signed-in-only'))
      .map(({ pathname, search }) => pathname + search),
  )
  return [...new Set(paths)]
}
