import type { Call } from '#contract/market/call.ts'
import type { Site } from '#contract/site.ts'

/** The embedded market is reached over a binding, which takes any host; the name is never resolved. */
const embedded = 'https://market.internal'

/** Fills `{name}` in the call's path from the query; what is left over becomes the query string, sorted. */
export function addressOf(site: Site, call: Call, query: ReadonlyMap<string, unknown>): URL {
  const rest = new Map(query)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = textOf(name, rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const base = site.market === 'embedded' ? embedded : site.market[call.family]
  const url = new URL(base + path)
  for (const [name, value] of [...rest].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (value !== undefined) url.searchParams.set(name, textOf(name, value))
  return url
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new Error(
    `The query value ${name} is neither text nor number; the call's schema lets nothing else pass.`,
  )
}
