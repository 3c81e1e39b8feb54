import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { violations } from './axe.ts'
import { test, views } from './browser.ts'
import { http } from './http.ts'
import { type Newcomer, newcomer, signIn, signUp } from './newcomer.ts'
import { carryOn, customerAt } from './shopping.ts'
import { sites } from './sites.ts'

const photograph = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#7799aa' } })
  .withExif({ IFD0: { Artist: 'Noor’s camera' } })
  .jpeg()
  .toBuffer()

const hosts = sites.map(({ host }) => host)

describe('an account from its first day to its last', () => {
  for (const [at, view] of views.entries()) {
    const host = hosts[at % hosts.length] ?? 'localhost'
    test(
      `at ${host}, ${view.width} px, scripts ${view.javaScript ? 'on' : 'off'}`,
      {
        timeout: 180_000,
      },
      async ({ open }) => {
        const person = newcomer()
        // The account is gone in the end, and the provider says so to whoever tries it.
        const page = await open(host, '/profile/edit', { ...view, provoked: /status of 422/ })
        await signUp(page, person)
        await page.waitForURL('**/profile/edit')
        const stay = { page, person, javaScript: view.javaScript }
        await editsProfile(stay)
        await showsPicture(stay)
        await changesPassword(stay)
        await leaves(stay)
      },
    )
  }
})

interface Stay {
  page: Page
  person: Newcomer
  javaScript: boolean
}

async function editsProfile(stay: Stay): Promise<void> {
  const { page, person } = stay
  const { name, email } = person
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe(name)
  await expect.poll(() => page.getByRole('main').textContent()).toContain(email)
  await expect.poll(() => page.getByRole('main').textContent()).toContain('Interior Designer')
  await isClean(stay)

  await page.getByLabel('Name').fill('')
  await page.getByLabel('Telephone').fill('ask my neighbour')
  await page.getByLabel('Address').fill('14 Wharf Lane')
  await page.getByLabel('Postcode').fill('12345')
  await send(page, 'Save my profile')
  expect(page.url()).toMatch(/\/profile\/edit$/)
  await expect
    .poll(() => page.getByRole('alert').getByRole('link').allTextContents())
    .toEqual([
      'Write your name.',
      'Write a telephone number such as 0117 496 0142 or +44 117 496 0142.',
      'Write a postcode such as BS1 4RW, or name the country that it is in.',
    ])
  await expect.poll(() => page.getByLabel('Telephone').inputValue()).toBe('ask my neighbour')
  await expect.poll(() => page.getByLabel('Telephone').getAttribute('aria-invalid')).toBe('true')
  await isClean(stay)

  await page.getByLabel('Name').fill('Noor Haddad-Ellis')
  await page.getByLabel('Telephone').fill('(0117) 496 0142')
  await page.getByLabel('Postcode').fill('bs14rw')
  await page.getByLabel('Gender').selectOption('Female')
  await send(page, 'Save my profile')
  await expect
    .poll(() => page.getByRole('main').getByRole('status').textContent())
    .toContain('Your profile is saved.')
  await page.reload()
  await expect
    .poll(() => page.getByRole('main').getByRole('status').filter({ hasText: 'saved' }).count())
    .toBe(0)
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('BS1 4RW')
  await expect.poll(() => page.getByLabel('Address').inputValue()).toBe('14 Wharf Lane')
  await expect.poll(() => page.getByLabel('Gender').inputValue()).toBe('female')
}

