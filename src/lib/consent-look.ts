import { consentAnswers, consentCookie } from './consent.ts'

/**
 * Runs where it stands, right behind the banner: on a phone the banner is often the largest thing that is painted, and
 * the page's one file of behaviours comes too late for it. The content policy allows it by its hash.
 */
export const consentLook = `/(^|; )${consentCookie}=(${consentAnswers.join('|')})(;|$)/.test(document.cookie)||document.currentScript.previousElementSibling.classList.add('asking')`
