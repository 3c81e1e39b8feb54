import { sellersList } from '#contract/market/shell.ts'
import { listSellers } from '../queries/sellers.ts'
import { siteRoute } from './route.ts'

export const sellers = siteRoute(sellersList, async ({ db, site, query, body }) => {
  const found = await listSellers(db, { site: site.key, ids: body.sellerID?.in, ...query })
  return {
    data: {
      list: found.sellers.map(({ id, name, ...contacts }) => ({
        sellerID: id,
        sellerName: name,
        ...contacts,
      })),
      totalCount: found.totalCount,
    },
  }
})
