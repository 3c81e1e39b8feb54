import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { http, originOf } from './http.ts'
import { type Page, pagesOf } from './pages.ts'
import { sites } from './sites.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: [
    'html5',
    { 'astro-island': { flow: true, phrasing: true, transparent: true }, 'list-in-place': { flow: true } },
  ],
})

// Astro writes this one rule where the first island stands, and leaves no say in it.
const stylesOfIslands = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

interface Seen extends Page {
  answered: number
  text: string
}

describe.each(sites)('each page of $name', ({ key, name, host }) => {
  let pages: Seen[] = []

  beforeAll(async () => {
    const all = pagesOf(key)
    const answers = await Promise.all(all.map(async ({ path }) => http(host, path)))
    pages = all.map((page, at) => ({
      ...page,
      answered: answers[at]?.status ?? 0,
      text: answers[at]?.text ?? '',
    }))
  })

  /** One line a fault, named by its page. */
  function faults(find: (page: Seen) => string[]): string[] {
    return pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`))
  }

  test('answers', () => {
    expect(pages.length).toBeGreaterThan(20)
    expect(faults(({ answered, status }) => (answered === status ? [] : [`${answered}`]))).toEqual([])
  })

  test('is valid HTML', async () => {
    const found = await Promise.all(pages.map(async ({ path, text }) => [path, await invalid(text)] as const))
    expect(found.filter(([, wrong]) => wrong.length > 0)).toEqual([])
  })

  test('is in British English and has one heading above all others', () => {
    expect(faults(({ text }) => (text.includes('<html lang="en-GB"') ? [] : ['its language']))).toEqual([])
    expect(faults(({ text }) => (count(text, /<h1[\s>]/g) === 1 ? [] : ['its headings']))).toEqual([])
  })

  test('says how large its pictures are', () => {
    const unsized = ({ text }: Seen) =>
      [...text.matchAll(/<img\b[^>]*>/g)].flatMap(([image]) =>
        / width="\d+"/.test(image) && / height="\d+"/.test(image) ? [] : [image],
      )
    expect(faults(unsized)).toEqual([])
  })

  test('has a title of its own that names the site', () => {
    const titles = pages.filter(({ status }) => status === 200).map(({ text }) => titleOf(text))
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    expect(titles.filter((title) => !title.includes(name.replace('&', '&amp;')))).toEqual([])
  })

  test('tells crawlers its one address, or that it is not for them', () => {
    const { hostname } = new URL(originOf(host))
    const wrong = ({ path, isIndexed, text }: Seen) => {
      const robots = count(text, /<meta name="robots" content="noindex, follow">/g)
      const canonical = canonicalOf(text)
      if (!isIndexed) return robots === 1 && !canonical ? [] : [`${canonical} and ${robots} robots`]
      const isRight = canonical?.hostname === hostname && canonical.pathname + canonical.search === path
      return isRight && robots === 0 ? [] : [`${canonical}`]
    }
    expect(faults(wrong)).toEqual([])
  })
})

test('the style page is for those who build the shop, and not in the shop', async () => {
  for (const { host } of sites) expect((await http(host, '/_/style')).status, host).toBe(404)
})

async function invalid(text: string): Promise<string[]> {
  const { results } = await validator.validateString(text.replace(stylesOfIslands, ''))
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`,
    ),
  )
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

function titleOf(text: string): string {
  return /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ''
}

function canonicalOf(text: string): URL | null {
  const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? []
  return URL.parse(address)
}
