import { expect, test } from 'vitest'
import { wrongInEnquiry } from './enquiry.ts'

const whole = {
  message: 'What does it cost?',
  quantity: '2',
  addressId: 'new',
  add_line_1: '1 Hedge Lane',
  city: 'Ludlow',
  country: 'United Kingdom',
  terms: 'yes',
}

function wrongIn(change: Record<string, string>): string[] {
  return wrongInEnquiry(new Map(Object.entries({ ...whole, ...change }))).map(({ message }) => message)
}

test.each([
  ['nothing', {}, []],
  ['the message', { message: ' \n' }, ['Message is required.']],
  ['the first line', { add_line_1: '' }, ['Address Line 1 is required.']],
  ['the city', { city: ' ' }, ['City is required.']],
  ['the country, whatever the city says', { country: '' }, ['Country is required.']],
  ['nothing, where the postcode is empty', { postcode: '', add_line_2: '' }, []],
  ['no address, where one is saved', { addressId: 'home', add_line_1: '', city: '', country: '' }, []],
  ['a choice, where there is one', { choice: '' }, ['Choose an option.']],
  ['the tick', { terms: '' }, ['Please accept the terms to go on.']],
  ['none of a piece', { quantity: '0' }, ['Choose a quantity of 1 or more.']],
  ['half a piece', { quantity: '1.5' }, ['Choose a quantity of 1 or more.']],
  ['less than none', { quantity: '-1' }, ['Choose a quantity of 1 or more.']],
])('an enquiry lacks %s', (_what, change, sentences) => {
  expect(wrongIn(change)).toEqual(sentences)
})
