import type { Audit } from './audit-page.ts'

/** Of several tries of one page: the middle of each timing, and the worst of all that time has no part in. */
export function medianAudit(tries: readonly Audit[]): Audit {
  const middle = (figure: (audit: Audit) => number) =>
    tries.map(figure).toSorted((a, b) => a - b)[Math.floor(tries.length / 2)] ?? Number.NaN
  const worst = (figure: (audit: Audit) => number) => Math.min(...tries.map(figure))
  const performance = middle(({ scores }) => scores.performance)
  return {
    where: tries[0]?.where ?? '',
    scores: {
      performance,
      accessibility: worst(({ scores }) => scores.accessibility),
      'best-practices': worst(({ scores }) => scores['best-practices']),
      seo: worst(({ scores }) => scores.seo),
    },
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: Math.max(...tries.map(({ cls }) => cls)),
    speed: middle(({ speed }) => speed),
    faults: [...new Set(tries.flatMap(({ faults }) => faults))],
  }
}

const likeTheFastest = 0.9

/** Those during which the machine was about as fast as at its best: in the others it had something else to do. */
export function undisturbed(tries: readonly Audit[]): Audit[] {
  const best = Math.max(...tries.map(({ speed }) => speed))
  return tries.filter(({ speed }) => speed >= best * likeTheFastest)
}
