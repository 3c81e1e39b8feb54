/** To be read out on the telephone: no letter that looks or sounds like another. */
const letters = '23456789ACDEFGHJKMNPQRTUVWXY'

export const bytesOfName = 12

/** `7KQX-2MPA-H9TR`, of so many bytes. */
export function orderName(bytes: Uint8Array): string {
  const text = [...bytes].map((byte) => letters[byte % letters.length]).join('')
  return (text.match(/.{4}/g) ?? []).join('-')
}
