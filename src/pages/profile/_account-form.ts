import type { AstroGlobal } from 'astro'
import { profileNote } from '#contract/edge/profile-note.ts'
import { profileConfiguration } from '#contract/market/customer-account.ts'

/** What a page with a form about the account itself begins with; a response where somebody has to sign in first. */
export async function openAccountForm(astro: AstroGlobal, path: string) {
  const { visitor } = astro.locals
  const { who } = visitor
  const [asked, taken] = await Promise.all([
    visitor.callCustomer(profileConfiguration, { query: {} }),
    visitor.takeNote(path),
  ])
  if (who.state !== 'signed-in' || (!asked.ok && asked.code === 'signed-out'))
    return astro.redirect(`/sign-in?returnTo=${path}`, 303)
  if (!asked.ok) astro.response.status = 503
  return {
    person: who.person,
    /** Null where nobody answers. */
    account: asked.ok ? asked.value.data : null,
    note: profileNote.safeParse(taken).data ?? null,
  }
}
