import type { ImportTables, PictureToWrite } from '../queries/import-tables.ts'
import { usual } from './check-row.ts'
import type { Draft } from './draft.ts'
import { placesOf } from './places.ts'
import type { Surroundings } from './surroundings.ts'

/** In stock without a number: a shop that counts says how many. */
const usualQuantity = 10

/** The draft, with what only shows when all rows are in: rates, places and the sites that a product leaves. */
export function finishTables({ products, tables }: Draft, { tags, offers }: Surroundings): ImportTables {
  const drafted = [...products.values()]
  return {
    ...tables,
    tags: tags.made,
    products: drafted.map(({ write, isNew }) => ({
      ...write,
      markUp: write.markUp ?? (isNew ? usual.markUp : null),
      vatTax: write.vatTax ?? (isNew ? usual.vatTax : null),
      discount: write.discount ?? (isNew ? usual.discount : null),
    })),
    pictures: onePerAddress(tables.pictures),
    offers: tables.offers.map((offer) =>
      offers.has(`${offer.variantId} ${offer.sellerId}`)
        ? offer
        : { ...offer, quantity: offer.quantity ?? firstQuantity(offer) },
    ),
    assortments: drafted.flatMap(({ write, sites: own }) => (own ? [{ id: write.id, sites: [...own] }] : [])),
    places: drafted.flatMap((product, at) => placesOf(product, at)),
  }
}

function firstQuantity({ status }: { status: string | null }): number {
  return status === 'out_of_stock' ? 0 : usualQuantity
}

/** A row that measures a picture counts for all that show it. */
function onePerAddress(pictures: readonly PictureToWrite[]): PictureToWrite[] {
  const byAddress = new Map<string, PictureToWrite>()
  for (const picture of pictures) {
    const known = byAddress.get(picture.url)
    if (!known) byAddress.set(picture.url, { ...picture })
    else {
      known.width ??= picture.width
      known.height ??= picture.height
      known.colour ??= picture.colour
    }
  }
  return [...byAddress.values()]
}
