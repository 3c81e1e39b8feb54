import { describe, expect, test } from 'vitest'
import type { FilterKind } from './kinds.ts'
import { listView } from './list-view.ts'
import { openList } from './open-list.ts'

function tag(type: FilterKind, slug: string, { parent = '', count = 5 } = {}) {
  const name = slug[0]?.toUpperCase() + slug.slice(1)
  const described = {
    description: `About ${slug}.`,
    metaTitle: `${name} for homes`,
    metaTitleDescription: '',
  }
  return { tagId: slug, type, name, urlSlug: slug, parent: parent || null, count, ...described }
}

const oaks = Array.from({ length: 12 }, (_, at) => tag('material', `oak${at}`, { parent: 'wood', count: at }))
const tags = [
  tag('category', 'furniture', { count: 40 }),
  tag('category', 'sofas', { parent: 'furniture', count: 20 }),
  tag('category', 'lamps', { count: 10 }),
  tag('colour', 'warm'),
  tag('colour', 'red', { parent: 'warm', count: 14 }),
  tag('colour', 'clear', { count: 3 }),
  tag('room', 'hall', { count: 0 }),
  tag('material', 'wood', { count: 30 }),
  ...oaks,
]

async function view(address: string, { total = 50, pageCount = 3, counted = tags } = {}) {
  const { pathname, search } = new URL(address, 'https://shop.example')
  const page = { totalCount: total, pageCount, tags: counted }
  const opened = await openList(
    { tags: async () => ({ ok: true, value: tags }), list: async () => ({ ok: true, value: page }) },
    { pathname, search },
  )
  if (opened.to !== 'list') throw new Error(`${address} leads ${opened.to}`)
  return listView(opened.list, 'Rowan')
}

function group(shown: Awaited<ReturnType<typeof view>>, kind: FilterKind) {
  const found = shown.groups.find((one) => one.kind === kind)
  if (!found) throw new Error(`There is no group for ${kind}.`)
  return found
}

describe('an address', () => {
  const shop = {
    tags: async () => ({ ok: true, value: tags }) as const,
    list: async () => ({ ok: true, value: { pageCount: 3, tags } }) as const,
  }
  const opened = (path: string) => {
    const { pathname, search } = new URL(path, 'https://shop.example')
    return openList(shop, { pathname, search })
  }

  test.each([
    ['/products/category-sofas', '/products/category-furniture-sofas'],
    ['/products?page=1', '/products'],
    ['/products?sort=cheapest', '/products'],
    ['/products?sort=all', '/products'],
    ['/products?searchQuery=oak&sort=relevance', '/products?searchQuery=oak'],
    ['/products?searchQuery=+oak++', '/products?searchQuery=oak'],
    ['/products?below=99&stock=no&unfold=sofas', '/products'],
    ['/products/color-red/category-lamps?below=100', '/products/category-lamps/color-red?below=100'],
  ])('%s leads to %s', async (path, href) => {
    expect(await opened(path)).toEqual({ to: 'elsewhere', href })
  })

  test.each(['/products/color-mauve', '/products?page=4', '/products?page=0', '/products?page=x'])(
    '%s leads nowhere',
    async (path) => {
      expect(await opened(path)).toMatchObject({ to: 'nowhere', code: 'not-found' })
    },
  )

  test.each([
    '/products?searchQuery=oak&sort=all',
    '/products/color-red?page=3',
    '/products?below=500&page=2&sort=price-low&stock=yes&unfold=material',
  ])('%s is a list', async (path) => {
    expect(await opened(path)).toMatchObject({ to: 'list' })
  })
})

