import { expect, test } from 'vitest'
import { type FilterKind, filterKinds } from './kinds.ts'
import type { ListState } from './list-state.ts'
import { type ListView, listView } from './list-view.ts'
import { openList } from './open-list.ts'
import type { FilterTag } from './vocabulary.ts'

const walks = 1_000
const steps = 6
const pageSize = 4

function tag(type: FilterKind, urlSlug: string, parent: string | null = null) {
  const texts = { description: '', metaTitle: urlSlug, metaTitleDescription: '' }
  return {
    tagId: `${type}:${urlSlug}`,
    type,
    name: `${type} ${urlSlug}`,
    urlSlug,
    parent,
    count: 0,
    ...texts,
  }
}
type Tag = ReturnType<typeof tag>

/** Slugs that hold each other, and the words of kinds. */
const tags = [
  tag('category', 'room'),
  tag('category', 'room-b', 'category:room'),
  tag('category', 'b', 'category:room'),
  tag('category', 'b-b'),
  ...filterKinds
    .filter((kind) => kind !== 'category')
    .flatMap((kind) =>
      ['a', 'a-b', 'b', 'color', 'b-color', 'a-b-color', 'c', 'd', 'e', 'f'].map((slug) => tag(kind, slug)),
    ),
]

interface Product {
  tags: ReadonlySet<string>
  price: number | null
  isInStock: boolean
}

test('a thousand walks over links end where address, chips, counts and products agree', async () => {
  const chance = chanceOf(7)
  const products = someProducts(chance)
  const shop = shopOf(products)
  for (let walk = 0; walk < walks; walk++) {
    let here = await openAt(shop, '/products')
    for (let step = 0; step < steps; step++) here = await openAt(shop, pick(linksOf(here.view), chance))
    expect(shownBy(here.view)).toEqual(rightFor(here.view, here.state, products))
  }
}, 60_000)

async function openAt(shop: ReturnType<typeof shopOf>, href: string) {
  const { pathname, search } = new URL(href, 'https://shop.example')
  const opened = await openList(shop, { pathname, search })
  if (opened.to !== 'list') throw new Error(`${href} leads ${opened.to}`)
  return { state: opened.list.state, view: listView(opened.list, 'Rowan') }
}

/** What a person would check: the chips, and every value's state and count. */
function shownBy(view: ListView<Tag>) {
  return {
    chips: view.chips.map(({ name }) => name),
    values: valuesOf(view).map(({ tag, isChosen, count }) => [tag.name, isChosen, count]),
  }
}

/** The same out of the address's state and the products themselves. */
function rightFor(view: ListView<Tag>, state: ListState<Tag>, products: readonly Product[]) {
  const { selection, below, inStock } = state
  const names = selection.map(({ name }) => name)
  return {
    chips: [
      ...names,
      ...(below === null ? [] : [`Less than £${below.toLocaleString('en-GB')}`]),
      ...(inStock ? ['In stock'] : []),
    ],
    values: valuesOf(view).map(({ tag }) => {
      const others = selection.filter(({ type }) => type !== tag.type)
      const count = matching(products, { ...state, selection: [...others, tag] }).length
      return [tag.name, names.includes(tag.name), count]
    }),
  }
}

function valuesOf(view: ListView<Tag>) {
  return view.groups.flatMap(({ parts }) =>
    parts.flatMap((part) => [...(part.head ? [part.head] : []), ...part.values]),
  )
}

function linksOf(view: ListView<Tag>): string[] {
  const values = view.groups.flatMap(({ parts, whole }) => [
    whole?.href,
    ...parts.flatMap(({ head, values }) => [head?.href, ...values.map(({ href }) => href)]),
  ])
  const others = [...view.chips, ...view.sorts, ...view.ceilings, view.stock].map(({ href }) => href)
  return [...values, ...others, view.clear, view.next, view.previous].filter(
    (href) => typeof href === 'string',
  )
}

function shopOf(products: readonly Product[]) {
  return {
    tags: async () => ({ ok: true, value: tags }) as const,
    list: async (state: ListState<FilterTag>) => {
      const totalCount = matching(products, state).length
      const counted = tags.flatMap((one) => {
        const others = state.selection.filter(({ type }) => type !== one.type)
        const count = matching(products, { ...state, selection: [...others, one] }).length
        return count > 0 ? [{ ...one, count }] : []
      })
      return {
        ok: true,
        value: { totalCount, pageCount: Math.ceil(totalCount / pageSize), tags: counted },
      } as const
    },
  }
}

function matching(products: readonly Product[], state: ListState<FilterTag>): Product[] {
  const { selection, below, inStock } = state
  const byKind = Map.groupBy(selection, ({ type }) => type)
  return products.filter(
    ({ tags: borne, price, isInStock }) =>
      [...byKind.values()].every((chosen) => chosen.some(({ tagId }) => borne.has(tagId))) &&
      (below === null || (price !== null && price < below)) &&
      (!inStock || isInStock),
  )
}

function someProducts(chance: () => number): Product[] {
  return Array.from({ length: 30 }, () => {
    const borne = new Set(tags.filter(() => chance() < 0.25).map(({ tagId }) => tagId))
    for (const { tagId, parent } of tags) if (parent && borne.has(tagId)) borne.add(parent)
    return { tags: borne, price: chance() < 0.1 ? null : chance() * 1_500, isInStock: chance() < 0.7 }
  })
}

function pick<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new Error('There is nowhere to go.')
  return item
}

/** The same numbers each time (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