async function showsPicture(stay: Stay): Promise<void> {
  const { page, javaScript } = stay
  const choose = async (name: string, buffer: Buffer) => {
    await page.getByLabel(/(Add a|Another) picture/).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    if (javaScript) await page.waitForTimeout(1_000)
  }
  await choose('drawing.jpg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))
  await send(page, 'Add picture')
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('Choose a JPEG, PNG or WebP picture')

  await choose('camera.jpg', photograph)
  await send(page, 'Add picture')
  await expect
    .poll(() => page.getByRole('main').getByRole('status').textContent())
    .toContain('This is your picture now.')
  const address = await page.getByRole('region', { name: 'Your picture' }).locator('img').getAttribute('src')
  const shown = await http(new URL(page.url()).hostname, address ?? '')
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  const { width, exif } = await sharp(shown.body).metadata()
  expect([width, exif]).toEqual([javaScript ? 800 : 1800, undefined])
  await isClean(stay)

  await send(page, 'Remove picture')
  await expect
    .poll(() => page.getByRole('main').getByRole('status').textContent())
    .toContain('Your picture is gone.')
  await expect.poll(() => page.getByRole('region', { name: 'Your picture' }).locator('img').count()).toBe(0)
  expect((await http(new URL(page.url()).hostname, address ?? '')).status).toBe(404)
}

async function changesPassword(stay: Stay): Promise<void> {
  const { page, person } = stay
  await page.getByRole('navigation', { name: 'Your account' }).getByText('Change password').click()
  await page.waitForURL('**/profile/changepassword')
  await isClean(stay)
  const change = async (present: string, fresh: string) => {
    await page.getByLabel('Present password', { exact: true }).fill(present)
    await page.getByLabel('New password', { exact: true }).fill(fresh)
    await send(page, 'Change password')
  }
  await change('not my password', 'pewter kite orchard')
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('This isn’t your present password.')
  await change(person.password, 'password')
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('Others would guess this password.')
  await expect.poll(() => page.getByLabel('New password', { exact: true }).inputValue()).toBe('')
  await isClean(stay)
  await change(person.password, 'pewter kite orchard')
  await expect
    .poll(() => page.getByRole('main').getByRole('status').textContent())
    .toContain('Your password is changed.')
  person.password = 'pewter kite orchard'
}

async function leaves(stay: Stay): Promise<void> {
  const { page, person } = stay
  await page.goto('/profile/edit')
  await page.getByRole('link', { name: 'Delete my account' }).click()
  await page.waitForURL('**/profile/delete')
  await expect.poll(() => page.getByRole('main').textContent()).toContain('six years')
  await isClean(stay)
  await page.getByLabel('Your password', { exact: true }).fill('not my password')
  await send(page, 'Delete my account')
  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('This isn’t your present password.')
  await page.getByLabel('Your password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.waitForURL('**/profile/deleted')
  await isClean(stay)

  await page.goto('/profile/edit')
  expect(new URL(page.url()).pathname).toBe('/sign-in')
  await signIn(page, person)
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('not right')
}

async function send(page: Page, name: string): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.getByRole('button', { name, exact: true }).click()])
}

/** Axe is a script itself, and what it looks at is the same without. */
async function isClean({ page, javaScript }: Stay): Promise<void> {
  if (javaScript) expect(await violations(page), page.url()).toEqual([])
}

test('its pages open at their top, its links where somebody is, and nothing sideways', async ({ open }) => {
  const customer = await customerAt('localhost')
  for (const width of [1440, 390, 320] as const) {
    const page = await open('localhost', '/', { width })
    await carryOn(customer, page, '/profile/changepassword')
    const here = page.getByRole('link', { name: 'Change password' })
    const { x = -1, width: length = 0 } = (await here.boundingBox()) ?? {}
    expect([x >= 0, x + length <= width], `at ${width} px`).toEqual([true, true])
    expect(await page.evaluate(() => scrollY), `at ${width} px`).toBe(0)
    await page.goto('/profile/edit')
    expect(await page.evaluate('document.documentElement.scrollWidth'), `at ${width} px`).toBe(width)
  }
})

describe('somebody else', () => {
  const forms = [
    '/api/customer/profile',
    '/api/customer/password',
    '/api/customer/picture',
    '/api/customer/picture/removal',
    '/api/customer/deletion',
  ]

  test.for(forms)('who is nobody here changes nothing by %s, and is asked to sign in', async (path) => {
    const sent = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = 'name=Mallory&password=x'
    const { status, headers } = await http('localhost', path, { method: 'POST', body, headers: sent })
    expect(status).toBe(303)
    expect(headers.location).toMatch(/^\/sign-in\b/)
  })

  test('finds no picture by guessing, nor the market’s own pages', async () => {
    for (const key of ['a'.repeat(22), '..%2F..%2Fopenapi.json', 'x'])
      expect((await http('localhost', `/api/customer/picture/${key}`)).status).toBe(404)
  })

  test('who reads the farewell is told what stays', async ({ open }) => {
    const page = await open('hearth.localhost', '/profile/deleted')
    await expect.poll(() => page.getByRole('main').textContent()).toContain('for six years')
    await expect.poll(() => page.getByRole('main').getByRole('link').getAttribute('href')).toBe('/products')
  })

  test.for(['/profile/edit', '/profile/changepassword', '/profile/delete'])(
    'is asked to sign in before %s',
    async (path) => {
      const { status, headers } = await http('localhost', path)
      expect([status, headers.location]).toEqual([303, `/sign-in?returnTo=${encodeURIComponent(path)}`])
    },
  )
})
