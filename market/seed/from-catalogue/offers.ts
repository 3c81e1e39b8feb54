import type { Row } from '../sql.ts'
import { sellerStories } from '../words/sellers.ts'
import { chance } from './chance.ts'
import { chipOf } from './media.ts'
import { swatchOnModel } from './model-finishes.ts'
import { lowestBase, optionSurcharge } from './prices.ts'
import { type Piece, type Source, found, pieces } from './source.ts'
import { tagId } from './tags.ts'

export function sellerRows({ catalogue }: Source): Row[] {
  return catalogue.sellers.map(({ slug, name, town, telephone, email, line }) => ({
    id: sellerId(slug),
    name,
    service_telephone: telephone,
    service_email: email,
    town,
    line,
    story: found(sellerStories[slug], `a story of ${slug} in market/seed/words/sellers.ts`),
  }))
}

export function inventoryRows(source: Source): Row[] {
  return pieces(source).flatMap((piece) =>
    piece.product.sellers.map((terms, at) => ({
      variant_id: piece.id,
      seller_id: sellerId(terms.seller),
      base_price: lowestBase(piece.product) + terms.adjust,
      delivery_charge: terms.charge,
      delivery_method: found(source.catalogue.deliveryMethods[terms.delivery], `delivery ${terms.delivery}`),
      lead_time: leadTime(terms.leadDays),
      ...stockAt(piece, at),
      max_order_size: piece.product.maxOrderSize,
    })),
  )
}

/** An option's own swatches are sold out now and then; its first never is. */
const soldOut = 0.08

export function optionRows(source: Source): Row[] {
  return pieces(source).flatMap(({ id, product }) =>
    product.options.map((option, at) => ({
      id: `${id}--${option.slug}`,
      variant_id: id,
      position: at + 1,
      name: option.name,
      surcharge: optionSurcharge(product, option),
      inventory_status: 'active',
    })),
  )
}

interface SeededSwatch {
  row: Row
  finish: string
}

export function swatchRows(source: Source): Row[] {
  return swatches(source).map(({ row }) => row)
}

export function swatchTagRows(source: Source): Row[] {
  return swatches(source).flatMap(({ row, finish }) => {
    const { colour, material } = found(source.catalogue.finishes[finish], `finish ${finish}`)
    return [
      { swatch_id: row['id'] ?? null, tag_id: tagId('colour', colour), tag_kind: 'colour' },
      { swatch_id: row['id'] ?? null, tag_id: tagId('material', material), tag_kind: 'material' },
    ]
  })
}

function swatches(source: Source): SeededSwatch[] {
  return pieces(source).flatMap((piece) => {
    const { id, product } = piece
    return product.options.flatMap((option) =>
      option.swatches.map((finish, at) => ({
        finish,
        row: {
          id: `${id}--${option.slug}--${finish}`,
          variant_id: id,
          option_id: `${id}--${option.slug}`,
          position: at + 1,
          name: found(source.catalogue.finishes[finish], `finish ${finish}`).name.replaceAll(' ', '_'),
          surcharge: 0,
          inventory_status:
            at > 0 && chance(product.slug, option.slug, finish) < soldOut ? 'out_of_stock' : 'active',
          media_id: chipOf(source, finish),
          finishes: JSON.stringify(swatchOnModel(source, piece, finish)),
        },
      })),
    )
  })
}

/** The first seller keeps the larger part; who has nothing left is out of stock. What is made when asked for never runs out. */
function stockAt({ product, variant }: Piece, at: number): { inventory_status: string; quantity: number } {
  if (variant.status === 'order_by_email')
    return { inventory_status: 'order_by_email', quantity: product.maxOrderSize }
  const larger = product.sellers.length === 1 ? variant.stock : Math.ceil(variant.stock * 0.6)
  const quantity = at === 0 ? larger : at === 1 ? variant.stock - larger : 0
  return { inventory_status: quantity > 0 ? 'active' : 'out_of_stock', quantity }
}

/** A fortnight or more is counted in weeks. */
function leadTime([least, most]: readonly [number, number]): string {
  if (least < 14) return `${least}–${most} working days`
  return `${Math.round(least / 7)}–${Math.round(most / 7)} weeks`
}

export function sellerId(slug: string): string {
  return `seller-${slug}`
}
