import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

type Row = Record<string, string | number | null>

/**
 * Priya Nair and Tom Ashby sell settles, stools and lamps.
 * Rowan sells the settle, the stool and thirty pegs; Juniper the lamp and the settle.
 */
export async function makeWorld(): Promise<void> {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS)
  await put('media', pictures)
  await put('tags', tags)
  await put('sellers', [
    {
      id: 'priya',
      name: 'Priya Nair',
      service_telephone: '01632 960001',
      service_email: 'priya@nair.example',
    },
    { id: 'tom', name: 'Tom Ashby', service_telephone: null, service_email: 'tom@ashby.example' },
    { id: 'wren', name: 'Wren Idle', service_telephone: null, service_email: null },
  ])
  await put('products', [
    product('settle', {
      brand_id: 'brand-nair',
      promotional_discount: 1_500,
      review_count: 3,
      rating_sum: 13,
    }),
    product('stool', { brand_id: 'brand-ashby' }),
    product('lamp', { brand_id: 'brand-nair' }),
    ...pegs.map((peg) => product(peg, { brand_id: 'brand-ashby' })),
  ])
  await put('models', [{ product_id: 'settle', url: '/media/m/settle.fbx', bytes: 4_096 }])
  await put('variants', [
    variant('settle-oak', { product_id: 'settle', position: 1 }),
    variant('settle-red', {
      product_id: 'settle',
      position: 2,
      surcharge: 2_000,
      ean: '2000000000008',
      finishes: JSON.stringify([redOnOak]),
    }),
    variant('settle-unsold', { product_id: 'settle', position: 3 }),
    variant('stool-oak', { product_id: 'stool', position: 1 }),
    variant('stool-red', { product_id: 'stool', position: 2, seo_title: 'The Été stool, 100 %' }),
    variant('lamp-red', { product_id: 'lamp', position: 1 }),
    ...pegs.map((peg) => variant(`${peg}-oak`, { product_id: peg, position: 1 })),
  ])
  await put('variant_media', [{ variant_id: 'settle-oak', position: 1, media_id: 'oak' }])
  await put('product_tags', [
    { product_id: 'settle', tag_id: 'category-settles', tag_kind: 'category' },
    { product_id: 'settle', tag_id: 'room-hall', tag_kind: 'room' },
    { product_id: 'stool', tag_id: 'category-settles', tag_kind: 'category' },
    { product_id: 'lamp', tag_id: 'category-lamps', tag_kind: 'category' },
  ])
  await put('variant_tags', [
    { variant_id: 'settle-oak', tag_id: 'material-oak', tag_kind: 'material' },
    { variant_id: 'settle-red', tag_id: 'colour-red', tag_kind: 'colour' },
    { variant_id: 'lamp-red', tag_id: 'colour-red', tag_kind: 'colour' },
    { variant_id: 'lamp-red', tag_id: 'style-rustic', tag_kind: 'style' },
    { variant_id: 'lamp-red', tag_id: 'filter-cosy', tag_kind: 'filter' },
  ])
  await put('options', [
    choice('settle-oak-box', { variant_id: 'settle-oak', position: 1, surcharge: 1_000 }),
    choice('stool-oak-tall', { variant_id: 'stool-oak', position: 1, inventory_status: 'order_by_email' }),
  ])
  await put('swatches', [
    choice('settle-oak-box-red', {
      variant_id: 'settle-oak',
      option_id: 'settle-oak-box',
      position: 1,
      surcharge: 200,
      inventory_status: 'out_of_stock',
      media_id: 'red',
    }),
    choice('settle-oak-plain', { variant_id: 'settle-oak', option_id: null, position: 1, media_id: null }),
  ])
  await put('swatch_tags', [{ swatch_id: 'settle-oak-box-red', tag_id: 'colour-red', tag_kind: 'colour' }])
  await put('seller_inventories', [
    offer('settle-oak', 'priya', { base_price: 10_000, delivery_charge: 2_500, quantity: 4 }),
    offer('settle-oak', 'tom', { base_price: 11_000, delivery_charge: 0, quantity: 2 }),
    offer('settle-red', 'priya', { base_price: 10_000, delivery_charge: 2_500, quantity: 0 }),
    offer('stool-oak', 'tom', { base_price: 4_321 }),
    offer('stool-red', 'tom', { base_price: 8_765 }),
    offer('lamp-red', 'priya', { base_price: 3_333, inventory_status: 'out_of_stock' }),
    ...pegs.map((peg) => offer(`${peg}-oak`, 'tom', { base_price: 200 })),
  ])
  await put('site_products', [
    listed('rowan', 1, ['settle', 'settle-red']),
    listed('rowan', 2, ['stool', 'stool-oak']),
    ...pegs.map((peg, at) => listed('rowan', at + 3, [peg, `${peg}-oak`])),
    listed('juniper', 1, ['lamp', 'lamp-red']),
    listed('juniper', 2, ['settle', 'settle-oak']),
  ])
  await put('templates', [template])
  await put('social_links', [
    {
      site: 'rowan',
      position: 1,
      website_type: 'instagram',
      link: 'https://www.instagram.com/rowan.example',
    },
  ])
  await put('menu_entries', menuEntries)
}

/** What a red settle wears where its model is of oak. */
export const redOnOak = { material: 'wood oak', surface: 'paint', colour: '#aa2211' }

