import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Catalogue, catalogueSchema } from '#market/seed/catalogue.ts'
import { type PictureList, pictureListSchema } from '#market/seed/pictures.ts'
import { inProject } from '../root.ts'

const listPath = () => inProject('market', 'seed', 'pictures.json')

export const qualities = ['final', 'draft'] as const
export type Quality = (typeof qualities)[number]

export function readCatalogue(): Catalogue {
  return catalogueSchema.parse(JSON.parse(readFileSync(inProject('studio', 'catalogue.json'), 'utf8')))
}

export function readPictureList(): PictureList {
  if (!existsSync(listPath())) return { pictures: {}, chips: {}, models: {} }
  return pictureListSchema.parse(JSON.parse(readFileSync(listPath(), 'utf8')))
}

/** One line an entry, in the order of the names: a change shows as the lines that changed. */
export function writePictureList(list: PictureList): void {
  const parts = Object.entries(list).map(([name, entries]) => {
    const lines = Object.entries(entries)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => `    ${JSON.stringify(key)}: ${JSON.stringify(entry)}`)
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`
  })
  writeFileSync(listPath(), `{\n${parts.join(',\n')}\n}\n`)
}

export function renderPath(quality: Quality, key: string): string {
  return inProject('studio', 'renders', quality, `${key}.png`)
}

export function ledgerPath(quality: Quality): string {
  return inProject('studio', 'renders', quality, 'ledger.json')
}

export function modelPath(product: string): string {
  return inProject('studio', 'renders', 'fbx', `${product}.fbx`)
}

export function mediaPath(file: string): string {
  return inProject('public', 'media', file)
}

export function writeMedia(file: string, content: Uint8Array): void {
  mkdirSync(dirname(mediaPath(file)), { recursive: true })
  writeFileSync(mediaPath(file), content)
}

export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 16)
}
