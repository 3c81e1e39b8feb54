import { mayRemember } from '#lib/may-remember.ts'

/** The code for it comes only to whoever has agreed, and never before the page is there. */
if (mayRemember(document.cookie)) void import('./show-recent.ts').then(({ showRecent }) => showRecent())
