export type Side = 'a' | 'b'

/** What a rebuild may write to, as long as no newer one has begun. */
export interface Draft {
  side: Side
  ticket: number
}

interface GenerationRow {
  live: Side
  version: string
  ticket: number
}

/** Of the catalogue that searches are answered from; empty before the first. */
export async function searchVersion(search: D1Database): Promise<string> {
  const row = await search.prepare('SELECT version FROM generation').first<Pick<GenerationRow, 'version'>>()
  return row?.version ?? ''
}

/** Of the words that searches are answered from. */
export interface Answering {
  version: string
  /** The name of the object that holds them too; empty where there is none. */
  lexicon: string
}

export async function answeringWords(search: D1Database): Promise<Answering> {
  const row = await search.prepare('SELECT version, lexicon FROM generation').first<Answering>()
  return row ?? { version: '', lexicon: '' }
}

/** Takes the ticket away from whoever has it, and empties the side that doesn't answer. */
export async function beginDraft(search: D1Database): Promise<Draft> {
  const row = await search
    .prepare('UPDATE generation SET ticket = ticket + 1 RETURNING live, ticket')
    .first<GenerationRow>()
  if (!row) throw new Error('The search database has no generation: apply its migrations first.')
  const draft: Draft = { side: row.live === 'a' ? 'b' : 'a', ticket: row.ticket }
  await empty(search, draft)
  return draft
}

/** True if this was still the newest rebuild: the draft answers from now on, whole. */
export async function switchOver(
  search: D1Database,
  draft: Draft,
  { version, lexicon }: Answering,
): Promise<boolean> {
  const { meta } = await search
    .prepare('UPDATE generation SET live = ?1, version = ?2, lexicon = ?3 WHERE ticket = ?4')
    .bind(draft.side, version, lexicon, draft.ticket)
    .run()
  return meta.changes === 1
}

const keysOf = {
  vocabulary: 'word',
  remains: 'remainder, word',
  phrases: 'site, beginning, text, category',
}
const rowsAtATime = 50_000

/** In pieces: one statement of D1 may take thirty seconds. */
async function empty(search: D1Database, { side, ticket }: Draft): Promise<void> {
  await search
    .prepare(`INSERT INTO words_${side} (words_${side}) SELECT 'delete-all' FROM generation WHERE ticket = ?`)
    .bind(ticket)
    .run()
  for (const [table, key] of Object.entries(keysOf)) {
    const statement = search
      .prepare(
        `DELETE FROM ${table} WHERE side = ?1 AND (${key}) IN (
          SELECT ${key} FROM ${table} WHERE side = ?1 AND (SELECT ticket FROM generation) = ?2 LIMIT ${rowsAtATime})`,
      )
      .bind(side, ticket)
    while ((await statement.run()).meta.changes > 0);
  }
}
