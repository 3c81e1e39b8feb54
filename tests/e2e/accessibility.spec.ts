import type { CDPSession, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test as shopTest } from './browser.ts'
import { originOf } from './http.ts'
import { pagesOf } from './pages.ts'
import { sites } from './sites.ts'

interface Screen {
  width: number
  height: number
  deviceScaleFactor?: number
  /** What axe needn't look at again there. */
  isAskedOfAxe?: Record<string, { enabled: false }>
}

const wide: Screen = { width: 1440, height: 900, isAskedOfAxe: {} }
/** Colours are the same tokens at every width, and what costs most to look at. */
const narrow: Screen = {
  width: 390,
  height: 844,
  isAskedOfAxe: { 'color-contrast': { enabled: false } },
}
const smallest: Screen = { width: 320, height: 568 }
/** A screen of 1440 px at 200 % zoom. */
const zoomed: Screen = { width: 720, height: 450, deviceScaleFactor: 2 }

interface Tab {
  visit: (address: string) => Promise<Page>
  show: (screen: Screen) => Promise<unknown>
}

/** One tab for all pages: a window for each would cost more than looking at it. */
const test = shopTest.extend<{ tab: Tab }>({
  tab: [
    async ({ browser }, give) => {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await give({
        show: (screen) => resize(session, screen),
        async visit(address) {
          await resize(session, wide)
          await page.goto(address, { waitUntil: 'load' })
          return page
        },
      })
      await context.close()
    },
    { scope: 'file' },
  ],
})

describe.each(sites)('$name', ({ key, host }) => {
  test.for(pagesOf(key))('has no fault on $path, on any screen', async ({ path }, { tab }) => {
    const page = await tab.visit(originOf(host) + path)
    for (const screen of [wide, zoomed, narrow, smallest]) {
      await tab.show(screen)
      const found = screen.isAskedOfAxe ? await violations(page, screen.isAskedOfAxe) : []
      expect([...(await tooWide(page)), ...found], `at ${screen.width} px`).toEqual([])
    }
  })
})

async function resize(session: CDPSession, { width, height, deviceScaleFactor = 1 }: Screen) {
  const metrics = { width, height, deviceScaleFactor, mobile: false }
  return session.send('Emulation.setDeviceMetricsOverride', metrics)
}

/** Where the page can be scrolled sideways, what sticks out; nothing else may. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    )
    return ['the page', ...out.map((element) => element.outerHTML.slice(0, 100))]
  })
}
