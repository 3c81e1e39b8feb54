import { type Route, idSegments, routeOf } from './routes.ts'

/** The one form of a path: single slashes, none at the end, no needless escapes, lower case but for ids. */
export function canonicalPath(path: string): string {
  const tidy = withPlainEscapes(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  if (tidy.startsWith('/_')) return /^\/_\/\w/.test(tidy) ? lowerCased(tidy) : tidy
  return lowerCased(tidy)
}

/** The query as a cache may know it: only the names that the route reads, each once, sorted. */
export function canonicalQuery(route: Route, query: URLSearchParams): string {
  const known = route.query.toSorted().flatMap((name): [string, string][] => {
    const value = query.get(name)
    return value === null || value === '' ? [] : [[name, value]]
  })
  const text = new URLSearchParams(known).toString()
  return text && `?${text}`
}

/** RFC 3986, 6.2.2. Pages decode their paths: left as it is, /%70rofile/edit would slip past the routes and the guard. */
function withPlainEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const sign = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(sign) ? sign : escape.toUpperCase()
  })
}

function lowerCased(path: string): string {
  const ids = idSegments(routeOf(path))
  return path
    .split('/')
    .map((segment, index) => (ids.has(index) ? segment : lowerCasedSegment(segment)))
    .join('/')
}

function lowerCasedSegment(segment: string): string {
  return segment.replace(/%[0-9A-F]{2}|[^%]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
