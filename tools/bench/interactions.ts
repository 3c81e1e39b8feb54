import type { Browser, Page } from 'playwright'
import { launchChromium } from '../chromium.ts'
import { startEdgeProxy, trustingBrowser } from '../shop/edge-proxy.ts'
import { openShop } from '../shop/open.ts'
import { freePort } from '../shop/port.ts'
import { temporaryDirectory } from '../temporary.ts'

export interface Interaction {
  what: string
  /** The middle of five, in milliseconds. */
  delay: number
  atMost: number
}

const tries = 5
const slower = 4
const atMost = 100
/** For what follows the touch: the next paint is noted by the browser when it has been. */
const settled = 1_000

type Touch = (page: Page) => Promise<void>

/** What a person does on a list and in the search, each with what must be there before. */
const interactions: Record<string, { before?: Touch; touch: Touch }> = {
  'tick a filter': { touch: (page) => page.locator('[data-region=panel] a[href]').nth(1).click() },
  'load more': { touch: (page) => page.locator('[data-more]').click() },
  'change columns': { touch: (page) => page.locator('.of-columns label').first().click() },
  'open the search': { touch: (page) => page.locator('#search').click() },
  'type in the search': { before: openSearch, touch: (page) => page.keyboard.type('oak', { delay: 80 }) },
  'close the search': { before: searchOak, touch: (page) => page.keyboard.press('Escape') },
}

/** How long each takes from the touch to the next paint, on a processor four times slower than this one. */
export async function benchInteractions(): Promise<Interaction[]> {
  const shop = await openShop({ port: await freePort(), stateDirectory: temporaryDirectory() })
  const proxy = await startEdgeProxy(shop.port, ['br', 'gzip'])
  const browser = await launchChromium([trustingBrowser])
  const found: Interaction[] = []
  const list = `https://localhost:${proxy.port}/products`
  for (const [what, steps] of Object.entries(interactions)) {
    const delays: number[] = []
    for (let run = 0; run < tries; run++) delays.push(await delayOf(browser, list, steps))
    found.push({ what, delay: delays.toSorted((a, b) => a - b)[Math.floor(tries / 2)] ?? Number.NaN, atMost })
  }
  await browser.close()
  await proxy.stop()
  await shop.stop()
  return found
}

async function delayOf(
  browser: Browser,
  list: string,
  { before, touch }: { before?: Touch; touch: Touch },
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(list, { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await before?.(page)
    await page.evaluate(noteInteractions)
    await touch(page)
    await page.waitForTimeout(settled)
    return await page.evaluate(() => Reflect.get(window, 'longestInteraction'))
  } finally {
    await page.close()
  }
}

/** Runs in the page. What takes less than sixteen milliseconds isn't told, and counts as that. */
function noteInteractions(): void {
  Reflect.set(window, 'longestInteraction', 16)
  new PerformanceObserver((seen) => {
    for (const entry of seen.getEntries()) {
      if (Reflect.get(entry, 'interactionId') === 0) continue
      const longest: number = Reflect.get(window, 'longestInteraction')
      Reflect.set(window, 'longestInteraction', Math.max(longest, entry.duration))
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function openSearch(page: Page): Promise<void> {
  await page.locator('#search').click()
  await page.locator('.search-popup').waitFor()
  await page.waitForTimeout(settled)
}

async function searchOak(page: Page): Promise<void> {
  await openSearch(page)
  await page.keyboard.type('oak')
  await page.locator('.search-popup .products[aria-busy=false] li').first().waitFor()
  await page.waitForTimeout(settled)
}
