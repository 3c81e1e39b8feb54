import type { Page } from 'playwright'
import { productOf } from './sites.ts'

/** What a test bank's cards do. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  asks: '4000 0027 6000 3184',
} as const

/** Puts the site's product that is in stock into the cart, by its page's own form. */
export async function addToCart(page: Page, key: string): Promise<void> {
  await page.goto(productOf('in stock', key).path)
  await page.locator('#buy').getByRole('button', { name: 'Buy now' }).click()
  await page.waitForURL('**/purchase/cart')
}

export async function writeAddress(page: Page): Promise<void> {
  await page.getByLabel('Postcode').fill('bs1 4rw')
  await page.getByLabel('Address Line 1').fill('14 Wharf Lane')
  await page.getByLabel('City').fill('Bristol')
  await page.getByLabel('Country').fill('United Kingdom')
}

export async function writeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expires').fill('04/29')
  await page.getByLabel('Security code').fill('123')
}

/** From the cart to the last step, with that card. */
export async function walkToReview(page: Page, number: string): Promise<void> {
  await page.goto('/purchase/checkout')
  await writeAddress(page)
  await press(page, 'Deliver here', /step=delivery/)
  await press(page, 'Go on to payment', /step=payment/)
  await writeCard(page, number)
  await press(page, 'Look at the order', /step=review/)
}

export async function press(page: Page, name: string | RegExp, leadsTo: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.waitForURL(leadsTo)
}
