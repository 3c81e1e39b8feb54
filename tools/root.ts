import { dirname, join } from 'node:path'

const root = dirname(import.meta.dirname)

/** A path of the project, wherever the command was called from. */
export function inProject(...parts: string[]): string {
  return join(root, ...parts)
}
