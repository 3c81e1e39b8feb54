import { type Consent, consentAnswer, consentCookie, consentPath, keptWithConsent } from '#lib/consent.ts'

const banner = document.querySelector<HTMLElement>('#cookies')
const year = 365 * 24 * 60 * 60

/** The banner's form and the cookie page's: both ask the same question. */
document.addEventListener('submit', (event) => {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== consentPath) return
  const answer = submitter instanceof HTMLButtonElement ? consentAnswer(submitter.value) : null
  if (!answer) return
  event.preventDefault()
  remember(answer)
  if (answer === 'no' && target.parentElement === banner) location.assign('/find-about-cookies')
  const said = target.querySelector('output')
  if (said) said.textContent = 'Your choice is kept. You can change it at any time.'
})

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || !event.target.closest('[data-open-consent]')) return
  event.preventDefault()
  ask()
  banner?.querySelector('button')?.focus()
})

function remember(answer: Consent): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${consentCookie}=${answer}; path=/; max-age=${year}; samesite=lax${secure}`
  if (answer !== 'yes') forgetPersonal()
  delete document.documentElement.dataset['asking']
  // Without its fragment in the address the banner stays the page's target all the same.
  banner?.classList.add('answered')
  if (location.hash === '#cookies') history.replaceState(null, '', location.pathname + location.search)
}

function forgetPersonal(): void {
  try {
    for (const name of keptWithConsent) localStorage.removeItem(name)
  } catch {
    // A browser that lets nobody keep anything has nothing to forget.
  }
}

function ask(): void {
  banner?.classList.remove('answered')
  document.documentElement.dataset['asking'] = ''
}
