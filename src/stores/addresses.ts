import { addressAnswer, addressLookUpPath } from '#contract/edge/address.ts'
import { get } from '#contract/edge/call.ts'

/** An address as a list names it, and what each line of a form becomes by it. */
interface Suggestion {
  words: string
  fields: Readonly<Record<string, string>>
}

/** A look-up that fails is silent, and there are no suggestions; a blank postcode isn't looked up. */
export async function suggestAddresses(postcode: string): Promise<readonly Suggestion[]> {
  if (postcode.trim() === '') return []
  const reply = await get(addressLookUpPath(postcode), addressAnswer)
  const addresses = reply.ok ? reply.value.addresses : []
  return addresses.map(({ line_1, line_2, town_or_city: city, ...rest }) => ({
    words: [line_1, line_2, city].filter(Boolean).join(', '),
    fields: { add_line_1: line_1, add_line_2: line_2, city, ...rest },
  }))
}
