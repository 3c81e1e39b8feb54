import type { Meant } from './match.ts'
import { forgivenTypos, remaindersOf, typosBetween } from './spelling.ts'
import type { TypedWord } from './typed-words.ts'

const mostMeant = 4

interface NearRow {
  place: number
  word: string
  bearers: number
}

/** What the words may have been meant to say, each by itself; null where nothing is near any of them. */
export async function meantWords(
  search: D1Database,
  words: readonly TypedWord[],
): Promise<readonly Meant[] | null> {
  const { results } = await nearWordsStatement(search, words).all<NearRow>()
  const near = Map.groupBy(results, ({ place }) => place)
  const meant = (at: number, typos: number) => nearest(words[at], { rows: near.get(at) ?? [], typos })
  const misspelt = words.map(({ word }, at) => (isKnown(word, near.get(at)) ? [] : meant(at, 2)))
  if (saySomething(misspelt)) return misspelt
  // Words that each exist and aren't borne together: “dining chain”.
  const mistaken = words.length > 1 ? words.map((_, at) => meant(at, 1)) : []
  return saySomething(mistaken) ? mistaken : null
}

export function nearWordsStatement(search: D1Database, words: readonly TypedWord[]): D1PreparedStatement {
  const remainders = words.flatMap(({ word }, place) => {
    const forgiven = forgivenTypos(word)
    return forgiven === 0 ? [] : [...remaindersOf(word, forgiven)].map((remainder) => [place, remainder])
  })
  return search.prepare(wordsThatLeaveTheSame).bind(JSON.stringify(remainders))
}

function isKnown(word: string, rows: readonly NearRow[] = []): boolean {
  return rows.some((row) => row.word === word)
}

function saySomething(meant: readonly Meant[]): boolean {
  return meant.some((others) => others.length > 0)
}

/** Of the words with the fewest typos between, those that most products bear. */
function nearest(typed: TypedWord | undefined, near: { rows: readonly NearRow[]; typos: number }): Meant {
  if (!typed) return []
  const forgiven = Math.min(forgivenTypos(typed.word), near.typos)
  const likely = near.rows
    .map((row) => ({ ...row, typos: typosBetween(typed.word, row.word) }))
    .filter(({ typos }) => typos > 0 && typos <= forgiven)
    .toSorted((one, other) => one.typos - other.typos || other.bearers - one.bearers)
  return likely
    .filter(({ typos }) => typos === likely[0]?.typos)
    .slice(0, mostMeant)
    .map(({ word }) => word)
}

const wordsThatLeaveTheSame = `SELECT DISTINCT asked.value ->> 0 AS place, v.word, v.bearers
  FROM json_each(?1) asked
  CROSS JOIN remains r ON r.side = (SELECT live FROM generation) AND r.remainder = asked.value ->> 1
  CROSS JOIN vocabulary v ON v.side = r.side AND v.word = r.word`
