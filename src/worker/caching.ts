import type { Notes } from './shop/counter.ts'

/**
 * What the edge and the browser may keep of an answer that is the same for everybody. It is read to its end first:
 * a page that breaks half-way must not be a page, and one that hasn't changed needn't be sent again.
 */
export async function cacheFor(response: Response, { tags, isWhole }: Notes): Promise<Response> {
  const body = await response.arrayBuffer()
  const kept = new Response(body, response)
  const { headers } = kept
  if (!isWhole || ![200, 308, 404].includes(response.status)) {
    headers.set('cache-control', 'no-store')
    return kept
  }
  headers.set('cache-control', 'no-cache')
  headers.set(
    'cloudflare-cdn-cache-control',
    response.status === 404 ? 'max-age=60' : 'max-age=300, stale-while-revalidate=86400',
  )
  headers.set('cache-tag', [...tags].join(','))
  headers.set('etag', await etagOf(body))
  return kept
}

/** Weak: compression on the way changes the bytes and not what they say. */
async function etagOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  const text = Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `W/"${text}"`
}
