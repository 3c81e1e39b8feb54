import { countFacets } from '#market/facets/count.ts'
import { openIndex } from '#market/facets/pack.ts'
import { indexName } from '#market/facets/index-name.ts'
import { withStores } from './databases.ts'
import { type Subjects, some } from './market-calls.ts'
import { type Timing, percentiles } from './measure.ts'

const choices = 300
const warmUp = 40

/** The facets of two chosen groups, counted outside the Worker, where clocks go on while one computes. */
export async function timeCounting(
  stateDirectory: string,
  { site, categories, colours }: Subjects & { site: string },
): Promise<Pick<Timing, 'p50' | 'p99'>> {
  const blob = await withStores(stateDirectory, async ({ INDEX }) =>
    (await INDEX.get(indexName))?.arrayBuffer(),
  )
  if (!blob) throw new Error('There is no index to count with.')
  const index = openIndex(blob)
  const shelf = index.shelves.find((candidate) => candidate.site === site)
  if (!shelf) throw new Error(`The index knows no site “${site}”.`)
  const numbers = new Map(index.tags.map(({ id }, number) => [id, number]))
  const numberOf = (tag?: { tagId: string }) => numbers.get(tag?.tagId ?? '') ?? 0
  const durations: number[] = []
  for (let at = -warmUp; at < choices; at++) {
    const category = numberOf(some(categories, at + warmUp))
    const colour = numberOf(some(colours, (at + warmUp) * 7))
    const began = performance.now()
    countFacets(index, shelf, {
      tags: new Map([
        ['category', [category]],
        ['colour', [colour]],
      ]),
    })
    if (at >= 0) durations.push(performance.now() - began)
  }
  return percentiles(durations)
}
