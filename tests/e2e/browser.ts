import { type Browser, type BrowserContextOptions, chromium, type Page, type Response } from 'playwright'
import { expect, inject, test as plainTest } from 'vitest'
import { originOf } from './http.ts'
import { someAddress } from './request.ts'
import { witness } from './witness.ts'

const heights = { 320: 568, 390: 844, 1440: 900 } as const
type Width = keyof typeof heights

export interface View extends Pick<BrowserContextOptions, 'reducedMotion' | 'forcedColors'> {
  width?: Width
  /** Of another shop than the one that all tests share. */
  port?: number
  javaScript?: boolean
  /** What the page itself answers with. */
  status?: number
  /** The service worker stays away, but from the tests that are about it: it would hide calls from `prepare`. */
  serviceWorkers?: 'allow' | 'block'
  /** What happens to the page before it is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Complaints that the test itself provokes. */
  provoked?: RegExp
}

/** What Playwright itself says where `serviceWorkers` is 'block'. */
const keptAway = 'Service Worker registration blocked by Playwright'

/** What Chromium itself throws where it leaves out a soft change of pages, say on a slow machine: the page just changes. */
const leftOut = 'Transition was aborted because of invalid state'

/** Everything worth seeing on both sorts of screen, with and without scripts. */
export const views = ([1440, 390] as const).flatMap((width) =>
  [true, false].map((javaScript) => ({ width, javaScript })),
)

type Open = (host: string, path: string, view?: View) => Promise<Page>

/** A test with `open`; it fails when the page complains: console errors, broken scripts, refused by the policy, strangers. */
export const test = plainTest.extend<{ browser: Browser; open: Open }>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the fixtures that this one needs
    async ({}, give) => {
      const browser = await chromium.connect(inject('chromium'))
      await give(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, onTestFailed }, give) => {
    const complaints: string[] = []
    const contexts: { close: () => Promise<void> }[] = []
    const accounts: (() => string)[] = []
    onTestFailed(() => accounts.forEach((account) => console.log(account())))
    await give(async (host, path, view = {}) => {
      const context = await browser.newContext(contextOptions(host, view))
      contexts.push(context)
      const page = await context.newPage()
      accounts.push(witness(page))
      collectComplaints(page, view, complaints)
      await view.prepare?.(page)
      const response = await page.goto(path, { waitUntil: 'load' })
      expect(statusOf(response), `the status of ${path}`).toBe(view.status ?? 200)
      return page
    })
    for (const context of contexts) await context.close()
    expect(complaints).toEqual([])
  },
})

function contextOptions(host: string, view: View): BrowserContextOptions {
  const { width = 1440, javaScript = true, serviceWorkers = 'block', reducedMotion, forcedColors } = view
  return {
    baseURL: originOf(host, view.port),
    extraHTTPHeaders: { 'cf-connecting-ip': someAddress() },
    viewport: { width, height: heights[width] },
    hasTouch: width < 995,
    javaScriptEnabled: javaScript,
    serviceWorkers,
    ...(reducedMotion ? { reducedMotion } : {}),
    ...(forcedColors ? { forcedColors } : {}),
  }
}

function collectComplaints(page: Page, view: View, complaints: string[]): void {
  const { status = 200, provoked } = view
  const complain = (complaint: string) => {
    const isOfTheBrowser = [keptAway, leftOut].some((words) => complaint.includes(words))
    if (!provoked?.test(complaint) && !isOfTheBrowser) complaints.push(complaint)
  }
  const { port } = new URL(originOf('localhost', view.port))
  page.on('pageerror', (error) => complain(`script: ${error.message}`))
  page.on('console', (message) => {
    const isAboutThePageItself = status >= 400 && message.text().includes(`status of ${status}`)
    if (['error', 'warning'].includes(message.type()) && !isAboutThePageItself)
      complain(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.port !== port) complain(`a stranger is asked: ${url.href}`)
  })
}

function statusOf(response: Response | null): number | undefined {
  return response?.status()
}
