import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['Oak Chair', 'oak-chair'],
  ['Sofa (3-seater)', 'sofa-3-seater'],
  ['Black / White', 'black-white'],
  ['Vendôme', 'vend%C3%B4me'],
  ['50% wool & silk?', '50%25-wool-%26-silk%3F'],
  ['a\t b\n c', 'a-b-c'],
])('%s is called %s in an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('a slug is one segment of an address, whatever its name was', () => {
  for (const name of ['../../etc', '//evil.example', 'a?b#c', '\\x'])
    expect(new URL(`/${slugOf(name)}/x`, 'https://hearth.example').pathname.split('/')).toHaveLength(3)
})
