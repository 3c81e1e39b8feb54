import { retailerMenu } from '#contract/market/shell.ts'
import { readMenu } from '../queries/menu.ts'
import { siteRoute } from './route.ts'
import { shapeMenu } from './shape/menu.ts'

export const menu = siteRoute(retailerMenu, async ({ db, site, query }) => {
  const found = await readMenu(db, { site: site.key, menuType: query.menuType })
  return { menus: shapeMenu(found) }
})
