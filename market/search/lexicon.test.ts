import { expect, test } from 'vitest'
import { setOf } from '../facets/product-set.ts'
import { rungsByHeart, suggestionsByHeart } from './by-heart.ts'
import { collectLexicon } from './collect-lexicon.ts'
import { openLexicon } from './lexicon.ts'
import { typedWords } from './typed-words.ts'

const everyNumber = Array.from({ length: 900 }, (_, number) => number)
const oneIn = (step: number) => everyNumber.filter((number) => number % step === 0)

/** Every third product is a lamp, of each hundredth it is said that it has a lamp’s shade, and one is a ladder. */
function collected(most?: { products: number; bytes: number }) {
  const collector = collectLexicon(most)
  for (const number of everyNumber)
    collector.add(number, {
      name: number % 3 === 0 ? ['lamp'] : number === 700 ? ['ladder'] : ['stool'],
      kind: ['furniture', 'lamp'].slice(0, number % 3 === 0 ? 2 : 1),
      traits: number === 700 ? ['oak'] : [],
      prose: number % 100 === 0 ? ['lamp', 'shade'] : [],
    })
  return collector
}

function opened() {
  const blob = collected().pack('7', [
    { site: 'rowan', beginning: 'lamp', text: 'Lamps', category: '', categorySlug: '', weight: 5 },
    { site: 'rowan', beginning: 'lamp', text: 'Oak', category: 'Lamps', categorySlug: 'lamps', weight: 9 },
    { site: 'rowan', beginning: 'lamps', text: 'Lamps', category: '', categorySlug: '', weight: 9 },
    { site: 'juniper', beginning: 'lamp', text: 'Lamp', category: '', categorySlug: '', weight: 5 },
  ])
  if (!blob) throw new Error('So few products are known by heart.')
  return openLexicon(new Uint8Array(blob).buffer)
}

const all = setOf(everyNumber, 900)
const find = (query: string, sold = all) => rungsByHeart(opened(), { words: typedWords(query), sold })
const none = setOf([], 0)

test('who bears a word is told by where it weighs most', () => {
  const lamps = setOf(oneIn(3), 900)
  const said = oneIn(100).filter((number) => number % 3 !== 0)
  expect(find('lamps')).toEqual([lamps, none, none, setOf(said, 900)])
  expect(find('la')).toEqual([setOf([...oneIn(3), 700], 900), none, none])
  expect(find('shad')).toEqual([none, none, setOf(oneIn(100), 900)])
  expect(find('sha')).toEqual([none, none, none])
})

test('nothing is found that isn’t sold, or is newer than what is', () => {
  expect(find('ladder', setOf([3, 700], 900))?.[0]).toEqual(setOf([700], 900))
  expect(find('ladder', setOf([3, 5], 400))).toEqual([none, none, none])
  expect(find('furniture', setOf([3, 5], 400))).toEqual([none, setOf([3, 5], 400), none, none])
})

test('what is suggested begins with the text, the likeliest first and each once', () => {
  const suggest = (text: string, most: number) =>
    suggestionsByHeart(opened(), { site: 'rowan', text, most }).map(({ text: said }) => said)
  expect(suggest('la', 8)).toEqual(['Lamps', 'Oak'])
  expect(suggest('la', 1)).toEqual(['Lamps'])
  expect(suggest('lamp s', 8)).toEqual([])
  expect(suggestionsByHeart(opened(), { site: 'sorrel', text: 'la', most: 8 })).toEqual([])
})

test('a catalogue that is too large is not known by heart', () => {
  expect(collected({ products: 899, bytes: 100_000 }).pack('7', [])).toBeNull()
  expect(collected({ products: 900, bytes: 1_000 }).pack('7', [])).toBeNull()
})

test('a blob of another layout is no blob', () => {
  const blob = collected().pack('7', []) ?? new Uint8Array()
  const text = new TextDecoder('latin1').decode(blob)
  blob.set([0x39], text.indexOf('"layout":1') + '"layout":'.length)
  expect(() => openLexicon(new Uint8Array(blob).buffer)).toThrow('layout')
})
