import { readdirSync, rmSync } from 'node:fs'
import type { PictureList } from '#market/seed/pictures.ts'
import { mediaPath } from './files.ts'

/** Every file below `public/media` that the list names. */
export function listedFiles(list: PictureList): string[] {
  return [
    ...Object.values(list.pictures).flatMap(({ file, widths, share }) => [
      ...widths.map((width) => `${file}-${width}.avif`),
      ...(share ? [share] : []),
    ]),
    ...Object.values(list.chips).map(({ file }) => file),
    ...Object.values(list.models).map(({ file }) => file),
  ]
}

/** What lies below `public/media` and is not named by the list goes. */
export function removeStrays(list: PictureList): void {
  const listed = new Set(listedFiles(list))
  for (const file of mediaFiles()) if (!listed.has(file)) rmSync(mediaPath(file))
}

export function mediaFiles(): string[] {
  return readdirSync(mediaPath(''), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(mediaPath('').length).replace(/^\/+/, ''))
}
