import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test } from './browser.ts'
import { productOf } from './sites.ts'

const product = productOf('in stock')

describe('with forced colours', () => {
  test.for(['/', '/products', '/find-about-cookies', product.path])(
    '%s has no fault and shows the focus',
    async (path, { open }) => {
      const page = await open(product.host, path, { forcedColors: 'active' })
      expect(await violations(page)).toEqual([])
      for (let stops = 0; stops < 6; stops += 1) {
        await page.keyboard.press('Tab')
        expect(await ringOf(page), `stop ${stops + 1}`).toMatch(/^solid [2-9]px/)
      }
    },
  )
})

describe('the focus is seen', () => {
  test.for([1440, 390] as const)(
    'on whatever a keyboard reaches in the frame at %s px',
    async (width, { open }) => {
      const page = await open('maison.localhost', '/about-us', { width })
      const links = await page.locator('a:visible, button:visible, summary:visible, input:visible').count()
      for (let stops = 0; stops < links; stops += 1) {
        await page.keyboard.press('Tab')
        expect(await ringOf(page), `stop ${stops + 1}`).toMatch(/^(solid|auto) [1-9]/)
      }
    },
  )
})

describe('from page to page', () => {
  test('the view changes softly', async ({ open }) => {
    expect(await revealed(await open('localhost', '/about-us', { prepare: watchReveal }))).toBe('true')
  })

  test('the view just changes for those who want no motion', async ({ open }) => {
    const view = { reducedMotion: 'reduce', prepare: watchReveal } as const
    expect(await revealed(await open('localhost', '/about-us', view))).toBe('false')
  })
})

test('with less motion nothing glides', async ({ open }) => {
  const page = await open('localhost', '/products', { reducedMotion: 'reduce' })
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { transitionDuration, animationName } = getComputedStyle(element)
        return transitionDuration !== '0s' || animationName !== 'none'
      }).length,
  )
  expect(moving).toBe(0)
})

test('on paper there is the page and not its frame', async ({ open }) => {
  const page = await open('localhost', '/return-policy')
  await page.emulateMedia({ media: 'print' })
  for (const selector of [
    '.site-header',
    '.top-bar',
    '#menus',
    '#cookies',
    '.notices',
    '.to-top',
    '.on-this-page',
  ])
    await expect.poll(() => page.locator(selector).isVisible(), { message: selector }).toBe(false)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

/** The outline of what has the focus, or of the box around it. */
async function ringOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const outlineOf = (element: Element | null | undefined) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element ?? document.body)
      return `${outlineStyle} ${outlineWidth}`
    }
    const { activeElement } = document
    const own = outlineOf(activeElement)
    const seen = own.startsWith('none') ? outlineOf(activeElement?.closest('form')) : own
    return `${seen} around ${activeElement?.outerHTML.slice(0, 100)}`
  })
}

// As text: TypeScript's own types don't know the event.
const watch = `addEventListener('pagereveal', ({ viewTransition }) => {
  document.documentElement.dataset.revealed = String(Boolean(viewTransition))
})`

async function watchReveal(page: Page): Promise<void> {
  await page.addInitScript(watch)
}

async function revealed(page: Page): Promise<string | null> {
  await page.locator('footer').getByRole('link', { name: 'Delivery' }).click()
  await page.waitForURL('**/privacy-policy')
  const html = page.locator('html[data-revealed]')
  await html.waitFor({ state: 'attached' })
  return html.getAttribute('data-revealed')
}
