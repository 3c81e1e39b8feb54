/** The specification's sentences, without the spaces around them. */
export const neededInEnquiry = {
  message: 'Message is required.',
  add_line_1: 'Address Line 1 is required.',
  city: 'City is required.',
  country: 'Country is required.',
} as const

export const needsQuantity = 'Choose a quantity of 1 or more.'
export const needsChoice = 'Choose an option.'
export const needsTerms = 'Please accept the terms to go on.'

export const longestEnquiry = 2000
export const mostPieces = 9999

/** What the form begins with. */
export function defaultMessage(variant: string): string {
  return `Hello, please tell me the retail price of ${variant}.`
}

export interface WrongField {
  path: string
  message: string
}

/** What the form lacks, by the names of its fields. An address that is saved needs no other. */
export function wrongInEnquiry(fields: ReadonlyMap<string, string>): WrongField[] {
  const text = (name: string) => fields.get(name)?.trim() ?? ''
  const isSaved = !['', 'new'].includes(text('addressId'))
  const needed = Object.entries(neededInEnquiry).filter(([name]) => !isSaved || name === 'message')
  const wrong: WrongField[] = needed.flatMap(([path, message]) =>
    text(path) === '' ? [{ path, message }] : [],
  )
  // A form without a choice has no such field.
  if (fields.get('choice') === '') wrong.unshift({ path: 'choice', message: needsChoice })
  const quantity = /^\d{1,4}$/.test(text('quantity')) ? Number(text('quantity')) : 0
  if (quantity < 1) wrong.push({ path: 'quantity', message: needsQuantity })
  if (text('terms') !== 'yes') wrong.push({ path: 'terms', message: needsTerms })
  return wrong
}
