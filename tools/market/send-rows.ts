import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { mostBytesInACall, mostBytesInARow } from '#contract/market/import-columns.ts'
import { type ImportRow, importProducts } from '#contract/market/import.ts'
import { Obstacle } from '../command.ts'
import { askMarket } from './answer.ts'
import type { Numbered } from './csv-records.ts'
import { ClosedShop, type Line } from './line.ts'

export interface Terms {
  sites: string[] | undefined
  seller: string | undefined
  dryRun: boolean
}

export interface Told {
  /** How many of the rows up to that line, about, and what the market said. */
  written: (rows: number, answer: Answer, upTo: number) => void
  refused: (line: number, reason: string) => void
}

export type Answer = z.output<typeof importProducts.result>

interface Lane {
  rows: { line: number; row: ImportRow; group: string }[]
  bytes: number
  sending: Promise<void>
}

const lanes = 3
const rowsInACall = 500
const bytesInACall = mostBytesInACall / 4

/**
 * Sends rows in batches, some at the same time. The rows of one product go down one lane, in the order of the file, and
 * a batch ends between two products: what a product's first row says holds for the rows after it.
 */
export async function sendRows(
  line: Line,
  rows: AsyncIterable<Numbered<ImportRow>>,
  { terms, told }: { terms: Terms; told: Told },
): Promise<void> {
  const all = Array.from({ length: lanes }, (): Lane => ({ rows: [], bytes: 0, sending: Promise.resolve() }))
  const send = (lane: Lane) => sendLane(line, lane, { terms, told })
  for await (const numbered of rows) {
    if ('problem' in numbered) {
      told.refused(numbered.line, numbered.problem)
      continue
    }
    const { line: at, value: row } = numbered
    const bytes = Buffer.byteLength(JSON.stringify(row))
    if (bytes > mostBytesInARow) {
      told.refused(at, `is longer than ${mostBytesInARow / 1024} KiB`)
      continue
    }
    const group = String(row['item_group_id'] ?? row['id'] ?? '')
    const lane = all[laneOf(group)]
    if (!lane) continue
    const isFull = lane.rows.length >= rowsInACall || lane.bytes + bytes > bytesInACall
    const isTooFull = lane.rows.length >= 2 * rowsInACall || lane.bytes + bytes > 3 * bytesInACall
    if (isTooFull || (isFull && lane.rows.at(-1)?.group !== group)) await send(lane)
    lane.rows.push({ line: at, row, group })
    lane.bytes += bytes
  }
  for (const lane of all) if (lane.rows.length > 0) await send(lane)
  await Promise.all(all.map(({ sending }) => sending))
}

function laneOf(group: string): number {
  let hash = 0
  for (let at = 0; at < group.length; at++) hash = (Math.imul(hash, 31) + group.charCodeAt(at)) >>> 0
  return hash % lanes
}

/** Waits for the lane's batch before, and leaves this one on its way. */
async function sendLane(line: Line, lane: Lane, how: { terms: Terms; told: Told }): Promise<void> {
  await lane.sending
  const { rows } = lane
  lane.rows = []
  lane.bytes = 0
  lane.sending = sendBatch(line, rows, how)
  // Whoever waits for it hears of a failure; nobody may wait before the next one of the lane.
  lane.sending.catch(() => {})
}

async function sendBatch(
  line: Line,
  rows: Lane['rows'],
  { terms, told }: { terms: Terms; told: Told },
): Promise<void> {
  const { sites, seller, dryRun } = terms
  const body = {
    rows: rows.map(({ row }) => row),
    dryRun,
    ...(sites && { sites }),
    ...(seller !== undefined && { seller }),
  }
  const answer = await untilAnswered(() => askMarket(line, importProducts, { body }), rows)
  for (const { row, reason } of answer.refused) told.refused(rows[row]?.line ?? 0, reason)
  told.written(answer.written, answer, rows.at(-1)?.line ?? 0)
}

const tries = 3

/** Rows may be sent again without harm: a second time they change nothing. */
async function untilAnswered(ask: () => Promise<Answer>, rows: Lane['rows']): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Obstacle)) throw error
      if (tried === tries || !mayPass(error))
        throw new Obstacle(
          `${error.message}\nThe import stopped near line ${rows[0]?.line ?? 0}. Give the command again to go on: what is written already stays as it is.`,
        )
      await wait(500 * tried)
    }
  }
}

function mayPass(error: Obstacle): boolean {
  return (
    error instanceof ClosedShop ||
    /^(server-error|signature-late|signature-replayed)|answered 5/.test(error.message)
  )
}
