import { type FoundList, searchIndex, seededProducts } from '#contract/market/search.ts'
import type { Site } from '#contract/site.ts'
import { currentCatalogue } from '../keeper/current-catalogue.ts'
import { type Story, listStories } from '../queries/told-stories.ts'
import { says } from '../search/says.ts'
import type { Bindings } from '../worker.ts'
import { listSlice, storeOrder } from './list/slice.ts'
import { wholeShelf } from './list/whole-shelf.ts'
import { siteRoute } from './route.ts'
import { findAmong } from './search-found.ts'
import { shapeOlderList } from './shape/older-list.ts'
import { shapeTag } from './shape/tag.ts'

type Asked = typeof searchIndex.body._zod.output & { site: Site }

export const search = siteRoute(searchIndex, async ({ env, site, query: { index }, body }) => ({
  data: await lists[index](env, { ...body, site }),
}))

const lists: Record<FoundList['index'], (env: Bindings, asked: Asked) => Promise<FoundList>> = {
  product: async (env, { site, search: words, sort, ...stretch }) => {
    const catalogue = await currentCatalogue(env)
    const { among, order: best } = await findAmong(env, { catalogue, site, query: textOf(words) })
    const order = storeOrder(sort, best)
    const slice = { catalogue, site, choice: { tags: new Map(), among }, order, ...stretch }
    const { products, totalCount } = await listSlice(env, slice)
    return { index: 'product', ...shapeOlderList(products, totalCount).data }
  },
  tag: async (env, { site, search: words, ...stretch }) => {
    const isAsked = says(textOf(words))
    const tags = wholeShelf(await currentCatalogue(env), site).filter(({ name }) => isAsked(name))
    return { index: 'tag', ...listOf(tags.map(shapeTag), stretch) }
  },
  personroom: async (env, asked) => ({ index: 'personroom', ...(await stories(env, 'personroom', asked)) }),
  post: async (env, asked) => ({ index: 'post', ...(await stories(env, 'post', asked)) }),
}

export const productsBySeed = siteRoute(seededProducts, async ({ env, site, query, body }) => {
  const { sort, ...stretch } = query
  const { prefix, seed } = body
  const catalogue = await currentCatalogue(env)
  const { order: best, ...among } =
    prefix === undefined
      ? { order: { by: 'rank' as const } }
      : await findAmong(env, { catalogue, site, query: prefix })
  const order = storeOrder(sort, seed === undefined ? best : { by: 'chance', seed })
  const slice = { catalogue, site, choice: { tags: new Map(), ...among }, order, ...stretch }
  const { products, totalCount } = await listSlice(env, slice)
  return shapeOlderList(products, totalCount)
})

function textOf({ query, prefix }: Asked['search']): string {
  return [query, prefix].filter((text) => text !== undefined).join(' ')
}

async function stories(
  env: Bindings,
  kind: 'personroom' | 'post',
  { site, search: words, ...stretch }: Asked,
) {
  const isAsked = says(textOf(words))
  const told = (await listStories(env.DB, { site: site.key, kind })).filter((story) => isAsked(story.words))
  return listOf(told.map(shapeStory), stretch)
}

function shapeStory({ id, name, urlSlug, seoDescription, mainPicture }: Story) {
  return { _id: id, name, urlSlug, mainPicture, seo_description: seoDescription }
}

function listOf<Item>(items: Item[], { skip, limit }: { skip: number; limit: number }) {
  return { list: items.slice(skip, skip + limit), totalCount: items.length, jsonFields: [] }
}
