import { describe, expect } from 'vitest'
import { order, put } from '../shopping.ts'
import { violations } from './axe.ts'
import { test } from './browser.ts'
import { carryOn, customerAt, ownPiece } from './shopping.ts'
import { sites } from './sites.ts'

const { host = 'localhost' } = sites[3] ?? {}

describe.each(['/purchase/orders-list', '/purchase/orders-list-new'])('%s', (list) => {
  test('says of somebody who hasn’t ordered where to begin', async () => {
    const customer = await customerAt(host)
    expect(await customer.read(list)).toContain('You haven’t ordered anything yet.')
    const paid = await customer.read(`${list}?status=paid`)
    expect(paid).toContain('You have no orders like that.')
    expect(paid).toContain(`href="${list}"`)
  })
})

test(
  'orders are found by their state, and page by page, at either address',
  { timeout: 90_000 },
  async ({ open }) => {
    const customer = await customerAt(host)
    const piece = await ownPiece(customer, 0)
    const ids: string[] = []
    for (let made = 0; made < 12; made += 1) {
      await put(customer, piece)
      ids.push(await order(customer))
      if (made < 2) await customer.send('/api/purchase/cancel', { order: ids.at(-1) ?? '' })
    }
    const [first = '', second = ''] = ids
    for (const list of ['/purchase/orders-list', '/purchase/orders-list-new']) {
      const cancelled = await customer.read(`${list}?status=cancelled`)
      expect([first, second].every((id) => cancelled.includes(`Order ${id}`))).toBe(true)
      expect(cancelled.match(/<h2[^>]*><a[^>]*>Order /g)).toHaveLength(2)
      const whole = await customer.read(list)
      expect(whole).toContain('Page 1 of 2')
      expect(whole).toContain(`href="${list}?page=2"`)
      const later = await customer.read(`${list}?page=2`)
      expect(later).toContain(`Order ${first}`)
      expect(later).toContain(`href="${list}"`)
      expect((await customer.get(`${list}?page=9`)).headers.location).toBe(list)
      expect((await customer.get(`${list}?page=x`)).headers.location).toBe(list)
    }
    const page = await open(host, '/')
    await carryOn(customer, page, '/purchase/orders-list-new')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await violations(page)).toEqual([])
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    }
    await page
      .getByRole('navigation', { name: 'Orders by status' })
      .getByRole('link', { name: 'Cancelled' })
      .press('Enter')
    await page.waitForURL('**/purchase/orders-list-new?status=cancelled')
  },
)

test('a picture that is nowhere any more leaves its ground, and still leads to its order', async ({
  open,
}) => {
  const customer = await customerAt(host)
  await put(customer, await ownPiece(customer, 0))
  const id = await order(customer)
  const page = await open(host, '/', { provoked: /Failed to load resource/ })
  await page.route('**/media/**', (route) => route.abort())
  await carryOn(customer, page, '/purchase/orders-list')
  const picture = page.locator('main li img').first()
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const lookAt = (left: number, top: number) =>
    page.screenshot({ clip: { x: x + left, y: y + top, width: 20, height: 20 } })
  // A browser's own sign of a missing picture is in its corner.
  await expect.poll(async () => (await lookAt(4, 4)).equals(await lookAt(width / 2, height / 2))).toBe(true)
  await page.mouse.click(x + width / 2, y + height / 2)
  await page.waitForURL(`**/purchase/order/${id}`)
})
