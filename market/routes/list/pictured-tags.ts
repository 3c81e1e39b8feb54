import type { Site } from '#contract/site.ts'
import { firstBearers } from '../../facets/best-bearers.ts'
import type { Catalogue } from '../../keeper/current-catalogue.ts'
import { leadPictures } from '../../queries/lead-pictures.ts'
import type { UsedTag } from '../shape/used-tags.ts'
import { shelfOf } from './shelf.ts'

/** Each looks no further for a product that no other tag shows. */
const mostLookedAt = 24

interface Shop {
  catalogue: Catalogue
  db: D1Database
  site: Site
}

/** A tag without a picture of its own is shown by a product that bears it: the site’s first that no other tag shows. */
export async function picturedTags(shop: Shop, tags: UsedTag[]): Promise<UsedTag[]> {
  const shown = shownBy(
    shop,
    tags.filter(({ mainPicture }) => mainPicture === null),
  )
  const pictures = await leadPictures(shop.db, { site: shop.site.key, numbers: [...shown.values()] })
  return tags.map((tag) => {
    const number = shown.get(tag.id)
    const picture = number === undefined ? undefined : pictures.get(number)
    return picture ? { ...tag, mainPicture: picture } : tag
  })
}

/** By a tag’s id the number of its product. Those with few products choose first: they have the least choice. */
function shownBy({ catalogue, site }: Shop, tags: readonly UsedTag[]): Map<string, number> {
  const { index } = catalogue
  const shelf = shelfOf(catalogue, site)
  const shown = new Map<string, number>()
  if (!shelf) return shown
  const places = new Map(index.tags.map(({ id }, place) => [id, place]))
  const taken = new Set<number>()
  for (const { id } of tags.toSorted((a, b) => a.count - b.count)) {
    const bearers = firstBearers(index, places.get(id) ?? -1, { shelf, limit: mostLookedAt })
    const product = bearers.find((bearer) => !taken.has(bearer)) ?? bearers[0]
    if (product === undefined) continue
    taken.add(product)
    shown.set(id, product)
  }
  return shown
}
