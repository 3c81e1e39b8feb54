import { consentAnswers, consentCookie } from './consent.ts'

/**
 * Runs where it stands, right behind the banner: on a phone the banner is often the largest thing that is painted, and
 * the page's one file of behaviours comes too late for it. Where it can it asks for the cookie without waiting, as
 * `document.cookie` waits for another process while nothing is painted yet. The content policy allows it by its hash.
 */
export const consentLook = `(async b=>/^(${consentAnswers.join('|')})$/.test(self.cookieStore?(await cookieStore.get('${consentCookie}'))?.value:/${consentCookie}=(\\w*)/.exec(document.cookie)?.[1])||b.classList.add('asking'))(document.currentScript.previousElementSibling)`
