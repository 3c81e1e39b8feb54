import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Catalogue } from '#market/seed/catalogue.ts'
import type { MadePicture, PictureList } from '#market/seed/pictures.ts'
import { averageOf } from './encode.ts'
import { hashOf, mediaPath, writeMedia } from './files.ts'
import { bestPatch } from './patch.ts'

/** Raised when swatches shall be cut anew out of the same pictures. */
const cut = '4'
const chipSide = 96
/** The pictures that are looked at for a finish. */
const mostSights = 5
/** Further from its own colour than this, a square shows something else. A wood's or a metal's is known but roughly. */
const strangest = { known: 46, rough: 62 }

/**
 * A swatch for each finish, cut out of the shop's pictures of what wears it: those are everywhere, renders are not. A
 * finish of which nothing large enough is seen has none, and is shown by its colour.
 */
export async function cutChips(catalogue: Catalogue, list: PictureList): Promise<void> {
  for (const slug of Object.keys(list.chips)) if (!catalogue.finishes[slug]) delete list.chips[slug]
  for (const [slug, finish] of Object.entries(catalogue.finishes)) {
    const sights = sightsOf(catalogue, slug, list)
    const from = hashOf(cut, slug, ...sights.map(({ source }) => source))
    const old = list.chips[slug]
    if (sights.length === 0 || (old?.from === from && existsSync(mediaPath(old.file)))) continue
    const rough = catalogue.tags.colour.find((tag) => tag.slug === finish.colour)?.hex ?? '#808080'
    const chip = await chipOf(sights.map(largest), finish.hex ? { hex: finish.hex, most: strangest.known } : { hex: rough, most: strangest.rough })
    if (!chip) {
      delete list.chips[slug]
      continue
    }
    const file = `c/${slug}-${from.slice(0, 6)}.avif`
    writeMedia(file, await sharp(chip).avif({ quality: 60, effort: 4 }).toBuffer())
    list.chips[slug] = { file, colour: await averageOf(chip), from }
  }
}

async function chipOf(sights: readonly Buffer[], { hex, most }: { hex: string; most: number }): Promise<Buffer | undefined> {
  const patches = await Promise.all(sights.map(async (png) => ({ png, patch: await bestPatch(png, hex) })))
  const [best] = patches
    .flatMap(({ png, patch }) => (patch && patch.score < most ? [{ png, patch }] : []))
    .toSorted((a, b) => a.patch.score - b.patch.score)
  if (!best) return undefined
  const { left, top, width, height } = best.patch
  return sharp(best.png).removeAlpha().extract({ left, top, width, height }).resize(chipSide, chipSide).png().toBuffer()
}

/** Main views of variants that wear the finish on their largest part, otherwise on the next. */
function sightsOf({ products }: Catalogue, finish: string, { pictures }: PictureList): MadePicture[] {
  const wearing = products.flatMap((product) =>
    product.variants.map((variant) => ({
      picture: pictures[`${product.slug}/${variant.slug}`],
      place: Object.values({ ...product.finish, ...variant.finish }).indexOf(finish),
    })),
  )
  const seen = (wantedPlace: number) =>
    wearing.flatMap(({ picture, place }) => (picture && place === wantedPlace ? [picture] : [])).slice(0, mostSights)
  const best = seen(0)
  return best.length > 0 ? best : seen(1)
}

function largest({ file, widths }: MadePicture): Buffer {
  return readFileSync(mediaPath(`${file}-${widths.at(-1)}.avif`))
}
