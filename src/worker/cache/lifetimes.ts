import type { Keep } from '#contract/market/call.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

interface Lifetime {
  /** Served from this isolate's memory without a question. */
  memory: number
  /** Served from KV without a question; older than that it is served once more while it is fetched anew. */
  fresh: number
  /** Served at all, when the market doesn't answer. */
  stale: number
}

/** How long answers are kept; the specification's numbers. Whatever shows a price is never older than a day. */
export const lifetimes: Record<Exclude<Keep, 'nothing'>, Lifetime> = {
  tags: { memory: 300 * second, fresh: 1_440 * minute, stale: 365 * day },
  menus: { memory: 300 * second, fresh: 10_080 * minute, stale: 365 * day },
  products: { memory: 60 * second, fresh: 5 * minute, stale: day },
}
