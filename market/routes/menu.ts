import { retailerMenu } from '#contract/market/shell.ts'
import { readMenus } from '../queries/menu.ts'
import { siteRoute } from './route.ts'
import { shapeMenus } from './shape/menu.ts'

export const menu = siteRoute(retailerMenu, async ({ db, site, query }) => {
  const found = await readMenus(db, { site: site.key, menuTypes: query.menuType })
  return { menus: shapeMenus(found) }
})
