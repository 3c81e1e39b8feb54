import { carryOutIntent } from '#stores/intent.ts'

/** Somebody was sent to sign in from here, and is back: what they wanted is done now. */
export async function carryOutWhatWaits(): Promise<void> {
  const onward = await carryOutIntent(location.pathname + location.search)
  if (onward.to === 'nothing') return
  const { to, href } = onward
  // Where the page can show an enquiry beside itself it takes this over.
  const wish = new CustomEvent('enquiry', { cancelable: true, detail: href })
  if (to === 'page' || document.dispatchEvent(wish)) location.assign(href)
}
