import { expect, test } from 'vitest'
import type { FilterKind } from './filter/kinds.ts'
import { panelGroups } from './search-panel.ts'

const value = (kind: FilterKind, name: string, parentName: string | null = null) => ({
  kind,
  name,
  parentName,
})

/** The groups as lines: a part's head is marked, and its name is in front. */
function linesOf(tags: ReturnType<typeof value>[]): string[] {
  return panelGroups(tags).flatMap(({ title, parts }) =>
    parts.map(({ name, head, tags }) =>
      [title, name ?? '–', head ? `[${head.name}]` : '', ...tags.map((tag) => tag.name)]
        .filter(Boolean)
        .join(' '),
    ),
  )
}

test('the groups come in the order of the specification, and only those that hold anything', () => {
  const tags = [
    value('filter', 'Cosy'),
    value('room', 'Hall'),
    value('brand', 'Vester'),
    value('colour', 'Red'),
  ]
  expect(linesOf(tags)).toEqual(['Colour – Red', 'Brand – Vester', 'Room – Hall', 'Moodclip – Cosy'])
})

test.each(['colour', 'material', 'filter'] as const)(
  'values of the kind %s stand below their parents, and those without one are the part other',
  (kind) => {
    const tags = [
      value(kind, 'Odd'),
      value(kind, 'Warm'),
      value(kind, 'Red', 'Warm'),
      value(kind, 'Teal', 'Cool'),
    ]
    const [title] = panelGroups(tags).map((group) => group.title)
    expect(linesOf(tags)).toEqual([`${title} Warm [Warm] Red`, `${title} Cool Teal`, `${title} other Odd`])
  },
)

test('other kinds are one list', () => {
  expect(linesOf([value('room', 'Hall', 'House'), value('room', 'Attic')])).toEqual(['Room – Hall Attic'])
})
