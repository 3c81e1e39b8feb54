import { describe, expect, test } from 'vitest'
import { categoryChoices, ceilingChoices, roomChoices } from './choices.ts'
import { type StoreWish, dayOf, momentOf, readStoreWish, storeAddress, turned, wholeStore } from './wish.ts'

const today = 20_777
const path = '/gable-end/products/seller/seller-gable-end'
const read = (query: string) => readStoreWish(new URLSearchParams(query), today)

describe('the address of a seller’s store', () => {
  test.each<[string, Partial<StoreWish>]>([
    ['', {}],
    ['below=500', { below: 500 }],
    ['category=sofas', { category: 'sofas' }],
    ['room=bedroom+living', { rooms: ['bedroom', 'living'] }],
    ['sort=price-low', { sort: 'price-low' }],
    ['page=3&seed=20776', { page: 3, seed: 20_776 }],
    [
      'below=100&category=throws&page=2&room=study&sort=rating',
      { below: 100, category: 'throws', page: 2, rooms: ['study'], sort: 'rating' },
    ],
  ])('says all that is wished for: %s', (query, wish) => {
    expect(read(query)).toEqual({ ...wholeStore, ...wish })
    expect(storeAddress(path, { ...wholeStore, ...wish })).toBe(query === '' ? path : `${path}?${query}`)
  })

  test.each([
    ['sort=relevance', ''],
    ['sort=cheapest', ''],
    ['below=250', ''],
    ['below=1e2', ''],
    ['page=1', ''],
    ['room=living+bedroom+living', '?room=bedroom+living'],
    ['category=sofas+beds', '?category=beds'],
    ['seed=999999&page=2', '?page=2'],
    ['seed=20000&page=2', '?page=2'],
    ['seed=-1', ''],
    ['seed=20776&sort=price-high', '?sort=price-high'],
  ])('has one form: %s is %s', (query, canonical) => {
    const wish = read(query)
    expect(wish && storeAddress(path, wish)).toBe(path + canonical)
  })

  test.each(['page=0', 'page=two', 'page=1.5', 'page=-1'])('has no %s', (query) => {
    expect(read(query)).toBeNull()
  })

  test('of a later page names the day whose order it is in, and only where the order is that day’s', () => {
    const next = (wish: Partial<StoreWish>) =>
      turned({ ...wholeStore, ...wish }, 1, { totalCount: 99, today })
    expect(next({})).toEqual({ ...wholeStore, page: 2, seed: today })
    expect(next({ page: 2, seed: today - 3 })).toEqual({ ...wholeStore, page: 3, seed: today - 3 })
    expect(next({ sort: 'price-low' })).toEqual({ ...wholeStore, page: 2, sort: 'price-low' })
  })

  test.each([
    [1, 0, null, null],
    [1, 12, null, null],
    [1, 13, null, 2],
    [2, 24, 1, null],
    [2, 25, 1, 3],
  ])('of page %i of %i products leads on as far as there are any', (page, totalCount, before, after) => {
    const lead = (by: 1 | -1) => turned({ ...wholeStore, page }, by, { totalCount, today })?.page ?? null
    expect([lead(-1), lead(1)]).toEqual([before, after])
  })

  test('counts days', () => {
    expect(dayOf(Date.UTC(1970, 0, 3, 23, 59))).toBe(2)
    expect(momentOf(2)).toBe(Date.UTC(1970, 0, 3))
  })
})

const tag = (type: string, slug: string, parent: string | null = null) => ({
  tagId: `${type}-${slug}`,
  type,
  name: slug,
  urlSlug: slug,
  parent: parent && `${type}-${parent}`,
  count: 2,
})
const tags = [
  tag('category', 'furniture'),
  tag('category', 'lighting'),
  tag('category', 'sofas', 'furniture'),
  tag('category', 'orphans', 'nobody'),
  tag('room', 'bedroom'),
  tag('room', 'living'),
]

describe('the sidebar', () => {
  const deep = { ...wholeStore, category: 'sofas', rooms: ['living'], below: 100 as const, page: 4 }

  test('shows the categories as a tree, of which one is chosen', () => {
    const choices = categoryChoices(tags, deep)
    expect(choices.map(({ name, isChild, isChosen }) => [name, isChild, isChosen])).toEqual([
      ['All Categories', false, false],
      ['furniture', false, false],
      ['sofas', true, true],
      ['lighting', false, false],
      ['orphans', false, false],
    ])
    expect(choices[3]?.wish).toEqual({ ...deep, category: 'lighting', page: 1 })
    expect(choices[0]?.wish.category).toBeNull()
  })

  test('adds rooms to each other and takes them away again', () => {
    const [all, bedroom, living] = roomChoices(tags, deep)
    expect(all).toMatchObject({ name: 'All Rooms', isChosen: false, wish: { rooms: [] } })
    expect(bedroom?.wish.rooms).toEqual(['bedroom', 'living'])
    expect(living).toMatchObject({ isChosen: true, wish: { rooms: [] } })
  })

  test('offers the price ceilings', () => {
    expect(ceilingChoices(deep).map(({ name, isChosen }) => [name, isChosen])).toEqual([
      ['All Prices', false],
      ['Less than £100', true],
      ['Less than £500', false],
      ['Less than £1,000', false],
    ])
  })
})
