import { searchLineOf, deliveryNoteOf, descriptionOf, suffixOf, summaryOf } from './descriptions.ts'
import type { Row } from '../sql.ts'
import { galleryOf, mainMediaOf } from './media.ts'
import { finishesOnModel } from './model-finishes.ts'
import { type Piece, type Source, finishesOf, measuresOf, pieces, plainSlug } from './source.ts'
import { variantSurcharge } from './prices.ts'
import { tagId } from './tags.ts'
import { lowerFirst } from './wording.ts'

const basisPoints = (share: number) => Math.round(share * 10_000)

export function productRows(source: Source): Row[] {
  return source.catalogue.products.map((product) => ({
    id: product.slug,
    name: product.name,
    url_slug: plainSlug(product.name),
    brand_id: tagId('brand', product.brand),
    seo_title: product.name,
    seo_description: searchLineOf(source, product),
    summary_html: summaryOf(source, product),
    delivery_note: deliveryNoteOf(product),
    price_suffix: suffixOf(product),
    mark_up: basisPoints(product.price.markUp),
    vat_tax: basisPoints(product.price.vatTax),
    promotional_discount: basisPoints(product.price.discount),
  }))
}

export function productTagRows({ catalogue }: Source): Row[] {
  return catalogue.products.flatMap((product) =>
    [
      { tag_id: tagId('category', product.category), tag_kind: 'category' },
      ...product.rooms.map((room) => ({ tag_id: tagId('room', room), tag_kind: 'room' })),
    ].map((link) => ({ product_id: product.slug, ...link })),
  )
}

export function variantRows(source: Source): Row[] {
  return pieces(source).map((piece) => {
    const { id, product, variant, position } = piece
    const { width, depth, height } = measuresOf(piece)
    return {
      id,
      product_id: product.slug,
      position,
      name: variant.title,
      seo_title: variant.title,
      meta_title: `${product.name} in ${lowerFirst(variant.title)}`,
      url_slug: plainSlug(`${product.name} ${variant.title}`),
      description_html: descriptionOf(source, piece),
      sku: variant.sku,
      ean: variant.ean,
      height_mm: height,
      width_mm: width,
      length_mm: depth,
      surcharge: variantSurcharge(product, variant),
      main_media_id: mainMediaOf(source, piece),
      finishes: JSON.stringify(finishesOnModel(source, piece)),
    }
  })
}

export function variantMediaRows(source: Source): Row[] {
  return pieces(source).flatMap((piece) =>
    galleryOf(source, piece).map((media, at) => ({
      variant_id: piece.id,
      position: at + 1,
      media_id: media,
    })),
  )
}

/** The parts that a piece is known by: what dresses its feet or its hinges is not its colour. */
const parts = { colours: 2, materials: 3 }

export function variantTagRows(source: Source): Row[] {
  return pieces(source).flatMap((piece) =>
    [
      ...tagsOf('colour', coloursOf(source, piece)),
      ...tagsOf('material', materialsOf(source, piece)),
      ...tagsOf('style', piece.product.styles),
      ...tagsOf('filter', piece.product.moodclips),
    ].map((link) => ({ variant_id: piece.id, ...link })),
  )
}

export function coloursOf(source: Source, piece: Piece): string[] {
  return finishesOf(source, piece)
    .slice(0, parts.colours)
    .map(({ finish }) => finish.colour)
}

function materialsOf(source: Source, piece: Piece): string[] {
  return finishesOf(source, piece)
    .slice(0, parts.materials)
    .map(({ finish }) => finish.material)
}

function tagsOf(kind: 'colour' | 'material' | 'style' | 'filter', slugs: readonly string[]) {
  return [...new Set(slugs)].map((slug) => ({ tag_id: tagId(kind, slug), tag_kind: kind }))
}
