import type { ImportRow } from '#contract/market/import.ts'
import { rebuildIndex } from '#contract/market/import.ts'
import { Obstacle } from '../command.ts'
import { askMarket } from './answer.ts'
import { type CatalogueFile, openCatalogueFile } from './catalogue-file.ts'
import type { Numbered } from './csv-records.ts'
import type { Line } from './line.ts'
import { openProgress } from './progress.ts'
import { mostProductsByName, purgeProducts } from './purge.ts'
import { seenRows } from './seen-rows.ts'
import { type Answer, sendRows } from './send-rows.ts'

export interface ImportWish {
  file: string
  sites: string[] | undefined
  seller: string | undefined
  /** Write all of it or nothing. */
  isStrict: boolean
}

interface Tally {
  written: number
  refused: number
  /** Not more of them than are shown anew by name. */
  changed: Set<string>
  newTags: Set<string>
}

const mostReasonsShown = 1_000

/** Imports a file; returns 1 where a row was refused, for whoever runs this unattended. */
export async function importFile(line: Line, wish: ImportWish): Promise<number> {
  checkSites(line, wish.sites)
  if (wish.isStrict) {
    const { written, refused } = await readThrough(line, wish, true)
    if (refused > 0) {
      console.log(`Nothing is written: ${counted(refused, 'row')} of ${written + refused} would be refused.`)
      return 1
    }
  }
  const tally = await readThrough(line, wish, false)
  console.log(
    `${counted(tally.written, 'row')} written, ${tally.refused} refused, ${changedInWords(tally.changed.size)}.`,
  )
  if (tally.newTags.size > 0) console.log(`New: ${inShort([...tally.newTags])}.`)
  if (tally.written > 0) console.log(await showAnew(line, [...tally.changed]))
  return tally.refused > 0 ? 1 : 0
}

/** Lists are counted with an index, and pages kept in caches: both follow the catalogue. */
export async function showAnew(line: Line, changed: readonly string[]): Promise<string> {
  const { version } = await askMarket(line, rebuildIndex)
  return `The index is of version ${version}. ${await purgeProducts(line, changed)}`
}

/** Takes note of what a batch came to; of very many changed products no more than that there are many. */
export function note(tally: Pick<Tally, 'changed' | 'newTags'>, { changed, newTags }: Answer): void {
  for (const id of changed) if (tally.changed.size <= mostProductsByName) tally.changed.add(id)
  for (const { kind, name } of newTags) tally.newTags.add(`${kind} ${name}`)
}

async function readThrough(line: Line, wish: ImportWish, dryRun: boolean): Promise<Tally> {
  const file = openCatalogueFile(wish.file)
  const tally: Tally = { written: 0, refused: 0, changed: new Set(), newTags: new Set() }
  const progress = openProgress()
  let lastRead = 1
  const refuse = (at: number, reason: string) => {
    tally.refused++
    if (tally.refused > mostReasonsShown) return
    progress.end()
    console.error(`line ${at}: ${reason}`)
    if (tally.refused === mostReasonsShown) console.error('More rows are refused than are shown here.')
  }
  const rows = onlyOnce(file, (at) => (lastRead = at))
  await sendRows(line, rows, {
    terms: { sites: wish.sites, seller: wish.seller, dryRun },
    told: {
      refused: refuse,
      written(count, answer, upTo) {
        tally.written += count
        note(tally, answer)
        const words = `${tally.written} rows ${dryRun ? 'checked' : 'written'}, ${tally.refused} refused`
        progress.show((file.share() * upTo) / lastRead, words)
      },
    },
  })
  progress.end()
  if (file.unknownColumns.size > 0 && (dryRun || !wish.isStrict))
    console.error(`Columns that are passed over: ${inShort([...file.unknownColumns])}.`)
  return tally
}

async function* onlyOnce(
  file: CatalogueFile,
  seeLine: (line: number) => void,
): AsyncGenerator<Numbered<ImportRow>> {
  const problemWith = seenRows()
  for await (const numbered of file.rows) {
    seeLine(numbered.line)
    const problem = 'problem' in numbered ? undefined : problemWith(numbered.value, numbered.line)
    yield problem === undefined ? numbered : { line: numbered.line, problem }
  }
}

function checkSites(line: Line, sites: readonly string[] | undefined): void {
  const stranger = sites?.find((site) => !line.sites.includes(site))
  if (stranger !== undefined)
    throw new Obstacle(`There is no site "${stranger}"; there are ${line.sites.join(', ')}.`)
}

function changedInWords(products: number): string {
  if (products > mostProductsByName) return `more than ${mostProductsByName} products changed`
  return products === 0 ? 'no product changed' : `${counted(products, 'product')} changed`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function inShort(words: readonly string[], most = 20): string {
  const shown = words.slice(0, most).join(', ')
  return words.length > most ? `${shown} and ${words.length - most} more` : shown
}
