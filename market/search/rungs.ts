import { type ProductSet, add, has, emptySet } from '../facets/product-set.ts'
import { type Meant, matchExpressions } from './match.ts'
import type { TypedWord } from './typed-words.ts'

/** Products by how well they are found, the best rung first; one stands on one of them. An empty rung has no length. */
export type Rungs = readonly ProductSet[]

export interface Wanted {
  words: readonly TypedWord[]
  meant?: readonly Meant[]
  /** What others sell isn't found. */
  sold: ProductSet
}

export interface RungRow {
  is_sure: number
  /** A JSON list. */
  numbers: string
}

/** A value of D1 holds two million bytes. Of what is found on one rung these are the first by number. */
const mostOnARung = 200_000

export async function readRungs(search: D1Database, wanted: Wanted): Promise<Rungs> {
  const { results } = await rungsStatement(search, wanted).all<RungRow>()
  return soldOnRungs(search, wanted, results)
}

/** The last word is as it was typed; or it has just been begun, where nothing bears it or as it is told. */
export function rungsStatement(
  search: D1Database,
  { words, meant }: Omit<Wanted, 'sold'>,
  isBegun = false,
): D1PreparedStatement {
  const { whole, sure, prose, begun } = matchExpressions(words, meant)
  const asBegun = rungs(begun, false)
  const asTyped = isBegun ? asBegun : [...rungs(sure, true), ...rungs(prose, false)]
  return search
    .prepare(productsOnRungs)
    .bind(whole, JSON.stringify(asTyped), JSON.stringify(asBegun), mostOnARung)
}

function rungs(expressions: readonly string[], isSure: boolean) {
  return expressions.map((words) => ({ words, isSure }))
}

/** Whole words that only other sites' products bear say nothing here: then the last one has just been begun. */
export async function soldOnRungs(search: D1Database, wanted: Wanted, rows: RungRow[]): Promise<Rungs> {
  const found = rungsOf(rows, wanted)
  const sure = found.filter((_, at) => rows[at]?.is_sure === 1)
  if (sure.length === 0 || sure.some(({ length }) => length > 0)) return found
  const { results } = await rungsStatement(search, wanted, true).all<RungRow>()
  return rungsOf(results, wanted)
}

function rungsOf(rows: readonly RungRow[], { sold }: Wanted): Rungs {
  return rows.map((row) => {
    const numbers: number[] = JSON.parse(row.numbers)
    const rung = new Uint32Array(sold.length)
    let size = 0
    for (const number of numbers) {
      if (!has(sold, number)) continue
      add(rung, number)
      size++
    }
    return size > 0 ? rung : emptySet(0)
  })
}

/** Asks the side that answers. The other one isn't opened. */
const onSide = (ask: (words: string) => string) =>
  `CASE (SELECT live FROM generation) WHEN 'a' THEN (${ask('words_a')}) ELSE (${ask('words_b')}) END`

const isBorne = onSide((words) => `SELECT EXISTS (SELECT 1 FROM ${words} WHERE ${words} MATCH ?1)`)

const numbersOnIt = onSide(
  (words) => `SELECT json_group_array(hit.number) FROM (
    SELECT rowid AS number FROM ${words} WHERE ${words} MATCH rung.value ->> 'words' LIMIT ?4) hit`,
)

const productsOnRungs = `SELECT rung.value ->> 'isSure' AS is_sure, ${numbersOnIt} AS numbers
  FROM json_each(iif(${isBorne}, ?2, ?3)) rung ORDER BY rung.key`
