import assortments from './made/assortments.json' with { type: 'json' }
import tables from './made/tables.json' with { type: 'json' }
import { ownReviews } from './own-reviews.ts'
import { pastStatements } from './pasts/statements.ts'
import { menuTable } from './sites.ts'
import { type Row, replaceRows, tableOf } from './sql.ts'

const demoSites = ['archipelago', 'hearth', 'nordlys', 'maison']

/**
 * The demo catalogue and its test customers as SQL without parameters, for one batch; the same every time. A site that the
 * demo doesn't know sells everything. `npm run seed:build` makes what it is read from. What people do in the shop stays.
 */
export function seedStatements(sites: readonly string[] = demoSites): string[] {
  return [
    // What people have written of a product outlives the moment in which it is written anew.
    'PRAGMA defer_foreign_keys = on',
    ...replaceRows(
      [...tables, tableOf('site_products', siteProductRows(sites)), tableOf('menu_entries', menuRows(sites))],
      { reviews: `id LIKE '${ownReviews}%'` },
    ),
    'DELETE FROM reviews WHERE product_id NOT IN (SELECT id FROM products)',
    ...pastStatements(sites, sells),
    countReviews,
    'UPDATE catalogue SET version = version + 1',
  ]
}

const countReviews = `UPDATE products SET
  review_count = (SELECT count(*) FROM reviews r WHERE r.product_id = products.id),
  rating_sum = (SELECT ifnull(sum(r.rating), 0) FROM reviews r WHERE r.product_id = products.id)`

const listed = new Map(Object.entries(assortments))

function listedAt(site: string): string[][] {
  return listed.get(site) ?? listed.get('*') ?? []
}

function sells(site: string, productId: string): boolean {
  return listedAt(site).some(([product]) => product === productId)
}

function siteProductRows(sites: readonly string[]): Row[] {
  return sites.flatMap((site) =>
    listedAt(site).map(([product = '', variant = ''], at) => ({
      site,
      product_id: product,
      lead_variant_id: variant,
      rank: at + 1,
    })),
  )
}

function menuRows(sites: readonly string[]): Row[] {
  return sites.flatMap((site) =>
    menuTable.map(({ menu, name, url, tag, lists, leadsTo }, at) => ({
      site,
      menu_type: menu,
      position: at + 1,
      name,
      url: url === '-' ? null : url,
      tag_id: tag === '-' ? null : tag,
      lists: lists === '-' ? null : lists,
      leads_to: leadsTo,
    })),
  )
}
