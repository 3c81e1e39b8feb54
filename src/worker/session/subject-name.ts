import type { Held } from './held.ts'

interface Issued {
  site: string
  issuer: string
}

export function subjectName({ site, issuer }: Issued, subject: string): string {
  return JSON.stringify([site, issuer, 'subject', subject])
}

/** The provider may end one of its own sessions and name nothing else. */
export function providerSessionName({ site, issuer }: Issued, session: string): string {
  return JSON.stringify([site, issuer, 'session', session])
}

/** All under which a session can be found; first the person, whose every session it is one of. */
export function subjectsOf(held: Held): [string, ...string[]] {
  const subject = subjectName(held, held.subject)
  return held.providerSession === null
    ? [subject]
    : [subject, providerSessionName(held, held.providerSession)]
}
