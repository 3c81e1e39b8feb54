import { wordsOfPath } from '#lib/nearest.ts'

/** The page for an address that leads nowhere is made ahead: only the browser knows what somebody looked for. */
const box = document.querySelector<HTMLInputElement>('#search-again')
if (box?.value === '') box.value = wordsOfPath(location.pathname)
