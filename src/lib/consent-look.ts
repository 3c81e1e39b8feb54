import { consentAnswers, consentCookie } from './consent.ts'

/**
 * Runs in the head: on a phone the banner is often the largest thing that is painted, and the page's one file of
 * behaviours comes too late for it. Where it can it asks for the cookie without waiting, as `document.cookie` waits for
 * another process; the answer is there before the first paint. The content policy allows it by its hash.
 */
export const consentLook = `(async(d,c)=>/^(${consentAnswers.join('|')})$/.test(c?(await c.get('${consentCookie}'))?.value:/${consentCookie}=(\\w*)/.exec(d.cookie)?.[1])||(d.documentElement.dataset.asking=''))(document,self.cookieStore)`
