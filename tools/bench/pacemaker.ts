import { temporaryDirectory } from '../temporary.ts'
import { type BareWorker, openPlainSql } from './bare-worker.ts'
import type { Asked } from './measure.ts'
import { askSql } from './statements.ts'

/** What one row by its key took on the machine that the bars are from, in milliseconds. */
export const keyOfTheBars = 0.66

/** Somewhere to ask for one row by its key: no change of ours touches how long that takes, only the machine does. */
export interface Pacemaker extends BareWorker {
  call: (at: number) => Asked
}

const rows = 10_000

export async function openPacemaker(): Promise<Pacemaker> {
  const worker = await openPlainSql({ stateDirectory: temporaryDirectory() })
  const { method, path, headers, body } = askSql([
    { sql: 'CREATE TABLE things (id TEXT PRIMARY KEY, name TEXT NOT NULL, words TEXT NOT NULL)', values: [] },
    {
      sql: `INSERT INTO things WITH RECURSIVE counted(at) AS (SELECT 0 UNION ALL SELECT at + 1 FROM counted WHERE at < ${rows - 1})
        SELECT 'thing-' || at, 'Thing ' || at, hex(zeroblob(200)) FROM counted`,
      values: [],
    },
  ])
  const made = await fetch(`http://127.0.0.1:${worker.port}${path}`, { method, headers, body })
  if (!made.ok) throw new Error(`The pacemaker's table could not be made: ${await made.text()}`)
  return { ...worker, call: (at) => askSql(thingByKey(`thing-${(at * 7_919) % rows}`)) }
}

/** How many times slower than that machine this one was, by what a key took meanwhile; never faster. */
export function slowness(key: number): number {
  return Math.max(1, key / keyOfTheBars)
}

function thingByKey(id: string) {
  return [{ sql: 'SELECT * FROM things WHERE id = ?', values: [id] }]
}