describe('the panel', () => {
  test('arranges values below their parents, and calls the rest other', async () => {
    const { parts } = group(await view('/products/color-red'), 'colour')
    expect(
      parts.map(({ name, head, values }) => [name, head?.tag.name, values.map((one) => one.tag.name)]),
    ).toEqual([
      ['Warm', 'Warm', ['Red']],
      ['other', undefined, ['Clear']],
    ])
  })

  test('leads to the list with a value, without it, and nowhere where nothing would be left', async () => {
    const shown = await view('/products/color-red?page=2&sort=price-low')
    const [warm, other] = group(shown, 'colour').parts
    expect(warm?.values[0]).toMatchObject({ isChosen: true, href: '/products?sort=price-low' })
    expect(other?.values[0]?.href).toBe('/products/color-clear-red?sort=price-low')
    expect(group(shown, 'room').parts[0]?.values[0]).toMatchObject({ count: 0, href: null })
  })

  test('shows the most frequent of many, what is chosen, and all of them when asked', async () => {
    const few = group(await view('/products/material-oak1'), 'material')
    expect(few.parts[0]?.values.map((one) => one.tag.name)).toEqual([
      'Oak1',
      'Oak6',
      'Oak7',
      'Oak8',
      'Oak9',
      'Oak10',
      'Oak11',
    ])
    expect(few.whole).toEqual({ href: '/products/material-oak1?unfold=material', count: 13 })
    const all = group(await view('/products/material-oak1?unfold=material'), 'material')
    expect([all.parts[0]?.values.length, all.whole]).toEqual([12, null])
  })

  test('unfolds the branch of the tree that somebody is in', async () => {
    const branches = async (path: string) =>
      group(await view(path), 'category').parts.map(({ head, values }) => [head?.tag.name, values.length])
    expect(await branches('/products')).toEqual([
      ['Furniture', 0],
      ['Lamps', 0],
    ])
    expect(await branches('/products/category-furniture-sofas')).toEqual([
      ['Furniture', 1],
      ['Lamps', 0],
    ])
  })

  test('keeps crawlers to one value, and to two where one is a category and there is enough', async () => {
    const shown = await view('/products/category-lamps')
    const followed = shown.groups
      .flatMap(({ parts }) => parts.flatMap(({ head, values }) => [...(head ? [head] : []), ...values]))
      .filter(({ isFollowed, href }) => isFollowed && href)
    expect(followed.map(({ tag }) => tag.name)).toEqual(['Furniture', 'Lamps', 'Red', 'Wood'])
  })
})

describe('what a list says of itself', () => {
  test('is its tag’s', async () => {
    const { head, trail, canonical, isForCrawlers } = await view('/products/category-furniture-sofas?page=2')
    expect(head).toEqual({
      heading: 'Sofas',
      title: 'Sofas for homes, page 2',
      text: null,
      description: 'Sofas at Rowan.',
    })
    expect(trail).toEqual({
      above: [
        { name: 'All Products', href: '/products' },
        { name: 'Furniture', href: '/products/category-furniture' },
      ],
      here: 'Sofas',
    })
    expect([canonical, isForCrawlers]).toEqual(['/products/category-furniture-sofas?page=2', true])
  })

  test('has three steps at most', async () => {
    const { trail, head } = await view('/products/category-furniture-sofas/color-red')
    expect([trail.above.map(({ name }) => name), trail.here]).toEqual([['All Products', 'Sofas'], 'Red'])
    expect([head.heading, head.title]).toEqual(['Sofas, Red', 'Sofas for homes, Red'])
  })

  test.each([
    ['/products?sort=price-low', '/products', false],
    ['/products/color-red?stock=yes', '/products/color-red', false],
    ['/products/color-red', '/products/color-red', true],
    ['/products/category-lamps/color-red', '/products/category-lamps/color-red', true],
    ['/products/color-clear-red', null, false],
    ['/products/color-red/material-wood', null, false],
    ['/products?searchQuery=oak', null, false],
  ])('%s: canonical %s, for crawlers: %s', async (path, canonical, isForCrawlers) => {
    expect(await view(path)).toMatchObject({ canonical, isForCrawlers })
  })

  test.each([
    [9, false],
    [10, true],
  ])('a colour that %i products have is for crawlers: %s', async (total, isForCrawlers) => {
    expect(await view('/products/color-red', { total })).toMatchObject({ isForCrawlers })
  })

  test('two kinds with little to show are not for crawlers', async () => {
    expect(await view('/products/category-lamps/color-red', { total: 11 })).toMatchObject({
      isForCrawlers: false,
    })
  })
})

test('chips take away one thing each, and clearing takes all but the search', async () => {
  const { chips, clear } = await view('/products/color-clear-red?below=1000&searchQuery=x&sort=all&stock=yes')
  const rest = '?below=1000&searchQuery=x&sort=all&stock=yes'
  expect(chips).toEqual([
    { name: 'Clear', href: `/products/color-red${rest}` },
    { name: 'Red', href: `/products/color-clear${rest}` },
    { name: 'Less than £1,000', href: '/products/color-clear-red?searchQuery=x&sort=all&stock=yes' },
    { name: 'In stock', href: '/products/color-clear-red?below=1000&searchQuery=x&sort=all' },
  ])
  expect(clear).toBe('/products?searchQuery=x&sort=all')
  expect((await view('/products?searchQuery=x')).clear).toBeNull()
})

test('the next page is there until the last, and never where there is none', async () => {
  expect(await view('/products')).toMatchObject({ previous: null, next: '/products?page=2' })
  expect(await view('/products?page=3')).toMatchObject({ previous: '/products?page=2', next: null })
  expect(await view('/products', { total: 0, pageCount: 0 })).toMatchObject({ previous: null, next: null })
})
