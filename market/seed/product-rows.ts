import { optionTable, swatchTable } from './choices.ts'
import { priceBefore } from './money.ts'
import { type Piece, found, pieces, piecesOf, productOf, tagOf } from './piece.ts'
import { swatchPicture, variantPictures } from './pictures/index.ts'
import { productTable } from './products.ts'
import { sellerTable, termsTable } from './sellers.ts'
import type { Row } from './sql.ts'
import { wordsIn } from './table.ts'
import { wordsOf } from './words.ts'

export function productRows(): Row[] {
  return productTable.map(({ id, name, brand, markUp, vat, off, suffix }) => {
    const words = found(wordsOf[id], `the words of ${id}`)
    return {
      id,
      name,
      url_slug: slugOf(name),
      brand_id: `brand-${tagOf('brand', brand).slug}`,
      seo_title: name,
      seo_description: words.seo,
      summary_html: words.summary,
      delivery_note: words.delivery,
      price_suffix: suffix === '-' ? '' : suffix,
      mark_up: Number(markUp),
      vat_tax: Number(vat),
      promotional_discount: Number(off),
    }
  })
}

export function productTagRows(): Row[] {
  return productTable.flatMap(({ id, category, rooms }) => [
    ...tagLinks('category', wordsIn(category)).map((link) => ({ product_id: id, ...link })),
    ...tagLinks('room', wordsIn(rooms)).map((link) => ({ product_id: id, ...link })),
  ])
}

export function variantRows(): Row[] {
  return pieces().map((piece, at) => {
    const { id, product, position, row, heightMm, widthMm, lengthMm } = piece
    const title = `${product.name} in ${row.name}`
    const words = found(wordsOf[product.id], `the words of ${product.id}`)
    return {
      id,
      product_id: product.id,
      position,
      name: row.name,
      seo_title: row.name,
      meta_title: title,
      url_slug: slugOf(`${product.name} ${row.name}`),
      description_html: `<p>${row.note}</p>${words.details}`,
      sku: skuOf(piece),
      ean: position === 1 && at % 7 === 6 ? null : eanOf(at),
      height_mm: heightMm,
      width_mm: widthMm,
      length_mm: lengthMm,
      surcharge: priceBefore(Number(row.surcharge), ratesOf(product.id)),
      main_media_id: variantPictures(piece)[0].row.id ?? null,
    }
  })
}

export function variantTagRows(): Row[] {
  return pieces().flatMap(({ id, colours, materials, styles, moods }) =>
    [
      ...tagLinks('colour', colours),
      ...tagLinks('material', materials),
      ...tagLinks('style', styles),
      ...tagLinks('filter', moods),
    ].map((link) => ({ variant_id: id, ...link })),
  )
}

export function variantMediaRows(): Row[] {
  return pieces().flatMap((piece) =>
    variantPictures(piece).map(({ row }, at) => ({
      variant_id: piece.id,
      position: at + 1,
      media_id: row.id ?? null,
    })),
  )
}

export function optionRows(): Row[] {
  return optionTable.flatMap(({ product, key, name, surcharge, status }, at) =>
    piecesOf(product).map(({ id }) => ({
      id: `${id}--${key}`,
      variant_id: id,
      position: at + 1,
      name,
      surcharge: priceBefore(Number(surcharge), ratesOf(product)),
      inventory_status: status,
    })),
  )
}

export function swatchRows(): Row[] {
  return eachSwatch(({ id, variantId, swatch, at }) => [
    {
      id,
      variant_id: variantId,
      option_id: swatch.option === '-' ? null : `${variantId}--${swatch.option}`,
      position: at + 1,
      name: swatch.name,
      surcharge: priceBefore(Number(swatch.surcharge), ratesOf(swatch.product)),
      inventory_status: swatch.status,
      media_id: swatchPicture(swatch.colour, swatch.material).row.id ?? null,
    },
  ])
}

export function swatchTagRows(): Row[] {
  return eachSwatch(({ id, swatch }) =>
    [...tagLinks('colour', [swatch.colour]), ...tagLinks('material', [swatch.material])].map((link) => ({
      swatch_id: id,
      ...link,
    })),
  )
}

export function inventoryRows(): Row[] {
  return pieces().flatMap(({ id, product, row }) =>
    wordsIn(row.stock).map((stock) => {
      const [seller = '', pieces = ''] = stock.split(':')
      const terms = found(
        termsTable.find((one) => one.product === product.id && one.seller === seller),
        `the terms of ${seller} for ${product.id}`,
      )
      return {
        variant_id: id,
        seller_id: `seller-${seller}`,
        base_price: priceBefore(Number(terms.price), ratesOf(product.id)),
        delivery_charge: Number(terms.delivery) * 100,
        delivery_method: terms.method,
        lead_time: terms.leadTime,
        ...stockOf(pieces),
        max_order_size: Number(terms.most),
      }
    }),
  )
}

export function sellerRows(): Row[] {
  return sellerTable.map(({ id, name, telephone, email }) => ({
    id: `seller-${id}`,
    name,
    service_telephone: telephone === '-' ? null : telephone,
    service_email: email === '-' ? null : email,
  }))
}

function tagLinks(kind: string, slugs: string[]): { tag_id: string; tag_kind: string }[] {
  return slugs.map((slug) => ({ tag_id: `${kind}-${tagOf(kind, slug).slug}`, tag_kind: kind }))
}

interface SwatchOfVariant {
  id: string
  variantId: string
  swatch: (typeof swatchTable)[number]
  at: number
}

function eachSwatch(rowsOf: (swatch: SwatchOfVariant) => Row[]): Row[] {
  return swatchTable.flatMap((swatch, at) =>
    piecesOf(swatch.product).flatMap(({ id: variantId }) => {
      const option = swatch.option === '-' ? '' : `--${swatch.option}`
      return rowsOf({ id: `${variantId}${option}--${swatch.key}`, variantId, swatch, at })
    }),
  )
}

function ratesOf(productId: string): { markUp: number; vat: number } {
  const { markUp, vat } = productOf(productId)
  return { markUp: Number(markUp), vat: Number(vat) }
}

function stockOf(pieces: string): { inventory_status: string; quantity: number } {
  if (pieces === 'out') return { inventory_status: 'out_of_stock', quantity: 0 }
  if (pieces === 'email') return { inventory_status: 'order_by_email', quantity: 1 }
  return { inventory_status: 'active', quantity: Number(pieces) }
}

/** The first letters of brand and product and the place in the list: ALD-HOL-01. */
function skuOf({ product, position }: Piece): string {
  const letters = (text: string) => text.slice(0, 3).toUpperCase()
  return `${letters(product.brand)}-${letters(product.id)}-${String(position).padStart(2, '0')}`
}

/** A valid EAN-13 from the range that shops keep for themselves. */
function eanOf(at: number): string {
  const digits = `2000100${String(at + 1).padStart(5, '0')}`
  const sum = Array.from(digits).reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

/** Addresses are plain letters: accents and marks go. */
function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
}
