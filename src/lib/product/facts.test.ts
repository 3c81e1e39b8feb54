import { describe, expect, test } from 'vitest'
import { crumbsAbove } from './breadcrumbs.ts'
import { leadTimeDays } from './lead-time.ts'
import { captionOf, picturesOf } from './pictures.ts'
import { sizeDiagram } from './size-diagram.ts'
import { isLong } from './summary.ts'

describe('a lead time in days', () => {
  test.each([
    ['4–5 weeks', { least: 28, most: 35 }],
    ['3–7 working days', { least: 3, most: 9 }],
    ['2-5 working days', { least: 2, most: 7 }],
    ['1 week', { least: 7, most: 7 }],
    ['10 days', { least: 10, most: 10 }],
    ['When it is ready', null],
  ])('%s', (text, days) => {
    expect(leadTimeDays(text)).toEqual(days)
  })
})

describe('what stands above a product', () => {
  const sofas = { tagId: 's', type: 'category', name: 'Sofas', urlSlug: 'sofas' }
  const furniture = { tagId: 'f', name: 'Furniture', urlSlug: 'furniture' }
  const root = { name: 'All Products', href: '/products' }

  test('is its category, below the one above', () => {
    expect(crumbsAbove([{ ...sofas, parent: furniture }])).toEqual([
      root,
      { name: 'Furniture', href: '/products/category-furniture' },
      { name: 'Sofas', href: '/products/category-furniture-sofas' },
    ])
  })

  test('is a category at the top, or none', () => {
    expect(crumbsAbove([{ ...sofas, parent: null }])).toEqual([
      root,
      { name: 'Sofas', href: '/products/category-sofas' },
    ])
    expect(crumbsAbove([])).toEqual([root])
  })
})

describe('the pictures of a choice', () => {
  const picture = (url: string, width = 1200) => ({ url, width })
  const [main, side, chip, large] = [picture('main'), picture('side'), picture('chip', 192), picture('large')]
  const variant = { mainPicture: main, medias: [main, side, side] }
  const urls = (swatch: { mainPicture: typeof main | null } | null) =>
    picturesOf(variant, swatch).map(({ url }) => url)

  test('are the variant’s, each once', () => {
    expect(urls(null)).toEqual(['main', 'side'])
    expect(urls({ mainPicture: null })).toEqual(['main', 'side'])
  })

  test('begin with a swatch’s own where that is large, else it comes second', () => {
    expect(urls({ mainPicture: large })).toEqual(['large', 'main', 'side'])
    expect(urls({ mainPicture: chip })).toEqual(['main', 'chip', 'side'])
    expect(urls({ mainPicture: side })).toEqual(['side', 'main'])
  })

  test('say so where they show another variant, if it is known which', () => {
    const variants = [
      { id: 'oat', name: 'Oat weave' },
      { id: 'moss', name: 'Moss weave' },
    ]
    expect(captionOf({ shows: 'oat' }, variants)).toBe('Shown: Oat weave')
    expect(captionOf({ shows: null }, variants)).toBeNull()
    expect(captionOf({}, variants)).toBeNull()
    expect(captionOf({ shows: 'gone' }, variants)).toBeNull()
  })
})

describe('a drawing of the size', () => {
  const sofa = { widthDim: 2180, lengthDim: 900, heightDim: 830 }

  test('says each side that is known', () => {
    const texts = (dimensions: typeof sofa | Record<keyof typeof sofa, number | null>) =>
      sizeDiagram(dimensions)?.labels.map(({ text }) => text)
    expect(texts(sofa)).toEqual(['218 cm', '83 cm', '90 cm'])
    expect(texts({ ...sofa, lengthDim: null })).toEqual(['218 cm', '83 cm'])
    expect(texts({ ...sofa, heightDim: null })).toEqual(['218 cm', '90 cm'])
    expect(texts({ ...sofa, widthDim: null })).toEqual(['90 cm', '83 cm'])
  })

  test('is none where two sides aren’t known', () => {
    expect(sizeDiagram({ widthDim: null, lengthDim: null, heightDim: 830 })).toBeNull()
    expect(sizeDiagram({ widthDim: 830, lengthDim: null, heightDim: null })).toBeNull()
  })

  test.each([
    [2180, 900, 830],
    [2000, 3000, 10],
    [300, 300, 2400],
    [120, 120, 90],
    [6000, 400, 400],
  ])('of %i × %i × %i mm stays in its box, to scale', (widthDim, lengthDim, heightDim) => {
    const drawing = sizeDiagram({ widthDim, lengthDim, heightDim })
    if (!drawing) throw new Error('There is no drawing.')
    const points = [...drawing.measures.flat(), ...drawing.labels]
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(drawing.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(drawing.height)
    }
    const [across = 0, up = 0] = drawing.measures.map(([a, b]) => Math.abs(b.x - a.x) + Math.abs(b.y - a.y))
    expect(Math.abs(across / widthDim - up / heightDim) * widthDim).toBeLessThan(1 + widthDim / heightDim)
  })

  test('stands beside somebody, and a small piece beside a sheet of paper', () => {
    expect(sizeDiagram(sofa)?.beside.name).toContain('1.7 m')
    expect(sizeDiagram({ widthDim: 120, lengthDim: 120, heightDim: 90 })?.beside.name).toContain('A4')
  })
})

test.each([
  ['<p>Short.</p>', false],
  [`<p>${'a'.repeat(350)}</p>`, false],
  [`<p>${'a'.repeat(351)}</p>`, true],
  [`<p>${'a '.repeat(100)}${' '.repeat(400)}</p>`, false],
  [`<p class="${'a'.repeat(400)}">Short.</p>`, false],
])('a summary is long by its letters and not by its markup: %#', (html, long) => {
  expect(isLong(html)).toBe(long)
})
