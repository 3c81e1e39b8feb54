import { describe, expect, test } from 'vitest'
import { shareLinks, shareText } from './share.ts'

describe('the text that is shared', () => {
  test('is whole up to 250 letters', () => {
    expect(shareText('a'.repeat(250))).toBe('a'.repeat(250))
  })

  test('is cut there, with a sign that there was more', () => {
    expect(shareText('a'.repeat(251))).toBe(`${'a'.repeat(250)}…`)
  })

  test('never ends in half a letter', () => {
    expect(shareText('🪑'.repeat(251))).toBe(`${'🪑'.repeat(250)}…`)
  })
})

test('each place is told the address, and what it can use besides', () => {
  const [facebook, whatsapp, pinterest] = shareLinks({
    url: 'https://shop.example/alder/products/d/1?swatch=a&qty=2',
    title: 'Alder & Co',
    text: 'Sofas, Oak',
    picture: 'https://shop.example/media/a.jpg',
  }).map(({ href }) => new URL(href))
  expect(facebook?.searchParams.get('u')).toBe('https://shop.example/alder/products/d/1?swatch=a&qty=2')
  expect(whatsapp?.searchParams.get('text')).toBe(
    'Alder & Co\nSofas, Oak\nhttps://shop.example/alder/products/d/1?swatch=a&qty=2',
  )
  expect(Object.fromEntries(pinterest?.searchParams ?? [])).toEqual({
    url: 'https://shop.example/alder/products/d/1?swatch=a&qty=2',
    description: 'Alder & Co. Sofas, Oak',
    media: 'https://shop.example/media/a.jpg',
  })
})
