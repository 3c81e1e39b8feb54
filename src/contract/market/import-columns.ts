/** The columns of a catalogue file, in the order in which they are written. First those of a Google Merchant feed. */
export const merchantColumns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'brand',
  'gtin',
  'mpn',
  'product_type',
  'color',
  'material',
  'size',
  'shipping',
] as const

/** What such a feed doesn't know. */
export const ownColumns = [
  'variant_title',
  'seller',
  'sites',
  'leads_on',
  'rank',
  'rooms',
  'styles',
  'moodclips',
  'base_price',
  'surcharge',
  'mark_up',
  'vat_tax',
  'discount',
  'price_suffix',
  'quantity',
  'max_order_size',
  'delivery_method',
  'lead_time',
  'delivery_note',
  'summary',
  'height_mm',
  'width_mm',
  'length_mm',
  'seo_title',
  'meta_title',
  'url_slug',
  'product_slug',
  'product_seo_title',
  'seo_description',
  'picture_width',
  'picture_height',
  'picture_colour',
  'gallery',
] as const

/** A feed has them, and this catalogue has no use for them. */
export const ignoredColumns = ['link', 'mobile_link', 'condition', 'identifier_exists', 'adult'] as const

export const importColumns = [...merchantColumns, ...ownColumns] as const
export type ImportColumn = (typeof importColumns)[number]

/** Together they are at most so many in one call, and their letters at most so many. */
export const mostRowsInACall = 1_000
export const mostBytesInACall = 2_000_000
/** Of one row; a longer one is no row. */
export const mostBytesInARow = 256 * 1024
