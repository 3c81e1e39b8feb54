import type { Page } from 'playwright'
import { http } from './http.ts'

/** What a list's page shows, out of its HTML. */
export interface ShownList {
  heading: string
  chips: string[]
  count: number
  products: string[]
  next: string | null
}

export function readList(html: string): ShownList {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? ''
  const chips = [...main.matchAll(/<a class="chip chosen"[^>]*>([^]*?)<\/a>/g)]
  const products = [...main.matchAll(/<h2[^>]*>\s*<a href="([^"]+)"/g)]
  return {
    heading: wordsOf(/<h1[^>]*>([^]*?)<\/h1>/.exec(main)?.[1] ?? ''),
    chips: chips.map(([, words = '']) => wordsOf(words).replace('Remove ', '')),
    count: Number(/data-region="count"[^>]*>(\d+) Products/.exec(main)?.[1]),
    products: products.map(([, href = '']) => href),
    next: hrefOf(/<a[^>]*data-more[^>]*>/.exec(main)?.[0]),
  }
}

/** What the edge says of an address, with so many further pages behind it. */
export async function listAt(host: string, path: string, more = 0): Promise<ShownList> {
  const list = readList((await http(host, path)).text)
  if (more === 0 || list.next === null) return list
  const rest = await listAt(host, list.next, more - 1)
  return { ...list, products: [...list.products, ...rest.products], next: rest.next }
}

/** Where the page is, as the edge is asked for it. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function hrefOf(tag = ''): string | null {
  return /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null
}
