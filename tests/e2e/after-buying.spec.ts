import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { order, put } from '../shopping.ts'
import { violations } from './axe.ts'
import { test } from './browser.ts'
import { faultsInBooks, moveAlong } from './operator.ts'
import { carryOn, customerAt, ownPiece } from './shopping.ts'
import { shiftsOf } from './shifts.ts'
import { sites } from './sites.ts'

const { host = 'localhost' } = sites[1] ?? {}
const delivered = ['prepare', 'dispatch', 'deliver'] as const

describe('after an order', () => {
  for (const width of [1440, 390] as const)
    test(
      `one thing goes back for a reason of its own and is refunded, at ${width} px`,
      { timeout: 90_000 },
      async ({ open }) => {
        const customer = await customerAt(host)
        for (const at of [1, 2]) await put(customer, await ownPiece(customer, at))
        const id = await order(customer)
        await moveAlong(id, ...delivered)
        const page = await open(host, '/', { width })
        await carryOn(customer, page, `/purchase/order/${id}`)
        await isClean(page)
        await asksForReturn(page)
        await moveAlong(id, 'approveReturn', 'receiveReturn', 'refund')
        await page.reload()
        const main = page.getByRole('main')
        await expect.poll(() => main.getByText(/£[\d,.]+ refunded on /).count()).toBe(1)
        await expect.poll(() => main.getByText('It arrived damaged: A leg is loose.').count()).toBe(1)
        await isClean(page)
        expect(await faultsInBooks()).toEqual([])
      },
    )

  test('what was ticked and said is there again where nothing could be asked for', async ({ open }) => {
    const customer = await customerAt(host)
    await put(customer, await ownPiece(customer, 1))
    const id = await order(customer)
    await moveAlong(id, ...delivered)
    const page = await open(host, '/', { javaScript: false })
    await carryOn(customer, page, `/purchase/order/${id}`)
    await page.getByText('Return something').click()
    await page.getByRole('button', { name: 'Ask for a return' }).click()
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('Tick what you would like to return.')
    await expect.poll(() => page.getByRole('button', { name: 'Ask for a return' }).isVisible()).toBe(true)
    await page.getByRole('checkbox').check()
    await page.getByLabel('Why?').selectOption('It does not fit')
    await page.getByLabel('What should we know? (optional)').fill('The door is too narrow.')
    // The seller is quicker: it has been fetched already.
    await customer.send('/api/purchase/return', { order: id, line: await lineOf(page) })
    await moveAlong(id, 'approveReturn')
    await page.getByRole('button', { name: 'Ask for a return' }).click()
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('This is being returned already')
  })

  test('it is bought again, reviewed, and printed as an invoice', { timeout: 60_000 }, async ({ open }) => {
    const customer = await customerAt(host)
    const piece = await ownPiece(customer, 2)
    await put(customer, piece, 2)
    const id = await order(customer)
    await moveAlong(id, ...delivered)
    const page = await open(host, '/')
    await carryOn(customer, page, `/purchase/order/${id}`)
    await page.emulateMedia({ media: 'print' })
    const invoice = page.getByRole('region', { name: 'Invoice' })
    await expect.poll(() => invoice.textContent()).toContain(`Invoice ${id} of`)
    for (const away of ['header.site', 'footer', '.ways', 'print-button', '[aria-label="Account"]'])
      expect([away, await page.locator(away).locator('visible=true').count()]).toEqual([away, 0])
    expect((await invoice.boundingBox())?.width).toBeGreaterThan(600)
    await page.emulateMedia({ media: null })
    await page.evaluate('window.print = () => { document.title = "printed" }')
    await page.getByRole('button', { name: 'Print this page as the invoice' }).click()
    await expect.poll(() => page.title()).toBe('printed')
    // Pressed once more, it is there already.
    for (let times = 0; times < 2; times += 1) {
      await page.goto(`/purchase/order/${id}`)
      await page.getByRole('button', { name: 'Buy again' }).click()
      await page.waitForURL('**/purchase/cart')
      await expect.poll(() => page.getByLabel(/^Quantity/).inputValue()).toBe('2')
    }
    await page.goto(`/purchase/order/${id}`)
    await page.getByRole('link', { name: /^Write a review of/ }).click()
    await page.waitForURL('**/profile/reviews/write/*')
    await page.getByRole('radio', { name: '4 stars' }).check()
    await page.getByLabel('Title').fill('As in the picture')
    await page.getByLabel('What do you think of it?').fill('And the delivery was quick.')
    await page.getByRole('button', { name: 'Send my review' }).click()
    await page.waitForURL('**/profile/reviews')
    await page.goto(piece.path)
    const own = page.locator('#reviews li').filter({ hasText: 'As in the picture' }).first()
    await expect.poll(() => own.textContent()).toContain('Verified purchase')
  })
})

async function asksForReturn(page: Page): Promise<void> {
  await page.getByText('Return something').press('Enter')
  const [first, second] = [page.getByRole('checkbox').nth(0), page.getByRole('checkbox').nth(1)]
  await expect.poll(() => page.getByLabel('Why?').locator('visible=true').count()).toBe(0)
  await second.press('Space')
  await second.press('Space')
  await first.press('Space')
  const why = page.getByLabel('Why?').locator('visible=true')
  await expect.poll(() => why.count()).toBe(1)
  await why.selectOption('It arrived damaged')
  await page.getByLabel('What should we know? (optional)').locator('visible=true').fill('A leg is loose.')
  await isClean(page)
  await page.getByRole('button', { name: 'Ask for a return' }).press('Enter')
  await page.getByText('You have asked for a return. We answer within 48 working hours.').waitFor()
  const states = await page
    .getByRole('listitem')
    .getByText(/^(Return asked for|Delivered)$/)
    .allTextContents()
  expect(states.filter((state) => state === 'Return asked for').length).toBeGreaterThan(0)
}

async function lineOf(page: Page): Promise<string> {
  return page.getByRole('checkbox').inputValue()
}

async function isClean(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('html:not(.scrolled-far)').waitFor()
  expect(await violations(page), page.url()).toEqual([])
  expect(await shiftsOf(page), page.url()).toEqual([])
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
}
