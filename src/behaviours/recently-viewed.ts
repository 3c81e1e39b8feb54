import { mayRemember } from '#lib/may-remember.ts'
import { cookiesHere } from './cookies-here.ts'

if (document.querySelector('[data-recent], [data-viewed]')) void show()

/** The code for it comes only to whoever has agreed, and never before the page is there. */
async function show(): Promise<void> {
  if (mayRemember(await cookiesHere())) (await import('./show-recent.ts')).showRecent()
}
