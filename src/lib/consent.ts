/** What a visitor may answer to the cookie banner; closing it is an answer too. */
const answers = ['yes', 'no', 'removedForcefully'] as const
export type Consent = (typeof answers)[number]

export const consentCookie = 'allow-personal'
export const consentPath = '/api/consent'

/** What the browser keeps for those who have agreed; any other answer takes it away. `kept-in-browser.ts` describes it. */
export const keptWithConsent = ['recentProducts', 'searches', 'lastUser', 'lastVerdict'] as const

export function consentAnswer(text: string): Consent | null {
  return answers.find((answer) => answer === text) ?? null
}

/** The answer that a cookie header holds; null when nobody has answered yet. */
export function consentOf(cookies: string): Consent | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${consentCookie}=`))
  return found === undefined ? null : consentAnswer(found.slice(consentCookie.length + 1))
}
