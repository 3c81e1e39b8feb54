import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { MadePicture } from '#market/seed/pictures.ts'
import { hashOf, ledgerPath, type Quality, qualities, renderPath } from './files.ts'

interface Render {
  png: Buffer
  quality: Quality
  path: string
}

const pinned = z.object({
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  pin: z.tuple([z.number(), z.number()]),
})
const ledgerSchema = z.record(
  z.string(),
  z.object({ png: z.string().optional(), items: z.record(z.string(), pinned.nullable()).optional() }),
)
export type Ledgers = Record<Quality, z.infer<typeof ledgerSchema>>

export function readLedgers(): Ledgers {
  return { final: readLedger('final'), draft: readLedger('draft') }
}

function readLedger(quality: Quality): Ledgers[Quality] {
  const path = ledgerPath(quality)
  return existsSync(path) ? ledgerSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
}

/**
 * The render that a picture may be made from: the final one, otherwise a draft, and never a draft where the shop has a
 * final one already. One that its ledger doesn't name was left behind by an older checkout and counts as none.
 */
export function renderOf(key: string, ledgers: Ledgers, made?: MadePicture): Render | undefined {
  const welcome = made?.quality === 'final' ? (['final'] as const) : qualities
  for (const quality of welcome) {
    const path = renderPath(quality, key)
    const entry = ledgers[quality][key]
    if (!entry || !existsSync(path)) continue
    const png = readFileSync(path)
    if (!entry.png || entry.png === hashOf(png)) return { png, quality, path }
  }
  return undefined
}
