/** KV takes keys of 512 bytes: what was asked at greater length goes in as its digest, and so does what has a body. */
const longestAsked = 400

interface CallKeyParts {
  site: string
  epoch: string
  call: string
  /** Path and query. */
  asked: string
  /** What somebody typed may be in it: it never stands in a key as it is. */
  body?: string | undefined
}

/** The names under which answers are kept. The site comes first: no key of one is a key of another. */
export function productKey(site: string, variantId: string): string {
  return `${site}:variant:${variantId}`
}

/** Remembers which variants a product has, so that a purge by product finds all their pages. */
export function membersKey(site: string, productId: string): string {
  return `${site}:product:${productId}`
}

export async function callKey(parts: CallKeyParts): Promise<string> {
  const { site, epoch, call, asked, body } = parts
  const isPlain = body === undefined && new TextEncoder().encode(asked).length <= longestAsked
  return `${site}:${epoch}:${call}:${isPlain ? asked : await digestOf(asked + (body ?? ''))}`
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
