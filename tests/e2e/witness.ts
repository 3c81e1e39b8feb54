import type { Page, Request } from 'playwright'

const remembered = 40

/** Gives what a page was about to do, for whoever wonders why a test failed: where it went, and what it still waits for. */
export function witness(page: Page): () => string {
  const began = Date.now()
  const seen: string[] = []
  const pending = new Set<Request>()
  const note = (what: string) => {
    seen.push(`${((Date.now() - began) / 1_000).toFixed(3)} s ${what}`)
    if (seen.length > remembered) seen.shift()
  }
  const end = (request: Request) => pending.delete(request)
  page.on('request', (request) => {
    pending.add(request)
    if (request.isNavigationRequest()) note(`asks ${request.method()} ${request.url()}`)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', (request) => {
    end(request)
    note(`was refused ${request.url()}: ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) note(`hears ${response.status()} ${response.url()}`)
  })
  page.on('framenavigated', (frame) => note(`is at ${frame.url()}`))
  page.on('domcontentloaded', () => note('is read'))
  page.on('load', () => note('is loaded'))
  return () => {
    const waiting = [...pending].map((request) => `still waits for ${request.method()} ${request.url()}`)
    note('is asked')
    return [`A page at ${page.url()}:`, ...seen, ...waiting].join('\n  ')
  }
}
