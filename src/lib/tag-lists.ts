import { type FilterKind, filterKinds, kindOfWord } from './filter/kinds.ts'
import { type ListState, listAddress, usualSort } from './filter/list-state.ts'
import { type FilterTag, vocabularyOf } from './filter/vocabulary.ts'
import { nearestTo } from './nearest.ts'

/** The kind that a type in an address means: menus say `cat`, lists their own words, tags their kinds. */
export function kindOfType(type: string): FilterKind | undefined {
  if (type === 'cat') return 'category'
  return kindOfWord(type) ?? filterKinds.find((kind) => kind === type)
}

/** The tag of that kind whose id or slug stands in an address. */
export function tagNamed<Tag extends FilterTag>(
  tags: readonly Tag[],
  kind: FilterKind,
  name: string,
): Tag | undefined {
  const ofKind = tags.filter(({ type }) => type === kind)
  return ofKind.find(({ tagId }) => tagId === name) ?? ofKind.find(({ urlSlug }) => urlSlug === name)
}

/** Where the products are listed that bear all of them. */
export function listOfTags<Tag extends FilterTag>(tags: readonly Tag[], selection: readonly Tag[]): string {
  return listAddress(vocabularyOf(tags), { ...plain, selection }) ?? '/products'
}

const plain: Omit<ListState<FilterTag>, 'selection'> = {
  query: null,
  sort: usualSort(null),
  below: null,
  inStock: false,
  page: 1,
  unfolded: null,
}

/** The lists that somebody may have meant by an address that leads nowhere. */
export function listsNear<Tag extends FilterTag>(
  path: string,
  tags: readonly Tag[],
): { name: string; href: string }[] {
  return nearestTo(path, tags).map((tag) => ({ name: tag.name, href: listOfTags(tags, [tag]) }))
}
