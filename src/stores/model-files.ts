import { readModelFile } from '#contract/edge/model-file.ts'

interface Asking {
  /** What is known of its size before it comes. */
  bytes: number | null
  signal: AbortSignal
  /** The part that is there, from 0 to 1; never told where the size isn't known. */
  told: (part: number) => void
}

/** The last file stays: whoever closes the view and opens it again waits for nothing. */
let kept: { href: string; file: ArrayBuffer } | null = null

export async function askForModelFile(
  href: string,
  { bytes, signal, told }: Asking,
): Promise<ArrayBuffer | null> {
  if (kept?.href === href) return kept.file
  const file = await readModelFile(href, {
    signal,
    told: (sofar) => bytes && told(Math.min(1, sofar / bytes)),
  })
  if (file) kept = { href, file }
  return file
}