export const pegs = Array.from({ length: 30 }, (_, at) => `peg-${String(at + 1).padStart(2, '0')}`)

const pictures = ['oak', 'red'].map((id) => ({
  id,
  url: `/media/${id}.svg`,
  thumbnail: `/media/${id}.svg`,
  name: `A ${id} piece`,
  s3key: `${id}.svg`,
  width: 1200,
  height: 1200,
  colour: '#c9a36f',
}))

const tags = [
  tag('category-furniture', { name: 'Furniture', position: 1 }),
  tag('category-settles', { name: 'Settles', position: 2, parent_id: 'category-furniture' }),
  tag('category-lamps', { name: 'Lamps', position: 3 }),
  tag('category-unused', { name: 'Unused', position: 4 }),
  tag('room-hall', { name: 'Hall', position: 1 }),
  tag('brand-nair', { name: 'Nair', position: 1 }),
  tag('brand-ashby', { name: 'Ashby', position: 2 }),
  tag('colour-red', { name: 'Red', position: 1, colour_hex: '#aa2211' }),
  tag('style-rustic', { name: 'Rustic', position: 1 }),
  tag('filter-cosy', { name: 'Cosy', position: 1 }),
  tag('material-oak', { name: 'Oak', position: 1, media_id: 'oak', components: '["frame"]' }),
]

const template = {
  site: 'rowan',
  logo_url: '/logos/rowan.svg',
  footer_logo_url: '/logos/rowan-small.svg',
  selected_font: 'Fraunces',
  theme: 'light',
  company_name: 'Rowan Ltd',
  company_address_1: '1 Hedge Lane',
  company_address_2: null,
  city: 'Ludlow',
  country: 'United Kingdom',
  company_postcode: 'SY8 1AA',
  service_email: 'hello@rowan.example',
  service_telephone: null,
  vat: null,
  description: 'Settles for halls.',
}

const menuEntries = [
  entry('rowan', 'STORE', {
    position: 1,
    name: 'Furniture',
    tag_id: 'category-furniture',
    lists: 'children',
  }),
  entry('rowan', 'STORE', { position: 2, name: 'Lamps', tag_id: 'category-lamps' }),
  entry('rowan', 'STORE', { position: 3, name: 'Categories', url: '/store/categories', lists: 'category' }),
  entry('rowan', 'MOODROOMS', {
    position: 4,
    name: 'Rooms',
    url: '/_/moodrooms/t',
    lists: 'room',
    leads_to: 'moodrooms',
  }),
  entry('rowan', 'MOODROOMS', {
    position: 5,
    name: 'Kinds',
    url: '/_/moodrooms/t',
    lists: 'category',
    leads_to: 'moodrooms',
  }),
  entry('juniper', 'STORE', { position: 1, name: 'Lamps', tag_id: 'category-lamps' }),
]

function tag(id: string, { name, ...rest }: Row & { name: string }): Row {
  const [kind = '', slug = ''] = id.split('-')
  return {
    id,
    kind,
    name,
    url_slug: slug,
    parent_id: null,
    colour_hex: null,
    media_id: null,
    description: `All about ${name}.`,
    meta_title: name,
    meta_description: `${name}, described.`,
    seo_description: `${name}, found.`,
    components: '[]',
    ...rest,
  }
}

function product(id: string, rest: Row): Row {
  return {
    id,
    name: `The ${id}`,
    url_slug: `the-${id}`,
    seo_title: `The ${id}`,
    seo_description: `A ${id}.`,
    summary_html: `<p>A ${id}.</p>`,
    delivery_note: 'By cart.',
    price_suffix: '',
    mark_up: 12_500,
    vat_tax: 2_000,
    promotional_discount: 0,
    review_count: 0,
    rating_sum: 0,
    ...rest,
  }
}

function variant(id: string, rest: Row): Row {
  return {
    id,
    name: id,
    seo_title: id,
    meta_title: id,
    url_slug: id,
    description_html: `<p>${id}</p>`,
    sku: id.toUpperCase(),
    ean: null,
    height_mm: 900,
    width_mm: null,
    length_mm: null,
    surcharge: 0,
    main_media_id: id.endsWith('red') ? 'red' : 'oak',
    ...rest,
  }
}

function choice(id: string, rest: Row): Row {
  return { id, name: id, surcharge: 0, inventory_status: 'active', ...rest }
}

function offer(variantId: string, sellerId: string, rest: Row): Row {
  return {
    variant_id: variantId,
    seller_id: sellerId,
    delivery_charge: 0,
    delivery_method: 'Cart',
    lead_time: '1 week',
    inventory_status: 'active',
    quantity: 5,
    max_order_size: 3,
    ...rest,
  }
}

function listed(site: string, rank: number, [productId = '', leadVariantId = '']: string[]): Row {
  return { site, product_id: productId, lead_variant_id: leadVariantId, rank }
}

function entry(site: string, menuType: string, rest: Row): Row {
  return { site, menu_type: menuType, url: null, tag_id: null, lists: null, leads_to: 'products', ...rest }
}

async function put(table: string, rows: Row[]): Promise<void> {
  await env.DB.batch(
    rows.map((row) => {
      const columns = Object.keys(row)
      const marks = columns.map(() => '?').join(', ')
      return env.DB.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})`).bind(
        ...Object.values(row),
      )
    }),
  )
}
