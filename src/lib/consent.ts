/** What a visitor may answer to the cookie banner; closing it is an answer too. */
export const consentAnswers = ['yes', 'no', 'removedForcefully'] as const
export type Consent = (typeof consentAnswers)[number]

export const consentCookie = 'allow-personal'
export const consentPath = '/api/consent'

/** What the browser keeps for those who have agreed; any other answer takes it away. `kept-in-browser.ts` describes it. */
export const keptWithConsent = ['recentProducts', 'searches', 'lastUser', 'lastVerdict'] as const

export function consentAnswer(text: string): Consent | null {
  return consentAnswers.find((answer) => answer === text) ?? null
}
