import type { Menu } from '#contract/market/shell.ts'
import type { TagKind } from '#contract/market/tag.ts'
import { segmentWords } from '#lib/filter/kinds.ts'
import type { MenuEntry } from '../../queries/menu.ts'
import type { UsedTag } from './used-tags.ts'

/** An entry whose tag no product bears leads nowhere and is left out. */
export function shapeMenus(entries: readonly MenuEntry[], tags: UsedTag[]): Menu[] {
  return entries.flatMap((entry): Menu[] => {
    const subMenus = listedBelow(entry, tags).map((tag) => ({
      ...shapeTagEntry(tag, entry.leadsTo),
      subMenus: childrenOf(tag.id, tags).map((child) => shapeTagEntry(child, entry.leadsTo)),
    }))
    const { menuType, name, goesTo } = entry
    if ('url' in goesTo) return [{ ...ownAddress, menuType, name, url: goesTo.url, subMenus }]
    const tag = tags.find(({ id }) => id === goesTo.tagId)
    return tag ? [{ ...shapeTagEntry(tag, entry.leadsTo), menuType, name, subMenus }] : []
  })
}

const ownAddress = { tagType: null, urlSlug: null, tagId: null, quantity: 0 }

function listedBelow({ lists, goesTo }: MenuEntry, tags: UsedTag[]): UsedTag[] {
  if (lists === null) return []
  if (lists === 'children') return 'tagId' in goesTo ? childrenOf(goesTo.tagId, tags) : []
  return tags.filter(({ kind, parentId }) => kind === lists && parentId === null)
}

function childrenOf(tagId: string, tags: UsedTag[]): UsedTag[] {
  return tags.filter(({ parentId }) => parentId === tagId)
}

function shapeTagEntry(tag: UsedTag, leadsTo: MenuEntry['leadsTo']) {
  return {
    name: tag.name,
    url: leadsTo === 'products' ? productsAddress(tag) : `/_/moodrooms/t/${moodroomType(tag.kind)}/${tag.id}`,
    tagType: tag.kind,
    urlSlug: tag.urlSlug,
    tagId: tag.id,
    quantity: tag.count,
  }
}

function productsAddress({ kind, parentSlug, urlSlug }: UsedTag): string {
  const slug = kind === 'category' && parentSlug !== null ? `${parentSlug}-${urlSlug}` : urlSlug
  return `/products/${segmentWords[kind]}-${slug}`
}

/** Spec 2, section 2: a tag's type in a menu link is one of room, cat, style. */
function moodroomType(kind: TagKind): string {
  return kind === 'category' ? 'cat' : kind
}
