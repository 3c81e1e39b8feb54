import type { VariantToWrite } from '../queries/import-tables.ts'
import type { CheckedRow } from './check-row.ts'
import type { Draft, DraftProduct } from './draft.ts'
import { asHtml } from './html.ts'
import { ranksOf, sitesOf } from './places.ts'
import type { ReadRow } from './row.ts'
import { plainSlug } from './slug.ts'
import { type Surroundings, skuOf } from './surroundings.ts'

/** Takes a checked row into the draft: of a product what its first row says, of a variant too, and each offer. */
export function addRow(checked: CheckedRow, around: Surroundings, draft: Draft): void {
  const { row, productId } = checked
  const product = draft.products.get(productId) ?? addProduct(checked, around, draft)
  if (!draft.variants.has(row.id)) addVariant(checked, product, { around, draft })
  for (const site of row.leads_on ?? []) product.leads.set(site, row.id)
  const { write } = product
  write.markUp ??= checked.terms.markUp ?? null
  write.vatTax ??= checked.terms.vatTax ?? null
  write.discount ??= checked.terms.discount ?? null
  addOffer(checked, draft)
}

function addProduct({ row, productId, tags }: CheckedRow, around: Surroundings, draft: Draft): DraftProduct {
  const isNew = !around.products.has(productId)
  const { title, brand, summary } = row
  const product: DraftProduct = {
    isNew,
    firstVariantId: row.id,
    newVariants: 0,
    sites: sitesOf(row, productId, around),
    ranks: ranksOf(row, productId, around),
    leads: new Map(),
    write: {
      id: productId,
      name: title ?? null,
      urlSlug: row.product_slug ?? (isNew ? (plainSlug(title ?? '') ?? productId) : null),
      brandId: tags.get('brand')?.[0]?.id ?? null,
      seoTitle: row.product_seo_title ?? (isNew ? (title ?? null) : null),
      seoDescription: row.seo_description ?? (isNew ? `${title} by ${brand}.` : null),
      summary: summary === undefined ? (isNew ? '' : null) : asHtml(summary),
      deliveryNote: row.delivery_note ?? (isNew ? '' : null),
      priceSuffix: row.price_suffix ?? (isNew ? '' : null),
      markUp: null,
      vatTax: null,
      discount: null,
    },
  }
  draft.products.set(productId, product)
  for (const [site, rank] of product.ranks) draft.places.set(`${site} ${rank}`, productId)
  const kinds = (['category', 'room'] as const).filter((kind) => tags.has(kind))
  if (kinds.length > 0)
    draft.tables.productTags.push({
      id: productId,
      kinds,
      tags: kinds.flatMap((kind) => tags.get(kind) ?? []),
    })
  return product
}

function addVariant(
  { row, productId, terms, tags }: CheckedRow,
  product: DraftProduct,
  { around, draft }: { around: Surroundings; draft: Draft },
): void {
  const { tables } = draft
  const isNew = !around.productOfVariant.has(row.id)
  if (isNew) product.newVariants++
  const variant: VariantToWrite = {
    ...(isNew ? wordsOfNew(row, product.write.name ?? row.title ?? row.id) : wordsOfKnown(row)),
    id: row.id,
    productId,
    at: product.newVariants,
    description: row.description === undefined ? (isNew ? '' : null) : asHtml(row.description),
    sku: isNew ? skuOf(row) : (row.mpn ?? null),
    ean: row.gtin ?? null,
    height: row.height_mm ?? null,
    width: row.width_mm ?? null,
    length: row.length_mm ?? null,
    surcharge: terms.surcharge ?? (isNew ? 0 : null),
    picture: row.image_link ?? null,
  }
  tables.variants.push(variant)
  draft.variants.set(row.id, productId)
  if (variant.sku !== null) around.bearerOfSku.set(variant.sku, row.id)
  if (variant.ean !== null) around.bearerOfEan.set(variant.ean, row.id)
  const kinds = (['style', 'colour', 'material', 'filter'] as const).filter((kind) => tags.has(kind))
  if (kinds.length > 0)
    tables.variantTags.push({ id: row.id, kinds, tags: kinds.flatMap((kind) => tags.get(kind) ?? []) })
  addPictures(row, draft, [product.write.name, variant.name].filter((word) => word !== null).join(', '))
}

type Words = Pick<VariantToWrite, 'name' | 'seoTitle' | 'metaTitle' | 'urlSlug'>

function wordsOfNew(row: ReadRow, productName: string): Words {
  const told = [...(row.color ?? []), ...(row.material ?? []), row.size ?? ''].filter((word) => word !== '')
  const name = row.variant_title ?? (told.length > 0 ? told.join(', ') : (row.title ?? row.id))
  const whole = name === productName ? name : `${productName}, ${name}`
  return {
    name,
    seoTitle: row.seo_title ?? name,
    metaTitle: row.meta_title ?? whole,
    urlSlug: row.url_slug ?? plainSlug(whole) ?? row.id,
  }
}

function wordsOfKnown(row: ReadRow): Words {
  return {
    name: row.variant_title ?? null,
    seoTitle: row.seo_title ?? null,
    metaTitle: row.meta_title ?? null,
    urlSlug: row.url_slug ?? null,
  }
}

/** Without a `gallery` of its own a variant shows its picture and the additional ones. */
function addPictures(row: ReadRow, { tables }: Draft, name: string): void {
  const { image_link: main, picture_width: width, picture_height: height, picture_colour: colour } = row
  const shown = row.gallery ?? (main === undefined ? undefined : [main, ...(row.additional_image_link ?? [])])
  const gallery = shown && [...new Set(shown)]
  if (gallery) tables.galleries.push({ id: row.id, pictures: gallery })
  for (const url of new Set([...(main === undefined ? [] : [main]), ...(gallery ?? [])])) {
    const measures = url === main ? { width, height, colour } : {}
    tables.pictures.push({
      url,
      name: name || row.id,
      width: measures.width ?? null,
      height: measures.height ?? null,
      colour: measures.colour ?? null,
    })
  }
}

function addOffer({ row, sellerId, terms }: CheckedRow, { offers, tables }: Draft): void {
  if (sellerId === undefined) return
  offers.add(`${row.id} ${sellerId}`)
  tables.offers.push({
    variantId: row.id,
    sellerId,
    basePrice: terms.basePrice ?? null,
    deliveryCharge: row.shipping?.charge ?? null,
    deliveryMethod: row.delivery_method ?? row.shipping?.method ?? null,
    leadTime: row.lead_time ?? null,
    status: row.availability ?? null,
    quantity: row.quantity ?? null,
    maxOrderSize: row.max_order_size ?? null,
  })
}
