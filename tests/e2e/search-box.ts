import type { Page } from 'playwright'

export const boxOf = (page: Page) => page.locator('#search')
export const popupOf = (page: Page) => page.locator('.search-popup')
export const cardsOf = (page: Page) => popupOf(page).locator('.products li')
export const chipsOf = (page: Page) => popupOf(page).getByRole('option')

/** A checkbox of the panel; its label goes on with a count. */
export const valueOf = (page: Page, name: string) =>
  popupOf(page).getByRole('checkbox', { name: new RegExp(`^${name} \\d+$`) })

/** What the address says of the search. */
export function fragmentOf(page: Page): string {
  return new URL(page.url()).hash
}

/** Types as a person does, and waits until products have come. */
export async function searchFor(page: Page, words: string): Promise<void> {
  await boxOf(page).click()
  await boxOf(page).fill(words)
  await popupOf(page).locator('.products[aria-busy=false] li').first().waitFor()
}

/** What the browser asks of the search, as it was asked. */
export function watchSearches(page: Page): URL[] {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/search') asked.push(url)
  })
  return asked
}

/** The popup's code on a line so slow that it comes when the test says so. */
export function lateCode() {
  const arrived = Promise.withResolvers<void>()
  const prepare = (page: Page) =>
    page.route('**/_astro/open-search*.js', async (route) => {
      await arrived.promise
      await route.continue()
    })
  return { view: { prepare }, arrive: () => arrived.resolve() }
}
