import { isHinted } from '#lib/hint.ts'
import { cookiesHere } from './cookies-here.ts'

const lookAgainAfter = 3_000

/**
 * Personal things arrive after the page, which is the same for everybody, and only where somebody has signed in.
 * Another tab may sign in or out meanwhile.
 */
let hinted = false
void look()
setInterval(look, lookAgainAfter)

async function look(): Promise<void> {
  if (document.hidden || isHinted(await cookiesHere()) === hinted) return
  hinted = !hinted
  showSignedIn(hinted)
  if (hinted) void import('./session.ts').then(({ followSession }) => followSession(showSignedIn))
}

function showSignedIn(isSignedIn: boolean): void {
  document.documentElement.toggleAttribute('data-signed-in', isSignedIn)
}
