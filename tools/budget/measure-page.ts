import type { Browser, Page, Response } from 'playwright'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Obstacle } from '../command.ts'
import type { DiscoveryPage } from './pages.ts'
import { touchProduct } from './touch-product.ts'

export interface PageFigures {
  earlyScript: number
  earlyReact: number
  laterScript: number
  productScript?: number
  style: number
  html: number
  firstPackets?: number
  listPackets?: number
  productPackets?: number
}

interface Transfer {
  type: string
  bytes: number
  headerBytes: number
  text: string
}

const narrow = { width: 390, height: 844 }

/** Opens the page as a newcomer does, then does what people do on it, and counts what came over the wire. */
export async function measurePage(
  browser: Browser,
  origin: string,
  page: DiscoveryPage,
): Promise<PageFigures> {
  const path = await pathOf(browser, origin, page)
  const opened = await browser.newPage({ baseURL: origin, viewport: narrow })
  try {
    const arriving = collectTransfers(opened)
    await opened.goto(path, { waitUntil: 'networkidle' })
    const early = await arriving.sinceLast()
    const inline = await inlineParts(opened)
    await openSearch(opened)
    const later = await arriving.sinceLast()
    const documents = early.filter(({ type }) => type === 'document')
    const scripts = early.filter(({ type }) => type === 'script')
    const earlyScript = sum(scripts) + gzipped(inline.scripts)
    const sent = documents.reduce((total, { text, headerBytes }) => total + packed(text) + headerBytes, 0)
    return {
      earlyScript,
      earlyReact: [...scripts.map(({ text }) => text), inline.scripts].filter(holdsReact).length,
      laterScript: earlyScript + sum(later.filter(({ type }) => type === 'script')),
      style: gzipped(inline.styles) + sum(early.filter(({ type }) => type === 'stylesheet')),
      html: sum(documents),
      ...packetsOf(page, sent),
      ...(page.isProduct && { productScript: await productScript(browser, origin, path) }),
    }
  } finally {
    await opened.close()
  }
}

/** In a visit of its own: the search has nothing to do with it. */
async function productScript(browser: Browser, origin: string, path: string): Promise<number> {
  const opened = await browser.newPage({ baseURL: origin, viewport: narrow })
  try {
    const arriving = collectTransfers(opened)
    await opened.goto(path, { waitUntil: 'networkidle' })
    await touchProduct(opened)
    return sum((await arriving.sinceLast()).filter(({ type }) => type === 'script'))
  } finally {
    await opened.close()
  }
}

function packetsOf({ isList, isProduct }: DiscoveryPage, sent: number) {
  if (isList) return { listPackets: sent }
  return isProduct ? { productPackets: sent } : { firstPackets: sent }
}

/** Looked up in visits of their own, so that nothing is in the cache of the one that is measured. */
export async function pathOf(browser: Browser, origin: string, page: DiscoveryPage): Promise<string> {
  let { path } = page
  for (const link of page.links ?? []) path = await firstLinkOn(browser, origin, { path, link })
  return path
}

async function firstLinkOn(
  browser: Browser,
  origin: string,
  { path, link }: { path: string; link: RegExp },
): Promise<string> {
  const visit = await browser.newPage({ baseURL: origin })
  await visit.goto(path)
  const hrefs = await visit
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
  await visit.close()
  const found = hrefs.find((href) => link.test(href))
  if (found === undefined) throw new Obstacle(`${origin}${path} has no link that looks like ${link.source}.`)
  return found
}

function collectTransfers(opened: Page) {
  let pending: Promise<Transfer>[] = []
  opened.on('response', (response) => pending.push(transferOf(response)))
  return {
    async sinceLast(): Promise<Transfer[]> {
      const arrived = pending
      pending = []
      return Promise.all(arrived)
    },
  }
}

async function transferOf(response: Response): Promise<Transfer> {
  const type = response.request().resourceType()
  const isCode = ['script', 'document', 'stylesheet'].includes(type) && response.ok()
  if (!isCode) return { type, bytes: 0, headerBytes: 0, text: '' }
  const text = await response.text()
  // Over HTTP/2 nobody tells of the headers alone: they are what came besides the body.
  const { responseBodySize, responseHeadersSize } = await response.request().sizes()
  const bytes = Number(response.headers()['content-length'] ?? responseBodySize)
  return { type, bytes, headerBytes: responseBodySize + responseHeadersSize - bytes, text }
}

/** What is in the HTML itself: scripts that run (not data) and styles. */
async function inlineParts(opened: Page): Promise<{ scripts: string; styles: string }> {
  return opened.evaluate(() => {
    const textOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent).join('\n')
    return {
      scripts: textOf('script:not([src]):not([type="application/ld+json"]):not([type="speculationrules"])'),
      styles: textOf('style'),
    }
  })
}

async function openSearch(opened: Page): Promise<void> {
  await opened.locator('[data-search-popup]').dispatchEvent('pointerover')
  await opened.locator('.search-popup').waitFor({ state: 'attached', timeout: 15_000 })
  await opened.waitForLoadState('networkidle')
}

function holdsReact(text: string): boolean {
  return /react\.(transitional\.)?element/.test(text)
}

/** As a browser of today gets it from the edge. */
function packed(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength
}

function gzipped(text: string): number {
  return text.trim() === '' ? 0 : gzipSync(text).byteLength
}

function sum(transfers: Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0)
}
