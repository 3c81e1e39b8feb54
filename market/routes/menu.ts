import { retailerMenu } from '#contract/market/shell.ts'
import { currentCatalogue } from '../keeper/current-catalogue.ts'
import { readMenuEntries } from '../queries/menu.ts'
import { wholeShelf } from './list/whole-shelf.ts'
import { siteRoute } from './route.ts'
import { shapeMenus } from './shape/menu.ts'

export const menu = siteRoute(retailerMenu, async ({ env, site, query }) => {
  const [catalogue, entries] = await Promise.all([
    currentCatalogue(env),
    readMenuEntries(env.DB, { site: site.key, menuTypes: query.menuType }),
  ])
  return { menus: shapeMenus(entries, wholeShelf(catalogue, site)) }
})
