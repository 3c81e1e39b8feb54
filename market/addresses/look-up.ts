import type { AddressSuggestion } from '#contract/market/address-lookup.ts'
import { type Street, streets } from './postcodes.ts'

const country = 'United Kingdom'

/** The houses of a postcode, whatever its spaces and case; none where nobody knows it. */
export function lookUpPostcode(postcode: string): AddressSuggestion[] {
  const letters = lettersOf(postcode)
  const found = streets.find((street) => lettersOf(street.postcode) === letters)
  return found ? numbersOf(found).map((number) => houseIn(found, number)) : []
}

function lettersOf(postcode: string): string {
  return postcode.replace(/\s/g, '').toUpperCase()
}

function numbersOf({ numbers: [first, last], side }: Street): number[] {
  const step = side === 'all' ? 1 : 2
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step)
}

function houseIn({ name, district, town, postcode, houses }: Street, number: number): AddressSuggestion {
  const house = houses.get(number)
  const line = `${number} ${name}`
  return {
    line_1: house ?? line,
    line_2: house ? line : district,
    town_or_city: town,
    country,
    postcode,
  }
}
