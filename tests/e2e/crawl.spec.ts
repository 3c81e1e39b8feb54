import { describe, expect, test } from 'vitest'
import { http } from './http.ts'
import { sites } from './sites.ts'

/** Areas that are not open yet: the pages that lead there are right, what is behind them will be. */
const notOpenYet = [/^\/[^/]+\/moodrooms\/d\//, /^\/[^/]+\/blog\/d\//, /^\/game(\/|$)/, /^\/info\//]

/** Pages for one person are none of a crawler's business; they must answer, and it goes no further. */
const personal = /^\/(profile\/(?!seller\/)|purchase\/|sign-in|sign-up|sign-out|post-login|api\/)/

const atATime = 8
const mostIndexedForEachProduct = 5

interface Seen {
  path: string
  status: number
  /** Its one address, where it is for crawlers. */
  canonical: string | null
  isIndexed: boolean
  /** The page that led here. */
  from: string
}

describe.each(sites)('a crawler at $name', ({ host }) => {
  test(
    'finds no broken link, no page twice, and no more pages than there is to say',
    { timeout: 600_000 },
    async () => {
      const seen = await crawl(host)
      const broken = seen.filter(({ status }) => status >= 400)
      expect(broken.map(({ path, status, from }) => `${path}: ${status}, from ${from}`)).toEqual([])

      const indexed = seen.filter(({ isIndexed }) => isIndexed)
      const strange = indexed.filter(({ path, canonical }) => canonical !== path)
      expect(strange.map(({ path, canonical }) => `${path} says ${canonical}`)).toEqual([])
      const canonicals = indexed.map(({ canonical }) => canonical)
      expect(canonicals.filter((address, at) => canonicals.indexOf(address) !== at)).toEqual([])

      const products = await countOfProducts(host)
      expect(products).toBeGreaterThan(48)
      expect(seen.filter(({ path }) => path.includes('/products/d/')).length).toBeGreaterThanOrEqual(products)
      expect(indexed.length).toBeLessThanOrEqual(mostIndexedForEachProduct * products)
      for (const kind of [
        /\/products\/seller\//,
        /^\/profile\/seller\//,
        /^\/store\//,
        /^\/products\/brand-/,
      ])
        expect(
          indexed.some(({ path }) => kind.test(path)),
          String(kind),
        ).toBe(true)
    },
  )
})

async function countOfProducts(host: string): Promise<number> {
  const { text } = await http(host, '/products')
  return Number(/data-region="count"[^>]*>\s*(\d+) Products/.exec(text)?.[1])
}

/** From the home page, along every link that a crawler is meant to follow. */
async function crawl(host: string): Promise<Seen[]> {
  const seen: Seen[] = []
  const waiting = [{ path: '/', from: 'nowhere' }]
  const known = new Set(['/'])
  while (waiting.length > 0) {
    const now = waiting.splice(0, atATime)
    const answers = await Promise.all(now.map(async ({ path, from }) => visit(host, { path, from })))
    for (const { page, links } of answers) {
      seen.push(page)
      for (const path of links) {
        if (known.has(path)) continue
        known.add(path)
        waiting.push({ path, from: page.path })
      }
    }
  }
  return seen
}

async function visit(
  host: string,
  { path, from }: { path: string; from: string },
): Promise<{ page: Seen; links: string[] }> {
  const { status, headers, text } = await http(host, path)
  const robots = /<meta name="robots" content="([^"]*)"/.exec(text)?.[1] ?? ''
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]
  const isPage = status === 200 && String(headers['content-type']).startsWith('text/html')
  const page: Seen = {
    path,
    from,
    status,
    canonical: canonical === undefined ? null : addressOf(unescaped(canonical)),
    isIndexed: isPage && !personal.test(path) && !robots.includes('noindex'),
  }
  if (personal.test(path)) return { page, links: [] }
  const leadsTo = status >= 300 && status < 400 ? [headers.location ?? ''] : linksOf(text)
  return { page, links: leadsTo.flatMap((href) => followed(host, path, href)) }
}

/** Those that may be followed: of the page itself, not of what only some visitors open. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([link]) => {
    const href = /\bhref="([^"]*)"/.exec(link)?.[1]
    return href === undefined || /\brel="[^"]*nofollow/.test(link) ? [] : [unescaped(href)]
  })
}

function followed(host: string, page: string, href: string): string[] {
  const url = URL.parse(href, `http://${host}${page}`)
  if (!url?.protocol.startsWith('http') || url.hostname !== host) return []
  const path = url.pathname + url.search
  return notOpenYet.some((area) => area.test(url.pathname)) ? [] : [path]
}

function addressOf(href: string): string {
  const { pathname, search } = new URL(href)
  return pathname + search
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')
}
