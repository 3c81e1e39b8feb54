/** Names on the wire, from section 7 of the specification: a page of ours proves with them that it is one. */
export const proofCookie = 'XSRF-TOKEN'
export const proofHeader = 'X-XSRF-TOKEN'
/** … and as a hidden field, where a form is sent without scripts. */
export const proofField = 'xsrf'

export function proofIn(cookies: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${proofCookie}=`))
  return found === undefined ? null : found.slice(proofCookie.length + 1)
}
