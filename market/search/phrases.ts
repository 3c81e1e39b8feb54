import { type Phrase, beginningsOf, phraseIn, weights } from './phrase.ts'
import type { DescribedProduct, NamedTag } from './read-products.ts'
import { type BorneTag, categoryPhrases, tagPhrases } from './tag-phrases.ts'

export interface PhraseCounter {
  /** With the product's tags and all above them. */
  count: (product: DescribedProduct, line: readonly NamedTag[]) => void
  phrases: () => Phrase[]
}

/** The names of only so many of a site's first products are suggested: the rest is found by what it is. */
const mostNames = 2_000

/** Counts what people may be about to type on each site. */
export function countPhrases(tags: ReadonlyMap<string, NamedTag>): PhraseCounter {
  const names: Phrase[] = []
  /** By site, tag and category. */
  const borne = new Map<string, Map<string, Map<string, number>>>()

  function count({ name, places }: DescribedProduct, line: readonly NamedTag[]): void {
    const category = innermostCategory(line)
    for (const { site, rank } of places) {
      const ofSite = within(borne, site, () => new Map<string, Map<string, number>>())
      for (const { id } of line) {
        const ofTag = within(ofSite, id, () => new Map<string, number>())
        const key = category?.id ?? ''
        ofTag.set(key, (ofTag.get(key) ?? 0) + 1)
      }
      if (rank <= mostNames)
        for (const beginning of beginningsOf(name))
          names.push(phraseIn(category, { site, beginning, text: name, weight: weights.name - rank }))
    }
  }

  function borneTags(): BorneTag[] {
    return [...borne].flatMap(([site, ofSite]) =>
      [...ofSite].flatMap(([id, ofTag]) => {
        const tag = tags.get(id)
        const places = [...ofTag].map(([categoryId, count]) => ({ category: tags.get(categoryId), count }))
        return tag ? [{ site, tag, places }] : []
      }),
    )
  }

  return {
    count,
    phrases: () => {
      const ofTags = borneTags().flatMap((borneTag) => {
        const { kind, parentId } = borneTag.tag
        return kind === 'category'
          ? categoryPhrases(borneTag, tags.get(parentId ?? ''))
          : tagPhrases(borneTag)
      })
      return likeliest([...ofTags, ...names])
    },
  }
}

/** That one of a product's categories which no other of them lies below. */
function innermostCategory(line: readonly NamedTag[]): NamedTag | undefined {
  return line.find(({ id, kind }) => kind === 'category' && !line.some(({ parentId }) => parentId === id))
}

function within<Key, Value>(map: Map<Key, Value>, key: Key, empty: () => Value): Value {
  const value = map.get(key) ?? empty()
  map.set(key, value)
  return value
}

/** Each suggestion once below a beginning: two products may have the same name. */
function likeliest(phrases: readonly Phrase[]): Phrase[] {
  const kept = new Map<string, Phrase>()
  for (const phrase of phrases) {
    const key = JSON.stringify([phrase.site, phrase.beginning, phrase.text, phrase.category])
    const known = kept.get(key)
    if (!known || known.weight < phrase.weight) kept.set(key, phrase)
  }
  return [...kept.values()]
}
