import { readBatch } from './batch.ts'
import { wholeAssortment } from './selection.ts'
import type { TagKind } from './tag.ts'
import { type UsedTag, type UsedTagRow, rowsToUsedTags, usedTagsStatement } from './tags.ts'

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

export interface Menus {
  entries: MenuEntry[]
  /** What entries may lead to and list: only tags that the site's products bear. */
  tags: UsedTag[]
}

/** The named menus of a site, one after the other as they are named. */
export async function readMenus(
  db: D1Database,
  { site, menuTypes }: { site: string; menuTypes: MenuType[] },
): Promise<Menus> {
  const [entries, tags] = await readBatch<[Row, UsedTagRow]>(db, [
    db.prepare(entriesInOrder).bind(site, JSON.stringify(menuTypes)),
    usedTagsStatement(db, wholeAssortment(site)),
  ])
  return { entries: entries.map(rowToEntry), tags: rowsToUsedTags(tags) }
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
