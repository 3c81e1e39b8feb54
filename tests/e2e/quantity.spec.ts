import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test } from './browser.ts'
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
    await page.waitForURL((url) => url.searchParams.get('qty') === '2')
    await expect.poll(() => quantityOf(page)).toBe('2')
    await expect.poll(() => totalOf(page)).toEqual([2 * (one ?? 0)])
  })

  test('more than there is becomes one, and says so', async ({ open }) => {
    const page = await open(host, `${path}?qty=99999`, view)
    await expect.poll(() => quantityOf(page)).toBe('1')
    await expect.poll(() => page.getByRole('alert').textContent()).toBe(refusal)
  })
})

describe('with scripts', () => {
  test('plus and minus change the number and what it comes to', async ({ open }) => {
    const page = await open(host, path)
    const [one = 0] = await totalOf(page)
    await page.getByRole('button', { name: 'One more' }).click()
    await expect.poll(() => quantityOf(page)).toBe('2')
    await expect.poll(() => totalOf(page)).toEqual([2 * one])
    await expect.poll(() => page.getByRole('button', { name: 'Update' }).count()).toBe(0)
    await expect.poll(() => page.getByRole('button', { name: 'One less' }).isEnabled()).toBe(true)
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
    await expect.poll(() => quantityOf(page)).toBe('')
    await expect.poll(() => page.getByText(refusal).count()).toBe(0)
    await field.blur()
    await expect.poll(() => quantityOf(page)).toBe('2')
  })

  test('is left to whoever is typing when the price of the day comes late', async ({ open }) => {
    const { promise: emptied, resolve: isEmptied } = Promise.withResolvers<void>()
    const page = await open(host, path, {
      prepare: (opened) =>
        opened.route(/\/api\/offer/, async (route) => {
          const answer = await route.fetch()
          await emptied
          await route.fulfill({ response: answer, json: { ...(await answer.json()), unitPence: 123 } })
        }),
    })
    await page.getByRole('button', { name: 'One more' }).click()
    await expect.poll(() => quantityOf(page)).toBe('2')
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('')
    isEmptied()
    await expect.poll(() => totalOf(page)).toEqual([2.46])
    await expect.poll(() => quantityOf(page)).toBe('')
  })
})

async function quantityOf(page: Page): Promise<string> {
  return page.getByRole('spinbutton', { name: 'Quantity' }).inputValue()
}

/** In pounds. */
async function totalOf(page: Page): Promise<number[]> {
  const texts = await page.locator('.quantity output').allTextContents()
  return texts.map((text) => Number(text.replace(/[£,]/g, '')))
}
