import assortments from './made/assortments.json' with { type: 'json' }
import tables from './made/tables.json' with { type: 'json' }
import { menuTable } from './sites.ts'
import { type Row, replaceRows, tableOf } from './sql.ts'

const demoSites = ['archipelago', 'hearth', 'nordlys', 'maison']

/**
 * The demo catalogue as SQL without parameters, in an order that its foreign keys allow; the same every time. A site
 * that the demo doesn't know sells everything. `npm run seed:build` makes what it is read from.
 */
export function seedStatements(sites: readonly string[] = demoSites): string[] {
  return [
    ...replaceRows([
      ...tables,
      tableOf('site_products', siteProductRows(sites)),
      tableOf('menu_entries', menuRows(sites)),
    ]),
    'UPDATE catalogue SET version = version + 1',
  ]
}

const listed = new Map(Object.entries(assortments))

function siteProductRows(sites: readonly string[]): Row[] {
  return sites.flatMap((site) =>
    (listed.get(site) ?? listed.get('*') ?? []).map(([product = '', variant = ''], at) => ({
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
