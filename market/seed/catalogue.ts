import { z } from 'zod'

/** What `studio/catalogue.json` says: the one list of what exists. */
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const hex = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const pence = z.int()
const status = z.enum(['active', 'out_of_stock', 'order_by_email'])
const millimetres = z.object({ width: z.int(), depth: z.int(), height: z.int() })
const finishBySlot = z.record(z.string(), slug)

const tag = z.object({
  slug,
  name: z.string(),
  parent: slug.optional(),
  hex: hex.optional(),
  text: z.string().optional(),
})

const finish = z.object({
  name: z.string(),
  colour: slug,
  material: slug,
  shader: z.string(),
  hex: hex.optional(),
  species: z.string().optional(),
  metal: z.string().optional(),
  stone: z.string().optional(),
  pattern: z.string().optional(),
  palette: z.array(hex).optional(),
})

const variant = z.object({
  slug,
  title: z.string(),
  sku: z.string(),
  ean: z.string(),
  surcharge: pence,
  status,
  stock: z.int(),
  finish: finishBySlot.default({}),
  dims: millimetres.partial().default({}),
})

const product = z.object({
  slug,
  name: z.string(),
  archetype: z.string(),
  category: slug,
  styles: z.array(slug),
  rooms: z.array(slug),
  brand: slug,
  moodclips: z.array(slug),
  summary: z.string(),
  facts: z.string(),
  dims: millimetres,
  finish: finishBySlot,
  price: z.object({ base: pence, markUp: z.number(), vatTax: z.number(), discount: z.number() }),
  maxOrderSize: z.int().positive(),
  threeD: z.boolean(),
  sellers: z.array(
    z.object({
      seller: slug,
      delivery: slug,
      charge: pence,
      leadDays: z.tuple([z.int(), z.int()]),
      adjust: pence,
    }),
  ),
  options: z
    .array(z.object({ slug, name: z.string(), surcharge: pence, swatches: z.array(slug) }))
    .default([]),
  associated: z.array(slug),
  variants: z.array(variant).min(1),
})

/** `product/variant`. */
const item = z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/)

export const catalogueSchema = z.object({
  deliveryMethods: z.record(slug, z.string()),
  tags: z.object({
    category: z.array(tag),
    room: z.array(tag),
    style: z.array(tag),
    colour: z.array(tag),
    material: z.array(tag),
    moodclip: z.array(tag),
  }),
  tagGroups: z.record(z.string(), z.array(slug)),
  brands: z.array(z.object({ slug, name: z.string(), story: z.string(), styles: z.array(slug) })),
  sellers: z.array(
    z.object({
      slug,
      name: z.string(),
      town: z.string(),
      telephone: z.string(),
      email: z.string(),
      line: z.string(),
    }),
  ),
  finishes: z.record(slug, finish),
  products: z.array(product),
  moodrooms: z.array(
    z.object({ slug, name: z.string(), room: slug, style: slug, text: z.string(), items: z.array(item) }),
  ),
  vignettes: z.array(z.object({ slug, style: slug, items: z.array(item) })),
  posts: z.array(
    z.object({
      slug,
      title: z.string(),
      style: slug,
      author: z.string(),
      date: z.iso.date(),
      excerpt: z.string(),
      products: z.array(slug),
    }),
  ),
})

export type Catalogue = z.infer<typeof catalogueSchema>
export type Product = Catalogue['products'][number]
export type Variant = Product['variants'][number]
export type Finish = z.infer<typeof finish>
