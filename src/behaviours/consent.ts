import { consentAnswer, consentCookie, consentOf } from '#lib/consent.ts'

const banner = document.querySelector<HTMLElement>('#cookies')
const year = 365 * 24 * 60 * 60

if (banner && consentOf(document.cookie) === null) ask()

banner?.addEventListener('submit', (event) => {
  const pressed = event instanceof SubmitEvent ? event.submitter : null
  const answer = pressed instanceof HTMLButtonElement ? consentAnswer(pressed.value) : null
  if (!answer) return
  event.preventDefault()
  document.cookie = `${consentCookie}=${answer}; path=/; max-age=${year}; samesite=lax`
  banner.classList.remove('asking')
  document.dispatchEvent(new CustomEvent('consent', { detail: answer }))
  if (answer === 'no') location.assign('/find-about-cookies')
  else if (location.hash === '#cookies') history.replaceState(null, '', location.pathname + location.search)
})

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('[data-open-consent]')) return
  event.preventDefault()
  ask()
  banner?.querySelector('button')?.focus()
})

function ask(): void {
  banner?.classList.add('asking')
}
