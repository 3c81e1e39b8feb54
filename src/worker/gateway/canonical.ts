import { lowerCased, withPlainEscapes } from '#lib/path-form.ts'
import { type Route, idSegments, routeOf } from './routes.ts'

/** The one form of a path: single slashes, none at the end, no needless escapes, lower case but for ids. */
export function canonicalPath(path: string): string {
  // Pages decode their paths: left as it is, /%70rofile/edit would slip past the routes and the guard.
  const tidy = withPlainEscapes(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  if (tidy.startsWith('/_')) return /^\/_\/\w/.test(tidy) ? lowerCasedButIds(tidy) : tidy
  return lowerCasedButIds(tidy)
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

function lowerCasedButIds(path: string): string {
  const ids = idSegments(routeOf(path))
  return path
    .split('/')
    .map((segment, index) => (ids.has(index) ? segment : lowerCased(segment)))
    .join('/')
}
