import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test } from './browser.ts'
import { boxOf, cardsOf, fragmentOf, lateCode, popupOf } from './search-box.ts'

describe('the popup’s code', () => {
  test('comes when somebody touches the search box, and not before', async ({ open }) => {
    const codes: string[] = []
    const prepare = async (page: Page) => {
      page.on('request', (request) => request.url().includes('open-search') && codes.push(request.url()))
    }
    const page = await open('localhost', '/about-us', { prepare })
    await page.mouse.wheel(0, 300)
    await page.locator('footer a').first().hover()
    expect(codes).toEqual([])
    await boxOf(page).focus()
    await popupOf(page).waitFor()
    expect(codes).toHaveLength(1)
  })

  test('keeps what was typed before it came', async ({ open }) => {
    const code = lateCode()
    const page = await open('localhost', '/about-us', code.view)
    await boxOf(page).pressSequentially('sofa')
    await expect.poll(() => popupOf(page).isVisible()).toBe(false)
    code.arrive()
    await cardsOf(page).first().waitFor()
    await expect.poll(() => boxOf(page).inputValue()).toBe('sofa')
    expect(fragmentOf(page)).toBe('#/search/sofa')
  })

  test('calls nobody back who has gone on before it came', async ({ open }) => {
    const code = lateCode()
    const page = await open('localhost', '/about-us', code.view)
    await boxOf(page).pressSequentially('sofa')
    const link = page.getByRole('main').getByRole('link').first()
    await link.focus()
    code.arrive()
    await expect.poll(() => boxOf(page).getAttribute('role')).toBe('combobox')
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => popupOf(page).isVisible()).toBe(false)
    await boxOf(page).click()
    await cardsOf(page).first().waitFor()
    await expect.poll(() => boxOf(page).inputValue()).toBe('sofa')
  })

  test('is not waited for by Enter', async ({ open }) => {
    const page = await open('localhost', '/about-us', lateCode().view)
    await boxOf(page).pressSequentially('sofa')
    await boxOf(page).press('Enter')
    await page.waitForURL('**/products?searchQuery=sofa')
  })
})
