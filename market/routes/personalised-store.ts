import { personalisedSearch, personalisedStore } from '#contract/market/personalised-store.ts'
import type { StoreSearch } from '#contract/market/store-search.ts'
import type { Site } from '#contract/site.ts'
import { Refusal } from '../door/refusal.ts'
import { countFacets } from '../facets/count.ts'
import { pickFromTiers } from '../facets/pick.ts'
import { tiersOf } from '../facets/tiers.ts'
import { type Keeps, currentCatalogue } from '../keeper/current-catalogue.ts'
import { type Verdict, findVerdict } from '../queries/verdict.ts'
import { customerRoute } from './customer-route.ts'
import { chosenTags } from './list/choice.ts'
import { numberedProducts } from './list/numbered.ts'
import { shelfOf } from './list/shelf.ts'
import { storeChoice } from './list/store-choice.ts'
import { siteRoute } from './route.ts'
import { shapeOlderList } from './shape/older-list.ts'

export const storeByVerdict = siteRoute(personalisedStore, ({ env, site, query, body }) =>
  storeFor(env, site, { ...query, ...body }),
)

export const storeBySavedVerdict = customerRoute(
  personalisedSearch,
  async ({ env, customer, bearer, query, body: { verdictID, search } }) => {
    const verdict = await findVerdict(env.DB, { customerId: customer.id, id: verdictID })
    return verdict ? storeFor(env, bearer.site, { ...query, verdict, search }) : new Refusal('not-found')
  },
)

interface Wanted {
  verdict: Verdict
  search: StoreSearch
  skip: number
  limit: number
}

async function storeFor(env: Keeps, site: Site, { verdict, search, skip, limit }: Wanted) {
  const catalogue = await currentCatalogue(env)
  const { index } = catalogue
  const { seed, ...filter } = search
  const choice = storeChoice(index, filter)
  const styles = chosenTags(index, { stylesUrlSlug: inOrder(verdict) })
  if (choice instanceof Refusal) return choice
  if (styles instanceof Refusal) return styles
  const shelf = shelfOf(catalogue, site)
  if (!shelf) return shapeOlderList([], 0)
  const [first = 0, second = first] = styles.get('style') ?? []
  const { matches, total } = countFacets(index, shelf, choice)
  const numbers = pickFromTiers(index, tiersOf(index, matches, [first, second]), {
    shelf,
    order: seed === undefined ? { by: 'rank' } : { by: 'chance', seed },
    offset: skip,
    limit,
  })
  return shapeOlderList(await numberedProducts(env, site, numbers), total)
}

/** The stronger style first. */
function inOrder({ style1, style1Score, style2, style2Score }: Verdict): string[] {
  return style1Score >= style2Score ? [style1, style2] : [style2, style1]
}
