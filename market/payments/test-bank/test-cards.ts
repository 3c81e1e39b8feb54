export type Behaviour = 'pays' | 'declines' | 'is-empty' | 'challenges'

export interface TestCard {
  brand: string
  behaviour: Behaviour
}

/** The well-known numbers, and what each of them is for. Any other number may be somebody's, and is refused unread. */
const cards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', behaviour: 'pays' },
  '5555555555554444': { brand: 'mastercard', behaviour: 'pays' },
  '4000000000000002': { brand: 'visa', behaviour: 'declines' },
  '4000000000009995': { brand: 'visa', behaviour: 'is-empty' },
  '4000002760003184': { brand: 'visa', behaviour: 'challenges' },
}

export function testCardOf(number: string): TestCard | null {
  return cards[number.replace(/[ -]/g, '')] ?? null
}
