import { type SuggestedProduct as Shown, suggestedProduct } from '#contract/market/search.ts'
import { writerOf } from '#contract/market/write.ts'
import type { ListedVariant } from '../../queries/listed-product.ts'
import type { LeadChoice } from '../../queries/product-card.ts'
import type { SuggestedProduct } from '../../queries/suggested-product.ts'
import { shapeCard } from './card.ts'
import { atChosenSeller, priceAt } from './price.ts'

/** The product as JSON, as a search shows it; null where its site leads with no variant of it. */
export function writtenSuggestion(product: SuggestedProduct): string | null {
  const shown = shapeSuggested(product)
  return shown && writeSuggestion(shown)
}

const writeSuggestion = writerOf(suggestedProduct)

function shapeSuggested(product: SuggestedProduct): Shown | null {
  const card = shapeCard(product)
  const isLead = ({ id }: { id: string }) => id === product.leadVariantId
  const [lead, shown] = [product.variants.find(isLead), card.variants.find(isLead)]
  if (!lead || !shown) return null
  const { tags, options, swatches } = product.lead
  const shapeChoice = pricedChoice(product, lead)
  return {
    product: { ...card, id: product.id },
    variant: {
      ...shown,
      tags: tags.map(({ id, kind }) => ({ tagId: id, type: kind })),
      inventories: lead.offers.map(({ sellerId, status }) => ({ sellerId, inventoryStatus: status })),
      options: options.map(shapeChoice),
      swatches: swatches.map(shapeChoice),
    },
  }
}

function pricedChoice(product: SuggestedProduct, lead: ListedVariant) {
  const sold = atChosenSeller(product, lead)
  return (choice: LeadChoice) => ({
    id: choice.id,
    name: choice.name,
    ...priceAt(product, sold, [choice]),
  })
}
