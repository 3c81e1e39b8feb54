import { table } from '../table.ts'
import { type Audit, categories } from './audit-page.ts'

/** Milliseconds and layout shift that no page may pass; every score is 100. */
const bars = { lcp: 1_400, tbt: 0, cls: 0 }

/** What a busy machine can't change: everything but how long things took. */
export function isSound(audit: Audit): boolean {
  const others = categories.filter((name) => name !== 'performance')
  return others.every((name) => isPerfect(audit, name)) && audit.cls <= bars.cls
}

export function isMet(audit: Audit): boolean {
  const { lcp, tbt, cls } = audit
  const all = categories.every((name) => isPerfect(audit, name))
  return all && lcp <= bars.lcp && tbt <= bars.tbt && cls <= bars.cls
}

/** A page for people misses the point that it would get for letting crawlers in, and no other. */
function isPerfect({ scores, faults, isForPeople }: Audit, name: (typeof categories)[number]): boolean {
  if (scores[name] === 100) return true
  return name === 'seo' && isForPeople === true && !faults.some((id) => otherSeoAudits.has(id))
}

const otherSeoAudits = new Set([
  'document-title',
  'meta-description',
  'http-status-code',
  'link-text',
  'crawlable-anchors',
  'robots-txt',
  'image-alt',
  'hreflang',
  'canonical',
])

export function auditTable(audits: readonly Audit[]): string {
  const head = ['where', 'perf', 'a11y', 'practice', 'seo', 'LCP s', 'TBT ms', 'CLS', '']
  return table(head, audits.map(auditRow))
}

export function auditRow(audit: Audit): string[] {
  const { where, scores, lcp, tbt, cls, faults } = audit
  const figures = [(lcp / 1000).toFixed(2), tbt.toFixed(0), cls.toFixed(3)]
  const verdict = isMet(audit) ? 'met' : `MISSED ${faults.join(', ')}`
  return [where, ...categories.map((name) => String(scores[name])), ...figures, verdict]
}
