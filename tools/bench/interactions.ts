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
  /** How far things have moved by themselves, at worst; 0 is not at all. */
  shift: number
  shiftAtMost: number
}

const tries = 5
const slower = 4
const atMost = 100
/** A list that has grown, or a popup, moves what stands below; on a product nothing moves. */
const listShift = 0.01
/** For what follows the touch: the next paint is noted by the browser when it has been. */
const settled = 1_000

type Touch = (page: Page) => Promise<void>

interface Steps {
  /** Of the page; the list of all products otherwise. */
  path?: string
  /** What must be there before. */
  before?: Touch
  touch: Touch
}

/** It has five variants, and options with swatches. */
const product = '/alder-three-seater-sofa-oat-weave/products/d/sofa-alder-oat-weave'

/** What a person does on a list, in the search and on a product. */
const interactions: Record<string, Steps> = {
  'tick a filter': { touch: (page) => page.locator('[data-region=panel] a[href]').nth(1).click() },
  'load more': { touch: (page) => page.locator('[data-more]').click() },
  'change columns': { touch: (page) => page.locator('.of-columns label').first().click() },
  'open the search': { touch: (page) => page.locator('#search').click() },
  'type in the search': { before: openSearch, touch: (page) => page.keyboard.type('oak', { delay: 80 }) },
  'close the search': { before: searchOak, touch: (page) => page.keyboard.press('Escape') },
  'choose a variant': { path: product, touch: (page) => page.locator('.variants a').nth(2).click() },
  'choose a variant by keyboard': {
    path: product,
    before: (page) => page.locator('.variants a').nth(1).focus(),
    touch: (page) => page.keyboard.press('Enter'),
  },
  'choose another at once': {
    path: product,
    before: (page) => page.locator('.variants a').nth(1).click(),
    touch: (page) => page.locator('.variants a').nth(3).click(),
  },
  'choose an option': {
    path: product,
    before: (page) => page.locator('summary#options').click(),
    touch: (page) => page.locator('.options a').nth(1).click(),
  },
  'choose a swatch': {
    path: `${product}?option=sofa-alder-oat-weave--velvet`,
    touch: (page) => page.locator('.swatches a').nth(1).click(),
  },
  'one more of it': {
    path: product,
    touch: (page) => page.getByRole('button', { name: 'One more' }).click(),
  },
  'open the gallery': {
    path: product,
    before: (page) => page.locator('.gallery .row a').first().hover(),
    touch: (page) => page.locator('.gallery .row a').first().click(),
  },
}

/** How long each takes from the touch to the next paint, on a processor four times slower than this one. */
export async function benchInteractions(): Promise<Interaction[]> {
  const shop = await openShop({ port: await freePort(), stateDirectory: temporaryDirectory() })
  const proxy = await startEdgeProxy(shop.port, ['br', 'gzip'])
  const browser = await launchChromium([trustingBrowser])
  const found: Interaction[] = []
  const origin = `https://localhost:${proxy.port}`
  for (const [what, steps] of Object.entries(interactions)) {
    const seen: Seen[] = []
    for (let run = 0; run < tries; run++) seen.push(await seenOf(browser, origin, steps))
    const delays = seen.map(({ delay }) => delay).toSorted((a, b) => a - b)
    const shift = Math.max(...seen.map((one) => one.shift))
    const delay = delays[Math.floor(tries / 2)] ?? Number.NaN
    found.push({ what, delay, atMost, shift, shiftAtMost: steps.path === undefined ? listShift : 0 })
  }
  await browser.close()
  await proxy.stop()
  await shop.stop()
  return found
}

type Seen = Pick<Interaction, 'delay' | 'shift'>

async function seenOf(
  browser: Browser,
  origin: string,
  { path = '/products', before, touch }: Steps,
): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  try {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await before?.(page)
    await page.evaluate(noteInteractions)
    await touch(page)
    await page.waitForTimeout(settled)
    const [delay, shift]: [number, number] = await page.evaluate(() => Reflect.get(window, 'noted'))
    return { delay, shift }
  } finally {
    await page.close()
  }
}

/** Runs in the page. What takes less than sixteen milliseconds isn't told, and counts as that. */
function noteInteractions(): void {
  const noted = [16, 0]
  Reflect.set(window, 'noted', noted)
  new PerformanceObserver((seen) => {
    for (const entry of seen.getEntries())
      if (Reflect.get(entry, 'interactionId') !== 0) noted[0] = Math.max(noted[0] ?? 0, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((seen) => {
    for (const entry of seen.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false)
        noted[1] = (noted[1] ?? 0) + Reflect.get(entry, 'value')
  }).observe({ type: 'layout-shift' })
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
