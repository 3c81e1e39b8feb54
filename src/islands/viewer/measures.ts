import type { Measures } from '#lib/model.ts'
import type { Point } from './edges.ts'
import type { Space } from './space.ts'

const namespace = 'http://www.w3.org/2000/svg'
const names = { width: 'Width', height: 'Height', length: 'Length' } as const
type Edge = keyof typeof names
const edges: readonly Edge[] = ['width', 'height', 'length']

/** Lines along the model with what they measure in truth, drawn over it. */
export function drawMeasures(place: HTMLElement) {
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('class', 'measures')
  svg.setAttribute('role', 'img')
  svg.toggleAttribute('hidden', true)
  const drawn = edges.map((edge) => {
    const line = document.createElementNS(namespace, 'path')
    const words = document.createElementNS(namespace, 'text')
    svg.append(line, words)
    return { edge, line, words }
  })
  place.append(svg)
  let known: Measures = { width: null, height: null, length: null }

  return {
    /** In millimetres, as its specification says. */
    say(measures: Measures): void {
      known = measures
      const said = edges.flatMap((edge) => wordsOf(edge, measures[edge]) ?? [])
      svg.setAttribute('aria-label', said.join(', '))
    },
    /** Says whether they are shown now. */
    toggle: () => !svg.toggleAttribute('hidden'),
    follow(space: Space): void {
      if (svg.hasAttribute('hidden')) return
      const { middle, ends } = space.edges()
      for (const { edge, line, words } of drawn) {
        const said = wordsOf(edge, known[edge])
        words.textContent = said ?? ''
        line.setAttribute('d', said ? lineBetween(ends[edge]) : '')
        putBeside(words, ends[edge], middle)
        keepWithin(words, place.clientWidth)
      }
    },
  }
}

function wordsOf(edge: Edge, millimetres: number | null): string | null {
  return millimetres === null ? null : `${names[edge]} ${millimetres.toLocaleString('en-GB')} mm`
}

/** With a short stroke across each end. */
function lineBetween([from, to]: readonly [Point, Point]): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [x, y] = [((to.y - from.y) / length) * 6, ((from.x - to.x) / length) * 6]
  const across = (at: Point) => `M${at.x - x} ${at.y - y}L${at.x + x} ${at.y + y}`
  return `M${from.x} ${from.y}L${to.x} ${to.y}${across(from)}${across(to)}`
}

/** On the side of the line that is turned away from the model. */
function putBeside(words: SVGTextElement, [from, to]: readonly [Point, Point], middle: Point): void {
  const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const away = Math.hypot(at.x - middle.x, at.y - middle.y) || 1
  const [x, y] = [(at.x - middle.x) / away, (at.y - middle.y) / away]
  words.setAttribute('text-anchor', x > 0.4 ? 'start' : x < -0.4 ? 'end' : 'middle')
  words.setAttribute('x', String(at.x + x * 12))
  words.setAttribute('y', String(at.y + y * 20 + 4))
}

const margin = 6

/** Words that are cut off at the side say nothing. */
function keepWithin(words: SVGTextElement, width: number): void {
  const { x, width: length } = words.getBBox()
  const beyond = Math.min(0, width - margin - (x + length)) || Math.max(0, margin - x)
  if (beyond !== 0) words.setAttribute('x', String(Number(words.getAttribute('x')) + beyond))
}
