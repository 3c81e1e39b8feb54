import type { TagKind } from './tag.ts'
import { type UsedTag, listUsedTags } from './tags.ts'

/** An entry leads to its tag's list or to an address of its own, and may list tags below it. */
export interface MenuEntry {
  name: string
  goesTo: { tagId: string } | { url: string }
  lists: TagKind | 'children' | null
  leadsTo: 'products' | 'moodrooms'
}

interface Row {
  name: string
  url: string | null
  tag_id: string | null
  lists: TagKind | 'children' | null
  leads_to: 'products' | 'moodrooms'
}

export interface Menu {
  entries: MenuEntry[]
  /** What entries may lead to and list: only tags that the site's products bear. */
  tags: UsedTag[]
}

export async function readMenu(
  db: D1Database,
  { site, menuType }: { site: string; menuType: string },
): Promise<Menu> {
  const [{ results }, tags] = await Promise.all([
    db.prepare(entriesInOrder).bind(site, menuType).all<Row>(),
    listUsedTags(db, { site }),
  ])
  return { entries: results.map(rowToEntry), tags }
}

const entriesInOrder = `SELECT name, url, tag_id, lists, leads_to FROM menu_entries
  WHERE site = ? AND menu_type = ? ORDER BY position`

function rowToEntry(row: Row): MenuEntry {
  return {
    name: row.name,
    goesTo: row.tag_id === null ? { url: row.url ?? '/' } : { tagId: row.tag_id },
    lists: row.lists,
    leadsTo: row.leads_to,
  }
}
