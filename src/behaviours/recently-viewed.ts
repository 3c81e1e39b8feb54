import { mayRemember } from '#lib/may-remember.ts'

const isOfUse = document.querySelector('[data-recent], [data-viewed]') !== null

/** The code for it comes only to whoever has agreed, and never before the page is there. */
if (isOfUse && mayRemember(document.cookie))
  void import('./show-recent.ts').then(({ showRecent }) => showRecent())
