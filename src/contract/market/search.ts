import { z } from 'zod'
import { defineCall } from './call.ts'
import { filterLists, pageNumber } from './catalogue.ts'
import { limitOf, listFacts, olderList, skip } from './older-list.ts'
import { picture } from './picture.ts'
import { inventoryStatus, priced, productCard, variantCard } from './product.ts'
import { storeSort } from './store-search.ts'
import { tag, tagKind } from './tag.ts'

const searchText = z.string().trim().min(1).max(200)
const usualLimit = 24

const choice = priced.extend({ id: z.string(), name: z.string() })

/** The variant that the site leads with, as a search shows it: with what else it can be had in. */
const suggestedVariant = variantCard.extend({
  tags: z.array(z.object({ tagId: z.string(), type: tagKind })),
  inventories: z.array(z.object({ sellerId: z.string(), inventoryStatus })),
  options: z.array(choice),
  swatches: z.array(choice),
})

export const suggestedProduct = z.object({
  product: productCard.extend({ id: z.string() }),
  variant: suggestedVariant,
})
export type SuggestedProduct = z.infer<typeof suggestedProduct>

/** How much of what was found bears a tag. What else there is to say of it stands on every list. */
export const countedTag = tag.pick({ tagId: true, type: true, name: true, urlSlug: true, count: true })

export const suggestProducts = defineCall({
  name: 'suggestProducts',
  summary:
    'What somebody may be about to type, and one page of the products that the query finds as it stands.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'nothing',
  method: 'POST',
  path: '/web/products/suggestions',
  query: z.object({ page: pageNumber.default(1) }),
  body: z.strictObject({ query: searchText, filter: filterLists.optional() }),
  result: z.object({
    totalCount: z.int().nonnegative(),
    suggestions: z.array(
      z.object({
        suggestion: z.string(),
        /** For “in {category}”; null where the suggestion is not of one. */
        categoryName: z.string().nullable(),
        categoryUrlSlug: z.string().nullable(),
      }),
    ),
    suggestedProducts: z.array(suggestedProduct),
    tags: z.array(countedTag),
  }),
  refusals: ['tag-unknown'],
})

/** What a page, an article or a furnished room is shared and listed by. */
const story = z.object({
  _id: z.string(),
  name: z.string(),
  urlSlug: z.string(),
  mainPicture: picture,
  seo_description: z.string(),
})

const foundList = <Index extends string, Item extends z.ZodType>(index: Index, item: Item) =>
  z.object({
    index: z.literal(index),
    list: z.array(item),
    ...listFacts,
  })

export const searchIndex = defineCall({
  name: 'searchIndex',
  summary: 'What of the site’s products, tags, furnished rooms or articles the words find, the best first.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/v1/api/search/postsearch',
  query: z.object({ index: z.enum(['product', 'tag', 'personroom', 'post']) }),
  body: z.strictObject({
    /** A prefix is what somebody has typed so far, a query what they mean; both at once must both be found. */
    search: z
      .strictObject({ prefix: searchText.optional(), query: searchText.optional() })
      .refine(
        ({ prefix, query }) => prefix !== undefined || query !== undefined,
        'needs a prefix or a query',
      ),
    limit: z.int().min(1).max(100).default(usualLimit),
    skip: z.int().min(0).max(1_000_000).default(0),
    /** Of products; what else there is has one order. */
    sort: storeSort.default('relevance'),
  }),
  result: z.object({
    data: z.discriminatedUnion('index', [
      foundList('product', productCard),
      foundList('tag', tag),
      foundList('personroom', story),
      foundList('post', story),
    ]),
  }),
})
export type FoundList = z.infer<typeof searchIndex.result>['data']

export const seededProducts = defineCall({
  name: 'seededProducts',
  summary:
    'The site’s products, or those that begin with the prefix, in an order that follows from the seed alone.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/v1/api/products/postelasticsearchproducts',
  query: z.object({ limit: limitOf(usualLimit), skip, sort: storeSort.default('relevance') }),
  body: z.strictObject({
    prefix: searchText.optional(),
    /** A timestamp will do: the same one gives the same order on every page. Relevance is then that order. */
    seed: z.int().nonnegative().optional(),
  }),
  result: olderList(productCard),
})
