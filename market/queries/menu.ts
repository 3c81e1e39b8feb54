import type { TagKind } from './tag.ts'

export type MenuType = 'STORE' | 'MOODROOMS' | 'BLOGS'

/** An entry leads to its tag's list or to an address of its own, and may list tags below it. */
export interface MenuEntry {
  menuType: MenuType
  name: string
  goesTo: { tagId: string } | { url: string }
  lists: TagKind | 'children' | null
  leadsTo: 'products' | 'moodrooms'
}

interface Row {
  menu_type: MenuType
  name: string
  url: string | null
  tag_id: string | null
  lists: TagKind | 'children' | null
  leads_to: 'products' | 'moodrooms'
}

/** The entries of a site's named menus, one menu after the other as they are named. */
export async function readMenuEntries(
  db: D1Database,
  { site, menuTypes }: { site: string; menuTypes: MenuType[] },
): Promise<MenuEntry[]> {
  const { results } = await db.prepare(entriesInOrder).bind(site, JSON.stringify(menuTypes)).all<Row>()
  return results.map(rowToEntry)
}

const entriesInOrder = `SELECT e.menu_type, e.name, e.url, e.tag_id, e.lists, e.leads_to
  FROM json_each(?2) asked CROSS JOIN menu_entries e ON e.site = ?1 AND e.menu_type = asked.value
  ORDER BY asked.key, e.position`

function rowToEntry(row: Row): MenuEntry {
  return {
    menuType: row.menu_type,
    name: row.name,
    goesTo: row.tag_id === null ? { url: row.url ?? '/' } : { tagId: row.tag_id },
    lists: row.lists,
    leadsTo: row.leads_to,
  }
}
