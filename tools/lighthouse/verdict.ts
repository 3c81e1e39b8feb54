import { table } from '../table.ts'
import { type Audit, categories } from './audit-page.ts'

/** Milliseconds and layout shift that no page may pass; every score is 100. */
const bars = { lcp: 1_400, tbt: 0, cls: 0 }

/** What a busy machine can't change: everything but how long things took. */
export function isSound({ scores, cls }: Audit): boolean {
  return categories.every((name) => name === 'performance' || scores[name] === 100) && cls <= bars.cls
}

export function isMet({ scores, lcp, tbt, cls }: Audit): boolean {
  const isPerfect = categories.every((name) => scores[name] === 100)
  return isPerfect && lcp <= bars.lcp && tbt <= bars.tbt && cls <= bars.cls
}

export function auditTable(audits: readonly Audit[]): string {
  const rows = audits.map((audit) => {
    const { where, scores, lcp, tbt, cls, faults } = audit
    const figures = [(lcp / 1000).toFixed(2), tbt.toFixed(0), cls.toFixed(3)]
    const verdict = isMet(audit) ? 'met' : `MISSED ${faults.join(', ')}`
    return [where, ...categories.map((name) => String(scores[name])), ...figures, verdict]
  })
  const head = ['where', 'perf', 'a11y', 'practice', 'seo', 'LCP s', 'TBT ms', 'CLS', '']
  return table(head, rows)
}
