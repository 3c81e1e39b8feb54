import { existsSync } from 'node:fs'
import sharp from 'sharp'
import type { Catalogue } from '#market/seed/catalogue.ts'
import type { PictureList } from '#market/seed/pictures.ts'
import { averageOf } from './encode.ts'
import { hashOf, mediaPath, writeMedia } from './files.ts'
import { type Ledgers, renderOf } from './renders.ts'

/** Raised when swatches shall be made anew from the same renders. */
const recipe = '5'
const chipSide = 96

/** A swatch for each finish, from its own render; one whose render isn't on this machine stays as it was made before. */
export async function deriveChips(catalogue: Catalogue, list: PictureList, ledgers: Ledgers): Promise<void> {
  for (const slug of Object.keys(list.chips)) if (!catalogue.finishes[slug]) delete list.chips[slug]
  for (const slug of Object.keys(catalogue.finishes)) {
    const render = renderOf(`swatches/${slug}`, ledgers)
    if (!render) continue
    const from = hashOf(recipe, render.png)
    const old = list.chips[slug]
    if (old?.from === from && existsSync(mediaPath(old.file))) continue
    const chip = await sharp(render.png).removeAlpha().resize(chipSide, chipSide).png().toBuffer()
    const file = `c/${slug}-${from.slice(0, 6)}.avif`
    writeMedia(file, await sharp(chip).avif({ quality: 60, effort: 4 }).toBuffer())
    list.chips[slug] = { file, colour: await averageOf(chip), from }
  }
}
