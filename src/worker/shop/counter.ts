import { env } from 'cloudflare:workers'
import type { Shown } from '#contract/shop.ts'
import type { Site } from '#contract/site.ts'
import { secretsOf, siteOfKey } from '../sites.ts'
import { bindingOf } from '../upstream/binding.ts'
import type { Answer, Market } from '../upstream/market.ts'

export interface Visit {
  siteKey: string
  requestId: string
  waitUntil: (work: Promise<unknown>) => void
}

/** Where one visit's questions to the market are asked, and what its page is made of is noted. */
export interface Counter {
  site: Site
  market: Market
  /** A page that shows a thing is purged with it. */
  note: (tag: string) => void
  /** What a page may know of an answer; one that failed makes the page too poor to keep. */
  shown: <Value>(answer: Answer<Value>) => Shown<Value>
}

/** What came of a visit: how its page may be kept. */
export interface Notes {
  tags: Set<string>
  isWhole: boolean
}

export function openCounter(visit: Visit): { counter: Counter; notes: Notes } {
  const site = siteOfKey(visit.siteKey)
  const notes: Notes = { tags: new Set([site.key]), isWhole: true }
  const market: Market = {
    line: { site, secrets: secretsOf(site), fetch: bindingOf(site, env), requestId: visit.requestId },
    layers: { kv: env.CACHE, now: () => Date.now(), waitUntil: visit.waitUntil },
  }
  const counter: Counter = {
    site,
    market,
    note: (tag) => notes.tags.add(`${site.key}:${tag}`),
    shown(answer) {
      if (answer.ok) return answer
      if (answer.code === 'not-found') return { ok: false, code: 'not-found' }
      notes.isWhole = false
      return { ok: false, code: 'unavailable' }
    },
  }
  return { counter, notes }
}
