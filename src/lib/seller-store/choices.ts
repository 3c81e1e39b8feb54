import { ceilingName } from '../filter/chips.ts'
import { type PriceCeiling, priceCeilings } from '../filter/list-state.ts'
import type { StoreWish } from './wish.ts'

interface Tag {
  tagId: string
  type: string
  name: string
  urlSlug: string
  parent: string | null
  count: number
}

/** One line of a store's sidebar, and what it leads to. */
export interface Choice {
  name: string
  count: number | null
  isChosen: boolean
  /** Stands below another one. */
  isChild: boolean
  wish: StoreWish
}

/** The tree: each category with its children after it. Choosing another one lets go of the first. */
export function categoryChoices(tags: readonly Tag[], wish: StoreWish): Choice[] {
  const categories = tags.filter(({ type }) => type === 'category')
  const known = new Set(categories.map(({ tagId }) => tagId))
  const choiceOf = (tag: Tag, isChild: boolean) => ({
    name: tag.name,
    count: tag.count,
    isChosen: wish.category === tag.urlSlug,
    isChild,
    wish: leadTo(wish, { category: tag.urlSlug }),
  })
  const tops = categories.filter(({ parent }) => parent === null || !known.has(parent))
  return [
    {
      name: 'All Categories',
      count: null,
      isChosen: wish.category === null,
      isChild: false,
      wish: leadTo(wish, { category: null }),
    },
    ...tops.flatMap((top) => [
      choiceOf(top, false),
      ...categories.filter(({ parent }) => parent === top.tagId).map((child) => choiceOf(child, true)),
    ]),
  ]
}

/** The checklist: each line adds its room or takes it away. */
export function roomChoices(tags: readonly Tag[], wish: StoreWish): Choice[] {
  const rooms = tags.filter(({ type }) => type === 'room')
  return [
    {
      name: 'All Rooms',
      count: null,
      isChosen: wish.rooms.length === 0,
      isChild: false,
      wish: leadTo(wish, { rooms: [] }),
    },
    ...rooms.map(({ name, count, urlSlug }) => {
      const isChosen = wish.rooms.includes(urlSlug)
      const others = wish.rooms.filter((slug) => slug !== urlSlug)
      const chosen = isChosen ? others : [...others, urlSlug].toSorted()
      return { name, count, isChosen, isChild: false, wish: leadTo(wish, { rooms: chosen }) }
    }),
  ]
}

export function ceilingChoices(wish: StoreWish): Choice[] {
  const choiceOf = (name: string, below: PriceCeiling | null) => ({
    name,
    count: null,
    isChosen: wish.below === below,
    isChild: false,
    wish: leadTo(wish, { below }),
  })
  return [
    choiceOf('All Prices', null),
    ...priceCeilings.map((ceiling) => choiceOf(ceilingName(ceiling), ceiling)),
  ]
}

function leadTo(wish: StoreWish, change: Partial<StoreWish>): StoreWish {
  return { ...wish, ...change, page: 1 }
}
