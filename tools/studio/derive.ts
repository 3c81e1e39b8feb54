import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Catalogue } from '#market/seed/catalogue.ts'
import { type MadePicture, type PictureList, toCome } from '#market/seed/pictures.ts'
import { modelFaultsOf } from './check-models.ts'
import { deriveChips } from './chips.ts'
import { type Kind, encodePicture, encodeShare, recipe } from './encode.ts'
import { hashOf, mediaPath, modelPath, readPictureList, writeMedia, writePictureList } from './files.ts'
import { ground } from './ground.ts'
import { type Ledgers, readLedgers, renderOf } from './renders.ts'
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
  const ledgers = readLedgers()
  const wanted = wantedPictures(catalogue)
  const keys = new Set([toCome, ...wanted.map(({ key }) => key)])
  const gone = Object.keys(list.pictures).filter((key) => !keys.has(key))
  for (const key of gone) delete list.pictures[key]

  let made = await deriveGround(list)
  const left = wanted.entries()
  async function makeTheRest(): Promise<void> {
    for (const [at, picture] of left) {
      const one = await derivePicture(list, picture, ledgers)
      made += one
      if (one === 1 && made % entriesBetweenSaves === 0) {
        writePictureList(list)
        say(`${made} made, ${wanted.length - at - 1} to look at`)
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, makeTheRest))
  await deriveChips(catalogue, list, ledgers)
  deriveModels(catalogue, list, say)
  writePictureList(list)
  removeStrays(list)
  const missing = wanted.map(({ key }) => key).filter((key) => !list.pictures[key])
  return { made, kept: wanted.length - missing.length - made, missing }
}

type Target = { key: string; kind: Kind; name: string; shared: boolean }

async function deriveGround(list: PictureList): Promise<0 | 1> {
  const target = { key: toCome, kind: 'variant', name: 'p/to-come', shared: true } as const
  return enter(list, target, { png: await ground(), quality: 'final' })
}

/** How many pictures it made: one or none. */
async function derivePicture(list: PictureList, target: Target, ledgers: Ledgers): Promise<0 | 1> {
  const render = renderOf(target.key, ledgers, list.pictures[target.key])
  if (!render) return 0
  const pins = ledgers[render.quality][target.key]?.items
  return enter(list, target, { png: render.png, quality: render.quality, ...(pins && { pins }) })
}

type Source = { png: Buffer } & Pick<MadePicture, 'quality' | 'pins'>

async function enter(list: PictureList, { key, kind, name, shared }: Target, { png, ...facts }: Source): Promise<0 | 1> {
  const hash = hashOf(recipe, png)
  const old = list.pictures[key]
  if (old?.source === hash && isThere(old)) {
    list.pictures[key] = { ...old, ...facts }
    return 0
  }
  const { avif, widths, ratio, colour } = await encodePicture(png, kind)
  const file = `${name}-${hash.slice(0, 6)}`
  for (const [width, content] of avif) writeMedia(`${file}-${width}.avif`, content)
  const share = shared ? { share: `s/${name.slice(2)}-${hash.slice(0, 6)}.jpg` } : {}
  if (share.share) writeMedia(share.share, await encodeShare(png, kind))
  const { quality, ...pins } = facts
  list.pictures[key] = { source: hash, quality, file, widths, ratio, colour, ...share, ...pins }
  return 1
}

function isThere({ file, widths, share }: MadePicture): boolean {
  const files = [...widths.map((width) => `${file}-${width}.avif`), ...(share ? [share] : [])]
  return files.every((one) => existsSync(mediaPath(one)))
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
