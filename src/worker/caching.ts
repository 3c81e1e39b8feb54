import type { Notes } from './shop/counter.ts'

/** What the edge and the browser may keep of an answer that is the same for everybody. */
export function cacheFor(response: Response, { tags, isWhole }: Notes): Response {
  const kept = new Response(response.body, response)
  const { headers } = kept
  const isLasting = isWhole && (response.status === 200 || response.status === 308)
  if (isLasting || response.status === 404) {
    const lifetime = isLasting ? 'max-age=300, stale-while-revalidate=86400' : 'max-age=60'
    headers.set('cache-control', 'no-cache')
    headers.set('cloudflare-cdn-cache-control', lifetime)
    headers.set('cache-tag', [...tags].join(','))
  } else {
    headers.set('cache-control', 'no-store')
  }
  return kept
}
