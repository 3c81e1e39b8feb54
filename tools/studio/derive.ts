import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Catalogue } from '#market/seed/catalogue.ts'
import { type MadePicture, type PictureList, toCome } from '#market/seed/pictures.ts'
import { modelFaultsOf } from './check-models.ts'
import { cutChips } from './chips.ts'
import { type Kind, encodePicture, encodeShare, recipe } from './encode.ts'
import {
  hashOf,
  mediaPath,
  modelPath,
  type Quality,
  qualities,
  readPictureList,
  renderPath,
  writeMedia,
  writePictureList,
} from './files.ts'
import { ground } from './ground.ts'
import { removeStrays } from './strays.ts'
import { modelled, wantedPictures } from './wanted.ts'

interface Derived {
  made: number
  kept: number
  /** Names of pictures that nobody has rendered yet. */
  missing: string[]
}

const entriesBetweenSaves = 20

/** Makes the shop's files from what was rendered, where that changed; what was made before stays without renders. */
export async function derive(catalogue: Catalogue, say: (line: string) => void): Promise<Derived> {
  const list = readPictureList()
  const wanted = wantedPictures(catalogue)
  const keys = new Set([toCome, ...wanted.map(({ key }) => key)])
  const gone = Object.keys(list.pictures).filter((key) => !keys.has(key))
  for (const key of gone) delete list.pictures[key]

  let made = await derivePicture(list, { key: toCome, kind: 'variant', name: 'p/to-come', shared: true })
  for (const [at, picture] of wanted.entries()) {
    const one = await derivePicture(list, picture)
    made += one
    if (one === 1 && made % entriesBetweenSaves === 0) {
      writePictureList(list)
      say(`${made} made, ${wanted.length - at - 1} to look at`)
    }
  }
  await cutChips(catalogue, list)
  deriveModels(catalogue, list, say)
  writePictureList(list)
  removeStrays(list)
  const missing = wanted.map(({ key }) => key).filter((key) => !list.pictures[key])
  return { made, kept: wanted.length - missing.length - made, missing }
}

interface Source {
  png: Buffer
  quality: Quality
}

type Target = { key: string; kind: Kind; name: string; shared: boolean }

/** How many pictures it made: one or none. */
async function derivePicture(list: PictureList, { key, kind, name, shared }: Target): Promise<0 | 1> {
  const source = key === toCome ? { png: await ground(), quality: 'final' as const } : sourceOf(key)
  if (!source) return 0
  const hash = hashOf(recipe, source.png)
  const old = list.pictures[key]
  const pins = pinsOf(source.quality, key)
  if (old?.source === hash && isThere(old)) {
    list.pictures[key] = { ...old, ...pins }
    return 0
  }
  const { avif, widths, ratio, colour } = await encodePicture(source.png, kind)
  const file = `${name}-${hash.slice(0, 6)}`
  for (const [width, content] of avif) writeMedia(`${file}-${width}.avif`, content)
  const share = shared ? { share: `s/${name.slice(2)}-${hash.slice(0, 6)}.jpg` } : {}
  if (share.share) writeMedia(share.share, await encodeShare(source.png, kind))
  list.pictures[key] = { source: hash, quality: source.quality, file, widths, ratio, colour, ...share, ...pins }
  return 1
}

function sourceOf(key: string): Source | undefined {
  const quality = qualities.find((one) => existsSync(renderPath(one, key)))
  return quality && { png: readFileSync(renderPath(quality, key)), quality }
}

function isThere({ file, widths, share }: MadePicture): boolean {
  const files = [...widths.map((width) => `${file}-${width}.avif`), ...(share ? [share] : [])]
  return files.every((one) => existsSync(mediaPath(one)))
}

const pinned = z.object({
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  pin: z.tuple([z.number(), z.number()]),
})
const ledgerSchema = z.record(
  z.string(),
  z.object({ items: z.record(z.string(), pinned.nullable()).optional() }),
)
const ledgers = new Map<Quality, z.infer<typeof ledgerSchema>>()

/** Where a room's products are in its picture, as its ledger says. */
function pinsOf(quality: Quality, key: string): Pick<MadePicture, 'pins'> {
  const path = renderPath(quality, 'ledger').replace('.png', '.json')
  if (!ledgers.has(quality))
    ledgers.set(quality, existsSync(path) ? ledgerSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {})
  const items = ledgers.get(quality)?.[key]?.items
  return items ? { pins: items } : {}
}

/** A model that the check would refuse is not shown: its product does without. */
function deriveModels(catalogue: Catalogue, list: PictureList, say: (line: string) => void): void {
  const slugs = modelled(catalogue)
  for (const slug of Object.keys(list.models)) if (!slugs.includes(slug)) delete list.models[slug]
  for (const product of catalogue.products.filter(({ slug }) => slugs.includes(slug))) {
    if (!existsSync(modelPath(product.slug))) continue
    const content = readFileSync(modelPath(product.slug))
    const faults = modelFaultsOf(product, content)
    for (const fault of faults) say(`Left out: ${fault}`)
    if (faults.length > 0) delete list.models[product.slug]
    else list.models[product.slug] = shownModel(product.slug, content)
  }
}

function shownModel(slug: string, content: Buffer): PictureList['models'][string] {
  const source = hashOf(content)
  const file = `m/${slug}-${source.slice(0, 6)}.fbx`
  if (!existsSync(mediaPath(file))) writeMedia(file, content)
  return { file, bytes: content.length, source }
}
