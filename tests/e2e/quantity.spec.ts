import type { Page, Route } from 'playwright'
import { describe, expect } from 'vitest'
import { type View, test } from './browser.ts'
import { productOf } from './sites.ts'

const { host, path } = productOf('in stock')
const refusal = 'This quantity is not possible to delivery'

describe('without scripts', () => {
  const view = { javaScript: false }

  test('the form asks the server how much that comes to', async ({ open }) => {
    const page = await open(host, path, view)
    const [one] = await totalOf(page)
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.waitForURL(`**${path}?qty=2`)
    expect(await quantityOf(page)).toBe('2')
    expect(await totalOf(page)).toEqual([2 * (one ?? 0)])
  })

  test('more than there is becomes one, and says so', async ({ open }) => {
    const page = await open(host, `${path}?qty=99999`, view)
    expect(await quantityOf(page)).toBe('1')
    expect(await page.getByRole('alert').textContent()).toBe(refusal)
  })
})

describe('with scripts', () => {
  test('plus and minus change the number and what it comes to', async ({ open }) => {
    const page = await open(host, path)
    const [one = 0] = await totalOf(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await expect.poll(() => quantityOf(page)).toBe('2')
    expect(await totalOf(page)).toEqual([2 * one])
    expect(await page.getByRole('button', { name: 'Update' }).count()).toBe(0)
    await page.getByRole('button', { name: 'One less' }).click()
    expect([await quantityOf(page), await totalOf(page)]).toEqual(['1', [one]])
  })
})

describe('a field that is emptied', () => {
  test('is no refusal yet, and shows the last number again when left', async ({ open }) => {
    const page = await open(host, path)
    const field = page.getByRole('spinbutton', { name: 'Quantity' })
    await page.getByRole('button', { name: 'One more' }).click()
    await expect.poll(() => quantityOf(page)).toBe('2')
    await field.fill('')
    expect(await quantityOf(page)).toBe('')
    expect(await page.getByText(refusal).count()).toBe(0)
    await field.blur()
    expect(await quantityOf(page)).toBe('2')
  })
})

describe('before the code is there', () => {
  test('a click waits for it and is then carried out', async ({ open }) => {
    const code = lateCode()
    const page = await open(host, path, code.view)
    await page.getByRole('button', { name: 'One more' }).click()
    expect(await quantityOf(page)).toBe('1')
    await code.arrive()
    await expect.poll(() => quantityOf(page)).toBe('2')
  })

  test('a form goes ahead by itself when the code is not there within a second', async ({ open }) => {
    const page = await open(host, path, lateCode().view)
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.clock.runFor(999)
    expect(new URL(page.url()).search).toBe('')
    await page.clock.runFor(1)
    await page.waitForURL(`**${path}?qty=2`)
    expect(await quantityOf(page)).toBe('2')
  })

  test('a click that asks for a new tab is left alone', async ({ open }) => {
    const page = await open(host, path, lateCode().view)
    const more = page.getByRole('button', { name: 'One more' })
    await page.evaluate(() => {
      addEventListener('click', ({ ctrlKey }) => document.body.classList.add(ctrlKey ? 'by-ctrl' : 'plain'))
    })
    await more.click()
    await more.click({ modifiers: ['Control'] })
    const heard = await page.locator('body').getAttribute('class')
    expect(heard).toBe('by-ctrl')
  })
})

/** The picker's code on a line so slow that it comes when the test says so, on a clock that stands still. */
function lateCode() {
  const arrived = Promise.withResolvers<void>()
  const prepare = async (page: Page) => {
    await page.clock.install({ time: 0 })
    await page.route('**/_astro/QuantityPicker*.js', async (route: Route) => {
      await arrived.promise
      await route.continue()
    })
    page.once('load', () => void page.clock.pauseAt(60_000))
  }
  const view: View = { prepare }
  return { view, arrive: async () => arrived.resolve() }
}

async function quantityOf(page: Page): Promise<string> {
  return page.getByRole('spinbutton', { name: 'Quantity' }).inputValue()
}

/** In pounds. */
async function totalOf(page: Page): Promise<number[]> {
  const texts = await page.locator('form.quantity output').allTextContents()
  return texts.map((text) => Number(text.replace(/[£,]/g, '')))
}
