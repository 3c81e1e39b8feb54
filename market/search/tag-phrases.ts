import { type Phrase, beginningsOf, phraseIn, weights } from './phrase.ts'
import type { NamedTag } from './read-products.ts'
import { otherPhrasesFor } from './same-meaning.ts'
import { wordsOf } from './words.ts'

/** How many of a site's products bear a tag, by the category that they are in. */
export interface BorneTag {
  site: string
  tag: NamedTag
  places: readonly { category: NamedTag | undefined; count: number }[]
}

/** A tag is suggested in so many categories, where it is borne most. */
const mostCategories = 4

/** A category is suggested by itself, and below what it belongs to. */
export function categoryPhrases({ site, tag, places }: BorneTag, parent: NamedTag | undefined): Phrase[] {
  const count = places.reduce((sum, place) => sum + place.count, 0)
  const begunBy = (weight: number) => (beginning: string) =>
    phraseIn(parent, { site, beginning, text: tag.name, weight: weight + count })
  return [
    ...beginningsOf(tag.name).map(begunBy(weights.category)),
    ...otherPhrasesFor(wordsOf(tag.name)).map(begunBy(weights.otherName)),
  ]
}

/** Any other tag is suggested in the categories that bear it most; “oak ta” begins “Oak” in Dining tables too. */
export function tagPhrases({ site, tag, places }: BorneTag): Phrase[] {
  const most = places.toSorted((one, other) => other.count - one.count).slice(0, mostCategories)
  return most.flatMap(({ category, count }) => {
    const endings = category ? beginningsOf(category.name) : ['']
    const beginnings = beginningsOf(tag.name).flatMap((begun) =>
      endings.map((ending) => `${begun} ${ending}`.trim()),
    )
    return beginnings.map((beginning) =>
      phraseIn(category, { site, beginning, text: tag.name, weight: weights.tag + count }),
    )
  })
}
