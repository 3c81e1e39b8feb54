import { expect, test } from 'vitest'
import type { Audit } from './audit-page.ts'
import { medianAudit } from './median.ts'

const audit = (lcp: number, tbt: number, seo: number): Audit => ({
  where: 'hearth: list',
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo },
  lcp,
  tbt,
  cls: 0,
  faults: seo < 100 ? ['canonical'] : [],
})

test('the middle of each timing counts, and the worst of what time has no part in', () => {
  const median = medianAudit([audit(1500, 0, 100), audit(1100, 80, 92), audit(1200, 0, 100)])
  expect(median).toEqual({ ...audit(1200, 0, 92), faults: ['canonical'] })
})
