import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readIndexState, rebuildIndex } from '#contract/market/import.ts'
import { Obstacle } from '../command.ts'
import { askMarket } from '../market/answer.ts'
import { generateCatalogue } from '../market/generate.ts'
import { openLine } from '../market/line.ts'
import { openProgress } from '../market/progress.ts'
import { inProject } from '../root.ts'
import { openShop } from '../shop/open.ts'
import { freePort } from '../shop/port.ts'
import { copyGenerated } from './copies.ts'
import { withStores } from './databases.ts'

type Say = (sentence: string) => void

/** So many come in by the operator's own door; what is more are copies of them. */
const mostGenerated = 10_000
const patienceMs = 30 * 60_000

/** Databases with so many products, their index and the words of their search; left alone where they are there. */
export async function fillShop(stateDirectory: string, products: number, say: Say): Promise<void> {
  const stamp = join(stateDirectory, 'filled')
  if (existsSync(stamp)) {
    if (readFileSync(stamp, 'utf8') === schema()) return
    throw new Obstacle(`The databases in ${stateDirectory} are of another schema: delete the folder.`)
  }
  if (products > mostGenerated && products % mostGenerated > 0)
    throw new Obstacle(`A catalogue of more than ${mostGenerated} products is a multiple of that.`)
  const generated = Math.min(products, mostGenerated)
  say(
    await atTheOperatorsDoor(stateDirectory, () =>
      generateCatalogue(openLine(), { products: String(generated) }),
    ),
  )
  if (products > generated) await multiply(stateDirectory, products / generated - 1)
  await atTheOperatorsDoor(stateDirectory, async () => {
    const began = performance.now()
    const { version } = await askMarket(openLine(), rebuildIndex)
    say(`The index was built in ${((performance.now() - began) / 1000).toFixed(0)} s.`)
    await untilSearched(version)
    say(`The words of the search were there after ${((performance.now() - began) / 1000).toFixed(0)} s.`)
  })
  writeFileSync(stamp, schema())
}

function schema(): string {
  const folders = [inProject('market', 'migrations'), inProject('market', 'search', 'migrations')]
  return folders.flatMap((folder) => readdirSync(folder).toSorted()).join('\n')
}

/** The whole shop is open meanwhile. */
async function atTheOperatorsDoor<Result>(
  stateDirectory: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const port = await freePort()
  const shop = await openShop({ port, stateDirectory })
  process.env['PORT'] = String(port)
  try {
    return await work()
  } finally {
    await shop.stop()
  }
}

async function multiply(stateDirectory: string, copies: number): Promise<void> {
  const progress = openProgress()
  await withStores(stateDirectory, ({ DB }) =>
    copyGenerated(DB, copies, (done) => progress.show(done, 'copied')),
  )
  progress.end()
}

/** Of a large catalogue the words come after the index, by an alarm. */
async function untilSearched(version: string): Promise<void> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await wait(2_000)) {
    const { searched } = await askMarket(openLine(), readIndexState)
    if (searched === version) return
  }
  throw new Obstacle(`The words of the search were not there after ${patienceMs / 60_000} minutes.`)
}
