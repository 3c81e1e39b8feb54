import { expect, test } from 'vitest'
import { buildIndex } from './build-index.ts'
import { countFacets } from './count.ts'
import { pickFromTiers } from './pick.ts'
import { tiersOf } from './tiers.ts'

const styles = ['zen', 'baroque'].map((slug) => ({
  id: slug,
  kind: 'style' as const,
  urlSlug: slug,
  parent: null,
}))
const worn: number[][] = [[], [1], [0], [0, 1], [1], [0], [], [0, 1]]

const builder = buildIndex({ version: '1', tags: styles, sites: ['all'], size: worn.length })
worn.forEach((tags, number) =>
  builder.add({
    number,
    tags,
    rating: 0,
    shelves: [{ site: 0, rank: worn.length - number, price: 100, isInStock: true }],
  }),
)
const index = builder.finish()
const [shelf] = index.shelves

test.each([
  ['both before the first, the second and neither', 0, 8, [7, 3, 5, 2, 4, 1, 6, 0]],
  ['a stretch across tiers', 1, 4, [3, 5, 2, 4]],
  ['the end', 6, 4, [6, 0]],
  ['nothing after the end', 8, 4, []],
])('%s', (_what, offset, limit, expected) => {
  if (!shelf) throw new Error('The index was built for one site.')
  const { matches } = countFacets(index, shelf, { tags: new Map() })
  const tiers = tiersOf(index, matches, [0, 1])
  expect(pickFromTiers(index, tiers, { shelf, order: { by: 'rank' }, offset, limit })).toEqual(expected)
})
