import type { Page } from 'playwright'

const form = '<enquiry-form></enquiry-form>'

/**
 * Does all that somebody can do on a product's page but looking at it in 3D. The edge is too busy for what they want, so
 * that nobody is led away; the code for it has come all the same.
 */
export async function touchProduct(opened: Page): Promise<void> {
  await opened.route('**/api/{bookmarks,cart/lines}', (route) =>
    route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }),
  )
  await opened.route('**/profile/productrequest/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: form }),
  )
  for (const touch of touches) {
    await touch(opened)
    await opened.waitForLoadState('networkidle')
  }
}

const touches: readonly ((opened: Page) => Promise<unknown>)[] = [
  async (opened) => {
    await opened.locator('.gallery .row a').first().hover()
    await opened.locator('.gallery .row a').first().click()
    await opened.locator('.gallery-popup[open]').waitFor()
    await opened.keyboard.press('Escape')
    await opened.locator('.gallery-popup').waitFor({ state: 'detached' })
  },
  (opened) => opened.locator('quantity-picker').dispatchEvent('pointerover'),
  async (opened) => {
    await opened.locator('.bookmark').first().dispatchEvent('click')
    await opened.locator('.notice').first().waitFor()
  },
  async (opened) => {
    await opened.locator('#buy .button').first().dispatchEvent('click')
    await opened.locator('.notice').nth(1).waitFor()
  },
  async (opened) => {
    await opened.evaluate(askForPrice)
    await opened.locator('.enquiry-panel[open]').waitFor()
    await opened.keyboard.press('Escape')
    await opened.locator('.enquiry-panel').waitFor({ state: 'detached' })
  },
  async (opened) => {
    await opened.locator('product-rows').evaluate((rows) => rows.scrollIntoView())
    await opened.locator('product-row').first().waitFor()
  },
]

/** Runs in the page. Only where a price is hidden there is a link for it. */
function askForPrice(): void {
  const detail = '/profile/productrequest/ask/any'
  document.dispatchEvent(new CustomEvent('enquiry', { cancelable: true, detail }))
}
