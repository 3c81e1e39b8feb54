import { expect, test } from 'vitest'
import { nearestTo, wordsOfPath } from './nearest.ts'

const tags = ['sofas', 'stools', 'dining-chairs', 'dining-tables', 'midcentury', 'velvet', 'café-chairs'].map(
  (urlSlug) => ({ urlSlug }),
)
const near = (path: string) => nearestTo(path, tags).map(({ urlSlug }) => urlSlug)

test.each([
  ['/products/category-sofa', 'sofas'],
  ['/products/category-sofsa', 'sofas'],
  ['/products/style-mid-century', 'midcentury'],
  ['/products/material-velvett', 'velvet'],
  ['/products/category-furniture-diningchair', 'dining-chairs'],
  ['/products/category-caf%C3%A9-chair', 'café-chairs'],
])('behind %s somebody looks for %s', (path, slug) => {
  expect(near(path)[0]).toBe(slug)
})

test('what looks like nothing is near to nothing', () => {
  for (const path of ['/products/xyzzy', '/products/brand-', '/%E0%A4%A', '/']) expect(near(path)).toEqual([])
})

test('there are no more of them than can be looked at', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ urlSlug: `sofa-${at}` }))
  expect(nearestTo('/products/sofa', many)).toHaveLength(6)
})

test.each([
  ['/alder-sofa/products/d/no-such-7', 'alder sofa'],
  ['/products/category-velvet_sofas', 'velvet sofas'],
  ['/Oak%20Tables/index.html', 'oak tables'],
  ['/products/list/room/x1', ''],
  ['/%E0%A4%A/1234', ''],
  ['/lampe-%C3%A0-poser', 'lampe poser'],
])('the words of %s are “%s”', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})
