import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Catalogue } from '#market/seed/catalogue.ts'
import type { PictureList } from '#market/seed/pictures.ts'
import { Obstacle } from '../command.ts'
import { ensureBlender, renderAside } from './blender.ts'
import { encodePicture } from './encode.ts'
import { mediaPath, readPictureList } from './files.ts'
import { likeness } from './likeness.ts'
import { matches, type WantedPicture, wantedPictures } from './wanted.ts'

/** Below this a picture is another one than the shop shows: its model changed, or Blender did. */
const alike = 0.98

/** Renders products once more, aside, and says how like the shop's own pictures they came out. */
export async function repeatProducts(catalogue: Catalogue, only?: string): Promise<number> {
  if (!only) throw new Obstacle(`"--repeat" renders what you name, some minutes a product: add --only 'stool-pipit'.`)
  const products = catalogue.products.filter(({ slug }) => matches(slug, only))
  if (products.length === 0) throw new Obstacle(`No product is named ${only}. "studio/catalogue.json" names them all.`)
  const folder = mkdtempSync(join(tmpdir(), 'archipelago-studio-'))
  try {
    await ensureBlender()
    await renderAside(only, folder)
    const list = readPictureList()
    const faults: string[] = []
    for (const wanted of wantedPictures({ ...catalogue, products, moodrooms: [], vignettes: [] })) {
      const found = await likenessOf(wanted, folder, list)
      console.log(`${wanted.key}: ${found?.toFixed(4) ?? 'not made'}`)
      if (!found || found < alike) faults.push(wanted.key)
    }
    console.log(faults.length === 0 ? 'the same pictures' : `less than ${alike} alike: ${faults.join(', ')}`)
    return faults.length === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Both as the shop's files, so that what encoding takes away is taken from both. */
async function likenessOf({ key, kind }: WantedPicture, folder: string, list: PictureList): Promise<number | undefined> {
  const path = join(folder, 'final', `${key}.png`)
  const shown = list.pictures[key]
  if (!shown || !existsSync(path)) return undefined
  const { avif, widths } = await encodePicture(readFileSync(path), kind)
  const width = widths.at(-1) ?? 0
  const [again, before] = [avif.get(width), mediaPath(`${shown.file}-${width}.avif`)]
  return again && existsSync(before) ? likeness(again, readFileSync(before)) : undefined
}
