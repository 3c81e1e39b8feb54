import { expect, test } from 'vitest'
import { chosenIn, enquiryChoices, idsInChoice } from './enquiry-choices.ts'

const variant = {
  options: [
    {
      id: 'wide',
      name: 'Wide',
      swatches: [
        { id: 'red', name: 'Deep_red' },
        { id: 'blue', name: 'Blue' },
      ],
    },
    { id: 'narrow', name: 'Narrow', swatches: [] },
  ],
  swatches: [{ id: 'grey', name: 'Grey' }],
}

test('an option stands with each of its swatches, and alone where it has none', () => {
  expect(enquiryChoices(variant)).toEqual([
    { value: 'wide:red', name: 'Wide, Deep red' },
    { value: 'wide:blue', name: 'Wide, Blue' },
    { value: 'narrow:', name: 'Narrow' },
  ])
})

test('a variant without options has its own swatches, and one without anything has no choice', () => {
  expect(enquiryChoices({ ...variant, options: [] })).toEqual([{ value: ':grey', name: 'Grey' }])
  expect(enquiryChoices({ options: [], swatches: [] })).toEqual([])
})

test.each([
  ['wide:blue', 'wide:blue'],
  ['wide:', 'wide:red'],
  ['narrow:', 'narrow:'],
  [':', undefined],
  ['gone:gone', undefined],
])('of %s it is %s', (asked, value) => {
  expect(chosenIn(enquiryChoices(variant), asked)?.value).toBe(value)
})

test('one that is alone is chosen', () => {
  expect(chosenIn([{ value: ':grey', name: 'Grey' }], ':')?.value).toBe(':grey')
})

test.each([
  ['wide:red', { optionId: 'wide', swatchId: 'red' }],
  [':grey', { optionId: null, swatchId: 'grey' }],
  ['', { optionId: null, swatchId: null }],
])('%s names %o', (value, ids) => {
  expect(idsInChoice(value)).toEqual(ids)
})
