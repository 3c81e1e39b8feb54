import { readFileSync, statSync, existsSync } from 'node:fs'
import type { Catalogue } from '#market/seed/catalogue.ts'
import type { PictureList } from '#market/seed/pictures.ts'
import { runTool } from '../child.ts'
import { inProject } from '../root.ts'
import { lightest } from './encode.ts'
import { modelFaults } from './check-models.ts'
import { mediaPath, readPictureList } from './files.ts'
import { listedFiles, mediaFiles } from './strays.ts'
import { wantedPictures } from './wanted.ts'

/** In bytes. A list's tiles are what a phone waits for. */
const budget = { everything: 45_000_000, smallestOfAVariant: lightest, share: 120_000 }
const mostShown = 40

/** Whether everything that the shop shows is there and in order. It needs no Blender and no renders. */
export async function checkStudio(
  catalogue: Catalogue,
  { wantFinal }: { wantFinal: boolean },
): Promise<number> {
  const list = readPictureList()
  const faults = [
    ...(await catalogueFaults()),
    ...shownFaults(catalogue, { list, wantFinal }),
    ...modelFaults(catalogue, list),
  ]
  for (const fault of faults.slice(0, mostShown)) console.error(fault)
  if (faults.length > mostShown) console.error(`… and ${faults.length - mostShown} more`)
  console.log(`${summaryOf(list)}; ${faults.length === 0 ? 'good' : `${faults.length} faults`}`)
  return faults.length === 0 ? 0 : 1
}

/** What the studio's own check says of the catalogue: it knows nothing of the shop. */
async function catalogueFaults(): Promise<string[]> {
  const { code, output } = await runTool(['node', inProject('studio', 'check.mjs')])
  return code === 0 ? [] : output.trim().split('\n')
}

/** What the shop could not show, or only in part. */
export function shownFaults(
  catalogue: Catalogue,
  { list, wantFinal }: { list: PictureList; wantFinal: boolean },
): string[] {
  return [
    ...pictureFaults(catalogue, { list, wantFinal }),
    ...Object.keys(catalogue.finishes)
      .filter((slug) => !list.chips[slug])
      .map((slug) => `the finish ${slug} has no swatch`),
    ...sceneFaults(catalogue, list),
    ...fileFaults(list),
  ]
}

/** Each variant has its picture, each product its other three views, each room its two, each vignette its one. */
function pictureFaults(
  catalogue: Catalogue,
  { list, wantFinal }: { list: PictureList; wantFinal: boolean },
): string[] {
  return wantedPictures(catalogue).flatMap(({ key }) => {
    const made = list.pictures[key]
    if (!made) return [`${key} has no picture`]
    return wantFinal && made.quality !== 'final' ? [`${key} is a draft`] : []
  })
}

/** Every product of a room shows in at least one of its two pictures, and every pin lies inside its own box. */
function sceneFaults({ moodrooms }: Catalogue, list: PictureList): string[] {
  return moodrooms.flatMap(({ slug, items }) => {
    const views = ['wide', 'narrow'].map((eye) => list.pictures[`rooms/${slug}-${eye}`]?.pins)
    if (views.some((pins) => !pins)) return []
    const hidden = items.filter((item) => !views.some((pins) => pins?.[item]))
    const astray = views.flatMap((pins) =>
      Object.entries(pins ?? {}).filter(([, seen]) => seen && !isInside(seen.pin, seen.box)),
    )
    return [
      ...hidden.map((item) => `${item} shows in no picture of ${slug}`),
      ...astray.map(([item]) => `the pin of ${item} in ${slug} lies outside its box or the picture`),
    ]
  })
}

function isInside([x, y]: readonly [number, number], [left, top, right, bottom]: readonly [number, number, number, number]) {
  return x >= Math.max(0, left) && x <= Math.min(1, right) && y >= Math.max(0, top) && y <= Math.min(1, bottom)
}

/** What is listed is there, what is there is listed, and all of it is within the budget. */
function fileFaults(list: PictureList): string[] {
  const listed = listedFiles(list)
  const known = new Set(listed)
  const heavy = Object.entries(list.pictures).flatMap(([key, { file, widths, share }]) => {
    const smallest = `${file}-${widths[0]}.avif`
    return [
      ...(isHeavier(smallest, key.includes('/') && !/^(rooms|vignettes)\//.test(key) ? budget.smallestOfAVariant : Infinity)
        ? [`${smallest} is heavier than ${budget.smallestOfAVariant} bytes`]
        : []),
      ...(share && isHeavier(share, budget.share) ? [`${share} is heavier than ${budget.share} bytes`] : []),
    ]
  })
  const total = weightOf(listed)
  return [
    ...listed.filter((file) => !existsSync(mediaPath(file))).map((file) => `${file} is listed and not there`),
    ...mediaFiles()
      .filter((file) => !known.has(file))
      .map((file) => `${file} is there and not listed`),
    ...heavy,
    ...(total > budget.everything ? [`public/media weighs ${total} bytes, more than ${budget.everything}`] : []),
  ]
}

function isHeavier(file: string, bytes: number): boolean {
  return existsSync(mediaPath(file)) && readFileSync(mediaPath(file)).length > bytes
}

function weightOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (existsSync(mediaPath(file)) ? statSync(mediaPath(file)).size : 0), 0)
}

function summaryOf(list: PictureList): string {
  const pictures = Object.values(list.pictures)
  const finals = pictures.filter(({ quality }) => quality === 'final').length
  const megabytes = (weightOf(listedFiles(list)) / 1e6).toFixed(1)
  return `${pictures.length} pictures, ${finals} of them final, ${Object.keys(list.chips).length} swatches, ${Object.keys(list.models).length} models, ${megabytes} MB`
}
