import type { Browser, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { launchChromium } from '#tools/chromium.ts'
import { violations } from './axe.ts'
import { test as shopTest, type View } from './browser.ts'

/** A sofa that has a model, in several covers. */
const host = 'localhost'
const path = '/alder-three-seater-sofa-oat-weave/products/d/sofa-alder-oat-weave'

/** Draws without a device, which Chromium does only when it is told to. */
const test = shopTest.extend<{ browser: Browser }>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the fixtures that this one needs
    async ({}, give) => {
      const browser = await launchChromium(['--enable-unsafe-swiftshader', '--use-angle=swiftshader'])
      await give(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
})

/** Drawing without a device says so, and takes its time: a small screen has less to draw. */
const view: View = { width: 390, provoked: /GPU stall|swiftshader|WebGL/i }
const patience = 120_000

describe('before somebody asks for it', { timeout: patience }, () => {
  test('nothing of three dimensions is fetched', async ({ open }) => {
    const asked: string[] = []
    const page = await open(host, path, {
      ...view,
      prepare: async (page) => void page.on('request', (request) => asked.push(request.url())),
    })
    await page.locator('.gallery').hover()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /\/(space|viewer)\.|\.fbx/.test(url))).toEqual([])
    await ask(page)
    await shown(page)
    expect(asked.filter((url) => url.endsWith('.fbx'))).toHaveLength(1)
  })
})

describe('the model', { timeout: patience }, () => {
  test('is turned, brought closer, put back and closed by keys', async ({ open }) => {
    const page = await opened(open)
    await page.getByRole('button', { name: 'Dimensions' }).click()
    const first = await edges(page)
    for (const key of ['ArrowLeft', 'ArrowUp', '+', '-']) {
      const before = await edges(page)
      await page.keyboard.press(key)
      await expect.poll(() => edges(page), { message: key }).not.toEqual(before)
    }
    await page.keyboard.press('0')
    await expect.poll(() => edges(page)).toEqual(first)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.viewer, .gallery canvas').count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent?.trim()))
      .toBe('View in 3D')
  })

  test('tells its real dimensions, with no faults that axe knows', async ({ open }) => {
    const page = await opened(open)
    const dimensions = page.getByRole('button', { name: 'Dimensions' })
    await dimensions.click()
    await expect.poll(() => dimensions.getAttribute('aria-pressed')).toBe('true')
    const words = await page.locator('.measures text').allTextContents()
    expect(words).toEqual(['Width 2,180 mm', 'Height 830 mm', 'Length 900 mm'])
    expect(await violations(page)).toEqual([])
  })

  test('wears another variant as soon as that is chosen', async ({ open }) => {
    const page = await opened(open)
    const oat = await seen(page)
    await page.locator('product-in-place a[href*="sofa-alder-ink-weave"]').first().click()
    await page.waitForURL('**/sofa-alder-ink-weave')
    await expect.poll(() => seen(page), { timeout: 60_000 }).not.toEqual(oat)
    await expect.poll(() => page.locator('.viewer').getAttribute('data-state')).toBe('shown')
  })
})

describe('what can go wrong', { timeout: patience }, () => {
  test('a file that cannot be had is said, and asked for again', async ({ open }) => {
    const page = await open(host, path, {
      ...view,
      provoked: /ERR_FAILED|GPU stall|WebGL/i,
      prepare: (page) => page.route('**/*.fbx', (route) => route.abort()),
    })
    await ask(page)
    await page.getByRole('alert').getByText('Error loading the 3D file').waitFor()
    await page.unroute('**/*.fbx')
    await page.getByRole('button', { name: 'Try again' }).click()
    await shown(page)
  })

  test('a file that is no model is said as well', async ({ open }) => {
    const page = await open(host, path, {
      ...view,
      prepare: (page) => page.route('**/*.fbx', (route) => route.fulfill({ body: 'a drawing of a sofa' })),
    })
    await ask(page)
    await page.getByRole('alert').getByText('Error loading the 3D file').waitFor()
  })

  test('a device that takes its memory back can be asked again', async ({ open }) => {
    const page = await opened(open)
    await page.locator('.viewer canvas').evaluate((canvas) => {
      if (canvas instanceof HTMLCanvasElement)
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    })
    await page.getByText('The 3D view was interrupted').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await shown(page)
  })

  test('a browser without 3D is told so, and fetches nothing', async ({ open }) => {
    const asked: string[] = []
    const page = await open(host, path, {
      prepare: async (page) => {
        page.on('request', (request) => asked.push(request.url()))
        await page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null
        })
      },
    })
    await ask(page)
    await page.getByRole('alert').getByText('This browser cannot show 3D').waitFor()
    expect(asked.filter((url) => /\/space\.|\.fbx/.test(url))).toEqual([])
  })
})

type Open = (host: string, path: string, view?: View) => Promise<Page>

async function opened(open: Open, more: View = {}): Promise<Page> {
  const page = await open(host, path, { ...view, reducedMotion: 'reduce', ...more })
  await ask(page)
  await shown(page)
  return page
}

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View in 3D' }).click()
}

async function shown(page: Page): Promise<void> {
  await page.locator('.viewer[data-state=shown]').waitFor({ timeout: 60_000 })
}

/** Where the lines lie that show what is measured: they turn with the model. */
function edges(page: Page): Promise<(string | null)[]> {
  return page.locator('.measures path').evaluateAll((lines) => lines.map((line) => line.getAttribute('d')))
}

/** What is drawn in the middle, as a picture. */
async function seen(page: Page): Promise<string> {
  const canvas = page.locator('.viewer canvas')
  await canvas.scrollIntoViewIfNeeded()
  const box = await canvas.boundingBox()
  if (!box) return ''
  const clip = { x: box.x + box.width / 2 - 20, y: box.y + box.height / 2 - 20, width: 40, height: 40 }
  return (await page.screenshot({ clip, timeout: 60_000 })).toString('base64')
}
