import type { Draft } from './generation.ts'

/** Each rebuild writes an object of its own, and none is ever replaced. */
const prefix = 'lexicon-'

/** The name that it is kept by; none for a lexicon that there isn't. */
export async function keepLexicon(
  bucket: R2Bucket,
  { ticket }: Draft,
  blob: Uint8Array | null,
): Promise<string> {
  if (!blob) return ''
  const name = `${prefix}${ticket}`
  await bucket.put(name, blob)
  return name
}

/** A newer rebuild may have written its own by now. */
export async function dropOlderLexicons(bucket: R2Bucket, { ticket }: Draft): Promise<void> {
  const { objects } = await bucket.list({ prefix })
  const older = objects.filter(({ key }) => Number(key.slice(prefix.length)) < ticket)
  await bucket.delete(older.map(({ key }) => key))
}
