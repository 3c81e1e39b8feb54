import { sellersList } from '#contract/market/shell.ts'
import { listSellers } from '../queries/sellers.ts'
import { siteRoute } from './route.ts'

export const sellers = siteRoute(sellersList, async ({ db, site, query: { sort, ...query }, body }) => {
  const order = sort === 'sellerName DESC' ? 'backwards' : 'by name'
  const found = await listSellers(db, { site: site.key, ids: body.sellerID?.in, ...query, sort: order })
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
