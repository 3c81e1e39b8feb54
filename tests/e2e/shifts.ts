import type { Page } from 'playwright'

// As text: TypeScript's own types don't know layout shifts.
const read = `new Promise((resolve) => {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  const nameOf = ({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node?.textContent)
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const shifts = observer.takeRecords().filter(({ hadRecentInput }) => !hadRecentInput)
    resolve(shifts.map(({ value, sources }) => value.toFixed(4) + ' by ' + sources.map(nameOf).join(' and ')))
  }))
})`

/** Whatever has moved on the page since it was opened without anybody asking it to. */
export async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(read)
}
