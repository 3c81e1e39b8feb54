import { $session, loadSession } from '#stores/session.ts'
import { showAccount, signOutAtOnce } from './account.ts'
import { showCartCount } from './cart-badge.ts'

const unavailable =
  'We can’t reach your account just now. You can go on shopping; please try again in a moment.'

/** Errors clear themselves: this one lies over the head of the page. */
const clearsAfter = 5_000

let isFollowing = false

/** Asks the edge who is here, which may know better than the hint, and says so where it can't be reached. */
export function followSession(showSignedIn: (isSignedIn: boolean) => void): void {
  void loadSession()
  if (isFollowing) return
  isFollowing = true
  signOutAtOnce()
  showCartCount()
  $session.subscribe((session) => {
    const { state } = session
    if (state === 'guest') showSignedIn(false)
    if (session.state === 'signed-in') carryOut(session.intentOn)
    showAccount(session)
    const message = document.querySelector<HTMLElement>('#header-message')
    if (!message) return
    message.hidden = state !== 'unavailable'
    message.textContent = message.hidden ? '' : unavailable
    if (!message.hidden) setTimeout(() => (message.hidden = true), clearsAfter)
  })
}

let isCarriedOut = false

/** What its visitor wanted on this very page; once, whatever else is heard of the session. */
function carryOut(page: string | null): void {
  if (isCarriedOut || page?.split('?')[0] !== location.pathname) return
  isCarriedOut = true
  void import('./carry-out.ts').then(({ carryOutWhatWaits }) => carryOutWhatWaits())
}
