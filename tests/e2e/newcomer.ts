import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { originOf } from './http.ts'
import { settledPeople } from './settled-people.ts'
import { identityHost } from './sites.ts'

export interface Newcomer {
  name: string
  email: string
  password: string
}

let made = 0

/** Somebody whom nobody here has seen before. */
export function newcomer(): Newcomer {
  made += 1
  const email = `noor.${process.pid}.${Date.now()}.${made}@newcomers.example`
  return { name: 'Noor Haddad', email, password: 'copper drawer thistle' }
}

/** Somebody with an account whom no other test has met: a folder can be made only once. */
export function settled(): Newcomer {
  for (const [at, person] of settledPeople.entries()) {
    try {
      mkdirSync(join(inject('taken'), String(at)))
      return person
    } catch {
      // Taken.
    }
  }
  throw new Error(`The tests need more than ${settledPeople.length} settled people.`)
}

/** From the provider's sign-in page to the page that somebody wanted, with a new account. */
export async function signUp(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await atProvider(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Interior Designer').check()
  await page.getByLabel('I am at least 18 years old').check()
  await page.getByLabel('I accept the').check()
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByText(email).waitFor()
  await page.goto(await linkInLetterTo(page, email))
  await page.getByRole('button', { name: 'Yes, open my account' }).click()
}

export async function signIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await atProvider(page)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** A shop's page has links and fields of the same names, and stays until the provider's is there. */
async function atProvider(page: Page): Promise<void> {
  await page.waitForURL(({ hostname }) => hostname === identityHost)
}

async function linkInLetterTo(page: Page, email: string): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto(`${originOf(identityHost)}/outbox`)
  const letter = outbox.getByRole('article').filter({ hasText: email }).first()
  const link = await letter.getByRole('link').first().getAttribute('href')
  await outbox.close()
  if (!link) throw new Error(`Nobody has written to ${email}.`)
  return link
}
