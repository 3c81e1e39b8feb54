import { expect, test } from 'vitest'
import { findAddresses } from '#contract/market/address-lookup.ts'
import { britishPostcodeOf } from '#contract/market/customer-fields.ts'
import { streets } from '#market/addresses/postcodes.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'

async function found(postcode: string) {
  return (await ask('rowan', findAddresses, { query: { postcode } })).addresses
}

test('a postcode gives its houses, however it is written', async () => {
  const addresses = await found('SY8 1AA')
  expect(addresses.slice(0, 2)).toEqual([
    {
      line_1: 'Hedge Cottage',
      line_2: '1 Hedge Lane',
      town_or_city: 'Ludlow',
      country: 'United Kingdom',
      postcode: 'SY8 1AA',
    },
    {
      line_1: '2 Hedge Lane',
      line_2: '',
      town_or_city: 'Ludlow',
      country: 'United Kingdom',
      postcode: 'SY8 1AA',
    },
  ])
  expect(await found('  sy8\t1 aa ')).toEqual(addresses)
})

test('a side of a street has every other number', async () => {
  const numbers = (await found('ba12lr')).map(({ line_1: line }) => Number.parseInt(line, 10))
  expect(numbers).toEqual([1, 3, 5, 7, 9, 11, 13])
})

test('a postcode that nobody knows has none, and none at all is refused', async () => {
  expect(await found('ZZ9 9ZZ')).toEqual([])
  expect(await refusalOf(signedRequest('rowan', findAddresses, { query: { postcode: '  ' } }))).toEqual([
    400,
    'query-invalid',
  ])
})

test('what the table holds can be a postcode, and each stands in it once', () => {
  const postcodes = streets.map(({ postcode }) => postcode)
  expect(postcodes.map(britishPostcodeOf)).toEqual(postcodes)
  expect(new Set(postcodes).size).toBe(postcodes.length)
})
