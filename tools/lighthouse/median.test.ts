import { expect, test } from 'vitest'
import type { Audit } from './audit-page.ts'
import { medianAudit, undisturbed } from './median.ts'

const audit = (lcp: number, tbt: number, seo: number): Audit => ({
  where: 'hearth: list',
  scores: { performance: 100, accessibility: 100, 'best-practices': 100, seo },
  lcp,
  tbt,
  cls: 0,
  speed: 3000,
  faults: seo < 100 ? ['canonical'] : [],
})

test('the middle of each timing counts, and the worst of what time has no part in', () => {
  const median = medianAudit([audit(1500, 0, 100), audit(1100, 80, 92), audit(1200, 0, 100)])
  expect(median).toEqual({ ...audit(1200, 0, 92), faults: ['canonical'] })
})

test('a try on a machine that was slower than at its best says nothing of the page', () => {
  const at = (speed: number) => ({ ...audit(1200, 0, 100), speed })
  expect(undisturbed([at(2000), at(3100), at(3000), at(2700)])).toEqual([at(3100), at(3000)])
})
