import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { product, productCard } from './product.ts'
import { tag, tagKind } from './tag.ts'

/** A page holds 24 products; nobody leafs past ten thousand pages. */
const pageNumber = z.coerce.number().int().min(1).max(10_000)

const productPage = z.object({
  retailerProducts: z.array(productCard),
  totalCount: z.int().nonnegative(),
  pageCount: z.int().nonnegative(),
  pageNumber: z.int().positive(),
  /** What the products of all pages bear, counted over them. */
  tags: z.array(tag),
})
export type ProductPage = z.infer<typeof productPage>

export const listProducts = defineCall({
  name: 'listProducts',
  summary: 'One page of what the site sells, all or what bears a tag, in merchandised order.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'GET',
  path: '/web/products',
  query: z.object({ page: pageNumber.default(1), tagId: id.optional() }),
  body: z.undefined(),
  result: productPage,
  refusals: ['not-found'],
})

export const searchProducts = defineCall({
  name: 'searchProducts',
  summary: 'One page of the products in whose names and tags every word of the query occurs.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/web/products',
  query: z.object({ page: pageNumber.default(1) }),
  body: z.strictObject({ query: z.string().trim().min(1).max(200) }),
  result: productPage,
})

export const productByVariant = defineCall({
  name: 'productByVariant',
  summary: 'The product that a variant belongs to, with all its variants and their sellers.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'GET',
  path: '/web/product/v/{id}',
  query: z.object({ id }),
  body: z.undefined(),
  result: z.object({ product }),
  refusals: ['not-found'],
})

export const listTags = defineCall({
  name: 'listTags',
  summary: 'The tags that the site uses, all or of one kind.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'tags',
  method: 'GET',
  path: '/web/tags',
  query: z.object({ type: tagKind.optional() }),
  body: z.undefined(),
  result: z.object({ tags: z.array(tag) }),
})

/** The older form of the tag list: the fields named in jsonFields travel as JSON text. */
export const allTags = defineCall({
  name: 'allTags',
  summary: 'Every tag of the site, some of its fields as JSON text named in jsonFields.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'tags',
  method: 'GET',
  path: '/v1/api/tags/getalltags',
  query: z.object({}),
  body: z.undefined(),
  result: z.object({
    data: z.object({
      list: z.array(
        tag.extend({
          children: jsonText(z.array(z.string())),
          variantTagComponents: jsonText(tag.shape.variantTagComponents),
        }),
      ),
      jsonFields: z.array(z.string()),
    }),
  }),
})

function jsonText<Inner extends z.ZodType>(inner: Inner) {
  return z.codec(z.string(), inner, {
    decode: (text, context) => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text, message: 'is not JSON' })
        return z.NEVER
      }
    },
    encode: (value) => JSON.stringify(value),
  })
}
