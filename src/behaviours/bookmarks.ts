import { isHinted } from '#lib/hint.ts'
import { cookiesHere } from './cookies-here.ts'

/** Buttons of a plain form, on pages that are the same for everybody; the code for them comes with the first need. */
const load = () => import('./bookmark-buttons.ts')
let isBroken = false

if (document.querySelector('bookmark-toggle, list-in-place')) void loadForWhoIsHere()

document.addEventListener('submit', (event) => {
  const { submitter, target } = event
  if (isBroken || !(submitter instanceof HTMLButtonElement) || submitter.name !== 'mark') return
  event.preventDefault()
  load().then(
    ({ pressBookmark }) => pressBookmark(submitter),
    () => {
      // Without its code the form goes as it is.
      isBroken = true
      if (target instanceof HTMLFormElement) target.requestSubmit(submitter)
    },
  )
})

async function loadForWhoIsHere(): Promise<void> {
  if (isHinted(await cookiesHere())) await load()
}
