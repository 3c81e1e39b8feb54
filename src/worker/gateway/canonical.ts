import { type Route, idSegments, routeOf } from './routes.ts'

/** The one form of a path: single slashes, none at the end, lower case but for ids. */
export function canonicalPath(path: string): string {
  const tidy = path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')
  if (tidy.startsWith('/_')) return /^\/_\/\w/.test(tidy) ? lowerCased(tidy) : tidy
  return lowerCased(tidy)
}

/** The query as a cache may know it: only the names that the route reads, each once, sorted. */
export function canonicalQuery(route: Route, query: URLSearchParams): string {
  const known = [...route.query].sort().flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  const text = new URLSearchParams(known).toString()
  return text && `?${text}`
}

function lowerCased(path: string): string {
  const ids = idSegments(routeOf(path))
  return path
    .split('/')
    .map((segment, index) => (ids.has(index) ? segment : lowerCasedSegment(segment)))
    .join('/')
}

/** Percent escapes are kept as they are: %C3 and %c3 are one byte, and upper case is its usual form. */
function lowerCasedSegment(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}|[^%]+/gi, (part) =>
    part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
  )
}
