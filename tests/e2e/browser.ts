import { type Browser, chromium, type Page, type Response } from 'playwright'
import { expect, inject, test as plainTest } from 'vitest'

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }

interface View {
  width?: 1440 | 390
  javaScript?: boolean
  /** What the page itself answers with. */
  status?: number
}

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
  open: async ({ browser }, give) => {
    const complaints: string[] = []
    const contexts: { close: () => Promise<void> }[] = []
    await give(async (host, path, { width = 1440, javaScript = true, status = 200 } = {}) => {
      const context = await browser.newContext({
        baseURL: `http://${host}:${inject('port')}`,
        viewport: width === 390 ? narrow : wide,
        hasTouch: width === 390,
        javaScriptEnabled: javaScript,
      })
      contexts.push(context)
      const page = await context.newPage()
      collectComplaints(page, { status, complaints })
      const response = await page.goto(path, { waitUntil: 'load' })
      expect(statusOf(response), `the status of ${path}`).toBe(status)
      return page
    })
    for (const context of contexts) await context.close()
    expect(complaints).toEqual([])
  },
})

function collectComplaints(
  page: Page,
  { status, complaints }: { status: number; complaints: string[] },
): void {
  const { port } = new URL(`http://localhost:${inject('port')}`)
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`))
  page.on('console', (message) => {
    const isAboutThePageItself = status >= 400 && message.text().includes(`status of ${status}`)
    if (['error', 'warning'].includes(message.type()) && !isAboutThePageItself)
      complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.port !== port)
      complaints.push(`a stranger is asked: ${url.href}`)
  })
}

function statusOf(response: Response | null): number | undefined {
  return response?.status()
}
