import { type Meant, matchExpressions } from './match.ts'
import { meantWords } from './meant-words.ts'
import { recentAnswers } from './recent-answers.ts'
import { type TypedWord, typedWords } from './typed-words.ts'

export interface Asked {
  search: D1Database
  site: string
  query: string
  /** Of the catalogue that lists are made with: as long as it stays the same, answers are remembered for a while. */
  version?: string
}

const mostProducts = 5_000

interface Row {
  numbers: string
}

/**
 * The numbers of the site's products in which every word of the query occurs, the best first: by where the words
 * stand, then what can be had, then in merchandised order. Where there are none, misspelt words are forgiven.
 */
export async function searchProductNumbers({ version, ...asked }: Asked): Promise<readonly number[]> {
  if (version === undefined) return find(asked)
  const question = JSON.stringify([version, asked.site, asked.query])
  return lately(question, () => find(asked))
}

const lately = recentAnswers<readonly number[]>({ most: 100, seconds: 60 })

async function find({ search, site, query }: Asked): Promise<readonly number[]> {
  const words = typedWords(query)
  if (words.length === 0) return []
  const asTyped = await readNumbers(numbersStatement(search, { site, words }))
  if (asTyped.length > 0) return asTyped
  const meant = await meantWords(search, words)
  return meant ? readNumbers(numbersStatement(search, { site, words, meant })) : []
}

interface Wanted {
  site: string
  words: readonly TypedWord[]
  meant?: readonly Meant[]
}

export function numbersStatement(search: D1Database, { site, words, meant }: Wanted): D1PreparedStatement {
  const { sure, prose, begun } = matchExpressions(words, meant)
  const expressions = [sure, prose, begun].map((list) => JSON.stringify(list))
  return search.prepare(numbersInOrder).bind(...expressions, site, mostProducts)
}

async function readNumbers(statement: D1PreparedStatement): Promise<number[]> {
  const row = await statement.first<Row>()
  return numbersOf(row)
}

export function numbersOf(row: Row | null | undefined): number[] {
  const numbers: number[] = JSON.parse(row?.numbers ?? '[]')
  return numbers
}

/** Of what the site sells; the side that doesn't answer isn't opened: its condition is settled before its words are. */
const matching = (expressions: string) => `SELECT hit.number, hit.rung, s.in_stock, s.rank FROM (
    SELECT words_a.rowid AS number, expression.key AS rung FROM json_each(${expressions}) expression
      CROSS JOIN words_a WHERE (SELECT live FROM generation) = 'a' AND words_a MATCH expression.value
    UNION ALL
    SELECT words_b.rowid, expression.key FROM json_each(${expressions}) expression
      CROSS JOIN words_b WHERE (SELECT live FROM generation) = 'b' AND words_b MATCH expression.value
  ) hit CROSS JOIN shelves s ON s.side = (SELECT live FROM generation) AND s.site = ?4 AND s.number = hit.number`

const numbersInOrder = `WITH
  sure AS MATERIALIZED (${matching('?1')}),
  likely AS MATERIALIZED (${matching('iif(EXISTS (SELECT 1 FROM sure), ?2, ?3)')}),
  found AS (SELECT TRUE AS is_sure, * FROM sure UNION ALL SELECT FALSE, * FROM likely)
  SELECT json_group_array(number) AS numbers FROM (
    SELECT number FROM found ORDER BY is_sure DESC, rung, in_stock DESC, rank LIMIT ?5
  )`
