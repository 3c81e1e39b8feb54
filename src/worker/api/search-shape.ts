import type { FoundProduct, FoundTag, SearchAnswer } from '#contract/edge/search.ts'
import type { SuggestedProduct } from '#contract/market/search.ts'
import type { Tag } from '#contract/market/tag.ts'
import type { Suggested } from '#contract/shop.ts'
import { productPath } from '#lib/address.ts'
import { isChosen } from '#lib/filter/selection.ts'
import { writeFilter } from '#lib/search-filter.ts'

/** What the popup needs of an answer, and nothing else: it is asked for while somebody types. */
export function shapeSearch(suggested: Suggested): SearchAnswer {
  const { found, vocabulary, selection } = suggested
  return {
    totalCount: found.totalCount,
    filter: writeFilter(vocabulary, selection),
    products: found.suggestedProducts.map(shapeProduct),
    suggestions: found.suggestions.map(({ suggestion, categoryName }) => ({
      text: suggestion,
      category: categoryName,
    })),
    tags: shapeTags(suggested),
  }
}

function shapeProduct({ product, variant }: SuggestedProduct): FoundProduct {
  const { url, width, height, widths, colour } = variant.mainPicture
  const canBeOpened = product.productId !== '' && variant.id !== ''
  return {
    variantId: variant.id,
    path: canBeOpened ? productPath(variant.urlSlug, variant.id) : null,
    name: product.name,
    seoTitle: variant.seoTitle,
    brand: product.brand.name,
    picture: { url, width, height, widths, colour },
    status: variant.inventoryStatus,
    pence: variant.rrp,
    wasPence: variant.rrpWithoutDiscount,
    discount: variant.rrp === null ? 0 : product.promotionalDiscount,
  }
}

/** Those that were counted; a chosen one that nothing bears any more is there as well, to be taken back. */
function shapeTags({ found, vocabulary, selection }: Suggested): FoundTag[] {
  const counts = new Map(found.tags.map(({ tagId, count }) => [tagId, count]))
  return vocabulary.tags.flatMap((tag) => {
    const count = counts.get(tag.tagId) ?? 0
    const chosen = isChosen(selection, tag)
    return count > 0 || chosen ? [{ ...shapeTag(tag), count, isChosen: chosen }] : []
  })
}

function shapeTag({ type, urlSlug, name, parentName, colorHexCode, mainPicture }: Tag) {
  return {
    kind: type,
    slug: urlSlug,
    name,
    parentName,
    colour: type === 'colour' ? colorHexCode : null,
    picture: type === 'material' ? (mainPicture?.thumbnail ?? null) : null,
  }
}
