import type { PanelGroup, PanelValue } from './panel.ts'
import type { FilterTag } from './vocabulary.ts'

const shown = 4

/** The values that decide most: one of each kind in which nothing is chosen yet, the nearer to half of the list the better. */
export function decisiveValues<Tag extends FilterTag>(
  groups: readonly PanelGroup<Tag>[],
  total: number,
): PanelValue<Tag>[] {
  const distance = ({ count }: PanelValue<Tag>) => Math.abs(count - total / 2)
  const nearest = groups
    .filter(({ chosen, kind }) => chosen === 0 && kind !== 'category')
    .flatMap(({ parts }) => {
      const values = parts.flatMap((part) => part.values).filter(({ count }) => count > 0 && count < total)
      return values.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1)
    })
  return nearest.toSorted((one, other) => distance(one) - distance(other)).slice(0, shown)
}
