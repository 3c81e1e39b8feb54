import { $session, isHinted, loadSession } from '#stores/session.ts'

const lookAgainAfter = 3_000
const unavailable =
  'We can’t reach your account just now. You can go on shopping; please try again in a moment.'

/** Personal things arrive after the page, which is the same for everybody. Another tab may sign in or out. */
export function showWhoIsHere(): void {
  let hinted = false
  const look = () => {
    if (document.hidden || isHinted(document.cookie) === hinted) return
    hinted = !hinted
    document.documentElement.toggleAttribute('data-signed-in', hinted)
    void loadSession(document.cookie)
  }
  look()
  setInterval(look, lookAgainAfter)

  $session.subscribe((session) => {
    const message = document.querySelector<HTMLElement>('#header-message')
    if (!message) return
    message.hidden = session.state !== 'unavailable'
    message.textContent = message.hidden ? '' : unavailable
  })
}
