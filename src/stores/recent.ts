import { atom } from 'nanostores'
import { type RecentProduct, recentKey, recentProduct, recentProducts } from '#contract/edge/recent.ts'
import { mayRemember } from '#lib/may-remember.ts'

/** Section 9 of the specification. */
const most = 10
const year = 365 * 24 * 60 * 60 * 1000

/** What somebody has looked at, the latest first; empty for whoever hasn't agreed to that. */
export const $recent = atom<readonly RecentProduct[]>([])

export function openRecent(): void {
  $recent.set(mayRemember(document.cookie) ? kept() : [])
}

/** Puts a product first. What the page says of it is checked like everything that comes from outside. */
export function rememberProduct(said: string): void {
  if (!mayRemember(document.cookie)) return
  const product = recentProduct.safeParse(parsed(said))
  if (!product.success) return
  const { _id: id } = product.data
  const others = kept().filter(({ _id: other }) => other !== id)
  const products = [product.data, ...others].slice(0, most)
  $recent.set(products)
  write(JSON.stringify({ keptAt: Date.now(), products }))
}

export function forgetRecent(): void {
  $recent.set([])
  try {
    localStorage.removeItem(recentKey)
  } catch {
    // A browser that lets nobody keep anything has nothing to forget.
  }
}

function kept(): RecentProduct[] {
  const found = recentProducts.safeParse(parsed(read()))
  return found.success && Date.now() - found.data.keptAt < year ? found.data.products : []
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(recentKey)
  } catch {
    return null
  }
}

function write(text: string): void {
  try {
    localStorage.setItem(recentKey, text)
  } catch {
    // Full, or forbidden: the page is the same without it.
  }
}
