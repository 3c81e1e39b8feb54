import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { jsonText } from './json-text.ts'
import { pence } from './money.ts'
import { product, productCard } from './product.ts'
import { tag, tagKind } from './tag.ts'

/** A page holds 24 products; nobody leafs past ten thousand pages. */
export const pageNumber = z.coerce.number().int().min(1).max(10_000)

export const productPage = z.object({
  retailerProducts: z.array(productCard),
  totalCount: z.int().nonnegative(),
  pageCount: z.int().nonnegative(),
  pageNumber: z.int().positive(),
  /** What the products of all pages bear, counted over them. */
  tags: z.array(tag),
})

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

/** Slugs of tags by kind: a product matches with one of each kind that is given. */
const slugs = z.array(z.string().min(1).max(200)).max(100).optional()
export const filterLists = z.strictObject({
  brandsUrlSlug: slugs,
  categoriesUrlSlug: slugs,
  roomsUrlSlug: slugs,
  colorsUrlSlug: slugs,
  materialsUrlSlug: slugs,
  moodclipsUrlSlug: slugs,
  stylesUrlSlug: slugs,
})
export type FilterLists = z.infer<typeof filterLists>

/** Relevance is the search's own order; without a search it is the merchant's. Hidden prices stand last. */
export const listSorts = ['rank', 'relevance', 'in-stock', 'price-low', 'price-high', 'rating'] as const
export const listSort = z.enum(listSorts)
export type ListSort = z.infer<typeof listSort>

export const searchProducts = defineCall({
  name: 'searchProducts',
  summary:
    'One page of what a search finds, a filter leaves, or both; each kind of tag is counted as if nothing of it were chosen.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/web/products',
  query: z.object({ page: pageNumber.default(1) }),
  body: z
    .strictObject({
      query: z.string().trim().min(1).max(200).optional(),
      filter: filterLists.optional(),
      sort: listSort.optional(),
      /** What hides its price is left out. */
      priceBelow: pence.optional(),
      /** Only what can be had now. */
      inStock: z.boolean().optional(),
    })
    .refine(({ query, filter }) => query !== undefined || filter !== undefined, 'needs a query or a filter'),
  result: productPage,
  refusals: ['tag-unknown'],
})

export const filterProducts = defineCall({
  name: 'filterProducts',
  summary:
    'One page of what the seven lists of slugs leave; each kind is counted as if nothing of it were chosen.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/web/1/filter/products',
  query: z.object({ page: pageNumber.default(1), sort: listSort.default('rank') }),
  body: filterLists,
  result: productPage,
  refusals: ['tag-unknown'],
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
  summary:
    'The tags that the site uses, all or of one kind. Those of one kind have pictures: where a tag has none of its own, that of a product which bears it.',
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

/** A tag in its older form. */
export const jsonTag = tag.extend({
  children: jsonText(z.array(z.string())),
  variantTagComponents: jsonText(tag.shape.variantTagComponents),
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
      list: z.array(jsonTag),
      jsonFields: z.array(z.string()),
    }),
  }),
})
