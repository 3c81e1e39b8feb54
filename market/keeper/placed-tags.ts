import { type PlacedTag, readPlacedTags } from '../queries/product-tags.ts'

/** Half a kilobyte each. */
const most = 5_000

let kept = { version: 0, tags: new Map<string, PlacedTag>() }

/** What the ids stand for. Tags of one version of the catalogue are read once by an isolate: each is borne by thousands of products. */
export async function placedTags(
  db: D1Database,
  version: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlacedTag>> {
  const known = kept.version === version ? kept.tags : new Map<string, PlacedTag>()
  const missing = ids.filter((id) => !known.has(id))
  if (missing.length === 0) return known
  const read = await readPlacedTags(db, missing)
  keep(read)
  const found = new Map(read.tags.map((placed) => [placed.tag.id, placed]))
  for (const id of ids) {
    const placed = known.get(id)
    if (placed) found.set(id, placed)
  }
  return found
}

function keep({ version, tags }: { version: number; tags: readonly PlacedTag[] }): void {
  if (version < kept.version) return
  if (version > kept.version || kept.tags.size + tags.length > most) kept = { version, tags: new Map() }
  for (const placed of tags) kept.tags.set(placed.tag.id, placed)
}
