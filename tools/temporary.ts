import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What Linux keeps in memory and calls a folder. */
const memory = '/dev/shm'

/** A folder that is gone when the process ends, however it ends. */
export function temporaryDirectory(parent = tmpdir()): string {
  const directory = mkdtempSync(join(parent, 'archipelago-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/**
 * Where files lie in memory, if so many bytes have room there. Locally D1 writes a bookmark to its file for every read, which the
 * platform doesn't: what is on a disk takes as long as the disk does.
 */
export function placeInMemory(bytes: number): string | undefined {
  if (!existsSync(memory)) return undefined
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > bytes ? memory : undefined
}

/** A copy of a folder in memory; the folder itself where there is no room for it. */
export function copyInMemory(folder: string): string {
  const place = placeInMemory(2 * bytesIn(folder))
  if (place === undefined) return folder
  const copy = temporaryDirectory(place)
  cpSync(folder, copy, { recursive: true })
  return copy
}

function bytesIn(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(folder, name)).size,
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
