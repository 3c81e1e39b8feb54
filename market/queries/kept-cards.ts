import { endOfNumbers } from './indexed-products.ts'
import { cardForm, cardOf, choicesOf } from './product-card.ts'

/** One statement of D1 may take thirty seconds; these take a twentieth of one. */
const productsAtATime = 1_000

/** Writes each product's card that is missing: lists make those anew every time. */
export async function keepAllCards(db: D1Database): Promise<void> {
  const end = await endOfNumbers(db)
  for (let from = 0; from < end; from += productsAtATime)
    await keepCardsStatement(db, from, from + productsAtATime).run()
}

/** Of the products from one number up to another. */
export function keepCardsStatement(db: D1Database, from: number, to: number): D1PreparedStatement {
  return db.prepare(missingCards).bind(from, to)
}

/** Whether anything is left changes with the clock where an order holds the last piece: such cards are never kept. */
const mayComeBackByItself = `EXISTS (
  SELECT 1 FROM variants v CROSS JOIN seller_inventories i ON i.variant_id = v.id AND i.quantity = 0
  CROSS JOIN order_lines held ON held.state = 'placed' AND held.variant_id = i.variant_id AND held.seller_id = i.seller_id
  WHERE v.product_id = n.product_id)`

const missingCards = `INSERT INTO product_cards (number, form, card, choices)
  SELECT n.number, ${cardForm}, ${cardOf('n.product_id')}, ${choicesOf('n.product_id')}
  FROM product_numbers n
  WHERE n.number >= ?1 AND n.number < ?2
    AND NOT EXISTS (SELECT 1 FROM product_cards kept WHERE kept.number = n.number AND kept.form = ${cardForm})
    AND EXISTS (SELECT 1 FROM variants v WHERE v.product_id = n.product_id)
    AND NOT ${mayComeBackByItself}
  ON CONFLICT (number) DO UPDATE SET form = excluded.form, card = excluded.card, choices = excluded.choices`
