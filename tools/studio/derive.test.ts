import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryDirectory } from '../temporary.ts'
import { type Catalogue, catalogueSchema } from '#market/seed/catalogue.ts'
import { found } from '#market/seed/from-catalogue/source.ts'
import { derive } from './derive.ts'
import { hashOf, ledgerPath, type Quality, readPictureList, renderPath } from './files.ts'
import { mediaFiles } from './strays.ts'

const project = vi.hoisted(() => ({ folder: '' }))
vi.mock('../root.ts', () => ({ inProject: (...parts: string[]) => join(project.folder, ...parts) }))

const sage = 'side-table-dot/sage'
const mustard = 'side-table-dot/mustard'
const sageSwatch = 'swatches/powder-sage'
const hexes = { sage: '#8b9a7d', mustard: '#c1943a', later: '#7f8f70', latest: '#6d7f5f' }

/** One table in two colours. */
const catalogue = tableOf(catalogueSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../studio/catalogue.json'), 'utf8'))))

function tableOf({ products, finishes, ...whole }: Catalogue): Catalogue {
  const table = found(
    products.find(({ slug }) => slug === 'side-table-dot'),
    'the table',
  )
  const variants = table.variants.filter(({ slug }) => slug === 'sage' || slug === 'mustard')
  const { 'powder-sage': green, 'powder-mustard': yellow } = finishes
  const worn = {
    'powder-sage': { ...found(green, 'green'), hex: hexes.sage },
    'powder-mustard': { ...found(yellow, 'yellow'), hex: hexes.mustard },
  }
  return { ...whole, finishes: worn, products: [{ ...table, variants }], moodrooms: [], vignettes: [] }
}

describe('the shop’s files', () => {
  beforeEach(async () => {
    project.folder = temporaryDirectory()
    mkdirSync(join(project.folder, 'market', 'seed'), { recursive: true })
    Object.assign(ledgers, { draft: {}, final: {} })
    await draw('draft', sage, hexes.sage)
    await draw('draft', mustard, hexes.mustard)
    await draw('final', sageSwatch, hexes.sage)
    await derived()
  })

  test('are made of drafts where there is nothing better', () => {
    expect(qualities()).toEqual({ [sage]: 'draft', [mustard]: 'draft' })
  })

  test('hold a swatch of each finish that was rendered, which goes with its finish', async () => {
    expect(Object.keys(readPictureList().chips)).toEqual(['powder-sage'])
    const { 'powder-sage': _gone, ...finishes } = catalogue.finishes
    await derive({ ...catalogue, finishes }, () => undefined)
    expect(readPictureList().chips).toEqual({})
    expect(mediaFiles().filter((file) => file.startsWith('c/'))).toEqual([])
  })

  test('stay as they are where the renders are not on this machine', async () => {
    const before = { list: readPictureList(), files: mediaFiles().toSorted() }
    rmSync(renderPath('draft', sage))
    rmSync(renderPath('final', sageSwatch))
    await derived()
    expect({ list: readPictureList(), files: mediaFiles().toSorted() }).toEqual(before)
  })

  test('of one picture alone are replaced by its final one', async () => {
    const before = readPictureList()
    rmSync(renderPath('draft', mustard))
    await draw('final', sage, hexes.later)
    await derived()
    expect(qualities()).toEqual({ [sage]: 'final', [mustard]: 'draft' })
    expect(readPictureList().pictures[mustard]).toEqual(before.pictures[mustard])
    expect(readPictureList().chips).toEqual(before.chips)
    expect(mediaFiles().filter((file) => file.includes(before.pictures[sage]?.file ?? sage))).toEqual([])
  })

  test('show a swatch anew when it was rendered anew', async () => {
    const before = readPictureList()
    await draw('final', sageSwatch, hexes.later)
    await derived()
    expect(readPictureList().pictures).toEqual(before.pictures)
    expect(readPictureList().chips['powder-sage']?.colour).not.toBe(before.chips['powder-sage']?.colour)
  })

  test('never go back from a final picture to a draft', async () => {
    await draw('final', sage, hexes.later)
    await derived()
    const final = readPictureList()
    rmSync(renderPath('final', sage))
    await draw('draft', sage, hexes.latest)
    await derived()
    expect(readPictureList()).toEqual(final)
  })

  test('are not made of a render that its ledger does not name', async () => {
    const before = readPictureList()
    const { [sage]: named } = ledgers.draft
    await draw('draft', sage, hexes.latest)
    enter('draft', sage, named ?? {})
    await derived()
    expect(readPictureList()).toEqual(before)
  })
})

const ledgers: Record<Quality, Record<string, { png?: string }>> = { draft: {}, final: {} }

/** A coloured square on a pale ground, entered as the studio's scripts do. */
async function draw(quality: Quality, key: string, colour: string): Promise<void> {
  const square = await sharp({ create: { width: 200, height: 200, channels: 3, background: colour } }).png().toBuffer()
  const ground = sharp({ create: { width: 400, height: 400, channels: 3, background: '#eeebe6' } })
  const png = await ground.composite([{ input: square, left: 100, top: 100 }]).png().toBuffer()
  mkdirSync(dirname(renderPath(quality, key)), { recursive: true })
  writeFileSync(renderPath(quality, key), png)
  enter(quality, key, { png: hashOf(png) })
}

function enter(quality: Quality, key: string, entry: { png?: string }): void {
  ledgers[quality][key] = entry
  writeFileSync(ledgerPath(quality), JSON.stringify(ledgers[quality]))
}

async function derived(): Promise<void> {
  await derive(catalogue, () => undefined)
}

function qualities(): Record<string, Quality> {
  const { pictures } = readPictureList()
  return Object.fromEntries([sage, mustard].flatMap((key) => (pictures[key] ? [[key, pictures[key].quality]] : [])))
}
