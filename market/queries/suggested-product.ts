import type { ListedProduct } from './listed-product.ts'
import { type LeadChoices, choicesOfVariant, textToChoices } from './product-card.ts'
import { type ListedRow, type Wanted, listedProductsStatement, productIn } from './product-page.ts'

/** A product, and what else the variant that its site leads with can be had in and bears itself. */
export interface SuggestedProduct extends ListedProduct {
  lead: LeadChoices
}

type SuggestedRow = ListedRow & { choices: string }

interface SuggestedProducts {
  products: SuggestedProduct[]
  version: number
}

/** Those of the numbered products that the site sells, in the given order. */
export async function readSuggestedProducts(db: D1Database, wanted: Wanted): Promise<SuggestedProducts> {
  const { results } = await suggestedProductsStatement(db, wanted).all<SuggestedRow>()
  return {
    version: results[0]?.version ?? 0,
    products: results.flatMap((row) =>
      productIn(row).map((product) => ({ ...product, lead: textToChoices(row.choices) })),
    ),
  }
}

export function suggestedProductsStatement(db: D1Database, wanted: Wanted): D1PreparedStatement {
  return listedProductsStatement(db, wanted, `, ${choicesOfLead} AS choices`)
}

const choicesOfLead = `ifnull(
  (SELECT kept_choices.value FROM json_each(kept.choices) kept_choices WHERE kept_choices.key = listed.lead_variant_id),
  ${choicesOfVariant('listed.lead_variant_id')})`
