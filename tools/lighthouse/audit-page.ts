import lighthouse from 'lighthouse'
import { z } from 'zod'
import { Obstacle } from '../command.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Audit {
  where: string
  scores: Record<(typeof categories)[number], number>
  lcp: number
  tbt: number
  cls: number
  /** Of the machine as Lighthouse found it just before: more is faster. */
  speed: number
  /** The audits that cost a point, by their ids. */
  faults: string[]
  /** Closed to crawlers on purpose: that costs it no point. */
  isForPeople?: boolean
}

const category = z.object({
  score: z.number(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
})

const unmeasured = z.object({
  audits: z.record(z.string(), z.object({ errorMessage: z.string().optional() })),
})

function whyNot(lhr: unknown): string {
  const parsed = unmeasured.safeParse(lhr)
  const messages = parsed.success
    ? Object.values(parsed.data.audits).flatMap((audit) => audit.errorMessage ?? [])
    : []
  return messages[0] ?? 'it gave no reason.'
}

/** Now and then the browser's trace lacks its beginning; Lighthouse then asks to be run again. */
const triesToMeasure = 3

/** One page load on a simulated phone; its figures are simulated too, not what the clock said. */
export async function auditPage(where: string, url: string, debuggingPort: number): Promise<Audit> {
  const { categories: found, audits, environment } = await reportOf(where, url, debuggingPort)
  const points = (name: (typeof categories)[number]) => Math.round(found[name].score * 100)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    where,
    scores: {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best-practices': points('best-practices'),
      seo: points('seo'),
    },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speed: environment.benchmarkIndex,
    faults: Object.values(found)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  }
}

async function reportOf(where: string, url: string, port: number): Promise<z.infer<typeof report>> {
  let reason = ''
  for (let left = triesToMeasure; left > 0; left--) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
    })
    const measured = report.safeParse(result?.lhr)
    if (measured.success) return measured.data
    reason = whyNot(result?.lhr)
  }
  throw new Obstacle(`Lighthouse could not measure ${where}: ${reason}`)
}
