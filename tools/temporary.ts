import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is gone when the process ends, however it ends. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'archipelago-'))
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
  return directory
}
