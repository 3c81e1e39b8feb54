interface Point {
  x: number
  y: number
}

interface Label extends Point {
  anchor: 'start' | 'middle' | 'end'
  text: string
}

/** A drawing in the units of its own box, from the top left. */
export interface SizeDiagram {
  width: number
  height: number
  /** The edges of the piece as paths: its front, and what is seen of its top and side. */
  faces: string[]
  /** With a tick at each end. */
  measures: [Point, Point][]
  labels: Label[]
  /** Something that everybody knows the size of, standing beside it. */
  beside: { name: string; path: string }
}

/** All in millimetres; what nobody has measured is null. */
export interface Dimensions {
  heightDim: number | null
  widthDim: number | null
  lengthDim: number | null
}

const box = { width: 340, height: 230 }
const margin = { top: 12, right: 74, bottom: 34, left: 8 }
const gap = 16
/** How depth leans away: to the right and up. */
const lean = { x: 0.42, y: 0.28 }
const person = 1700
const sheet = { width: 210, height: 297 }
/** What is smaller stands beside a sheet of paper. */
const small = 500

/** A piece drawn as the box that it fills; null where two of its sides aren't known. */
export function sizeDiagram({ heightDim, widthDim, lengthDim }: Dimensions): SizeDiagram | null {
  const [across, up, deep] = [widthDim ?? lengthDim, heightDim, widthDim === null ? null : lengthDim]
  if (across === null || (up === null && deep === null)) return null
  const piece = { across, up: up ?? 0, deep: deep ?? 0 }
  const isSmall = Math.max(piece.across, piece.up, piece.deep) < small
  const other = isSmall ? sheet : { width: person * 0.26, height: person }
  const scale = Math.min(
    (box.width - margin.left - margin.right - gap) / (other.width + piece.across + piece.deep * lean.x),
    (box.height - margin.top - margin.bottom) / Math.max(other.height, piece.up + piece.deep * lean.y),
  )
  const floor = box.height - margin.bottom
  const left = margin.left + other.width * scale + gap
  const corner: Point = { x: left, y: floor }
  const sides = { across: piece.across * scale, up: piece.up * scale, deep: piece.deep * scale }
  return {
    ...box,
    faces: facesOf(corner, sides),
    ...measured(corner, sides, { across, up, deep }),
    beside: isSmall
      ? { name: 'A sheet of A4 paper', path: sheetAt(margin.left, floor, scale) }
      : {
          name: 'Somebody 1.7 m tall',
          path: personAt(margin.left + (other.width * scale) / 2, floor, scale),
        },
  }
}

interface Sides {
  across: number
  up: number
  deep: number
}

function facesOf({ x, y }: Point, { across, up, deep }: Sides): string[] {
  const back = { x: deep * lean.x, y: -deep * lean.y }
  const front = `M${at(x, y)}h${n(across)}v${n(-up)}h${n(-across)}z`
  const top = `M${at(x, y - up)}h${n(across)}l${at(back.x, back.y)}h${n(-across)}z`
  const side = `M${at(x + across, y)}v${n(-up)}l${at(back.x, back.y)}v${n(up)}z`
  return [front, ...(deep > 0 ? [top, side] : [])]
}

function measured(
  { x, y }: Point,
  { across, up, deep }: Sides,
  said: { across: number; up: number | null; deep: number | null },
): Pick<SizeDiagram, 'measures' | 'labels'> {
  const away = 8
  const [right, below] = [x + across, y + away]
  const measures: [Point, Point][] = [
    [
      { x, y: below },
      { x: right, y: below },
    ],
  ]
  const labels: Label[] = [{ x: x + across / 2, y: below + 15, anchor: 'middle', text: inCm(said.across) }]
  const end = { x: right + deep * lean.x, y: y - deep * lean.y }
  if (said.up !== null) {
    measures.push([
      { x: end.x + away, y: end.y - up },
      { x: end.x + away, y: end.y },
    ])
    labels.push({ x: end.x + away + 5, y: end.y - up / 2 + 4, anchor: 'start', text: inCm(said.up) })
  }
  if (said.deep !== null) {
    measures.push([
      { x: right + away, y: below - 4 },
      { x: end.x + away, y: end.y + away - 4 },
    ])
    const middle = { x: (right + end.x) / 2, y: (y + end.y) / 2 }
    labels.push({ x: middle.x + away + 5, y: middle.y + 16, anchor: 'start', text: inCm(said.deep) })
  }
  return { measures: measures.map(([a, b]) => [rounded(a), rounded(b)]), labels: labels.map(rounded) }
}

/** In metres, from the feet up. */
function personAt(x: number, floor: number, scale: number): string {
  const unit = scale * 1000
  const to = (across: number, up: number) => at(x + across * unit, floor - up * unit)
  const head = `M${to(-0.1, 1.58)}a${n(0.1 * unit)} ${n(0.12 * unit)} 0 1 1 ${n(0.2 * unit)} 0a${n(0.1 * unit)} ${n(0.12 * unit)} 0 1 1 ${n(-0.2 * unit)} 0z`
  const body = [
    `M${to(-0.13, 1.42)}Q${to(0, 1.46)} ${to(0.13, 1.42)}`,
    `Q${to(0.22, 1.4)} ${to(0.21, 1.2)}L${to(0.2, 0.78)}H${n(x + 0.14 * unit)}`,
    `L${to(0.11, 0)}H${n(x + 0.02 * unit)}L${to(0, 0.7)}L${to(-0.02, 0)}H${n(x - 0.11 * unit)}`,
    `L${to(-0.14, 0.78)}H${n(x - 0.2 * unit)}L${to(-0.21, 1.2)}Q${to(-0.22, 1.4)} ${to(-0.13, 1.42)}z`,
  ]
  return head + body.join('')
}

function sheetAt(x: number, floor: number, scale: number): string {
  return `M${at(x, floor)}h${n(sheet.width * scale)}v${n(-sheet.height * scale)}h${n(-sheet.width * scale)}z`
}

/** 2180 mm is 218 cm, 455 mm is 45.5 cm. */
export function inCm(millimetres: number): string {
  return `${millimetres / 10} cm`
}

function at(x: number, y: number): string {
  return `${n(x)} ${n(y)}`
}

function n(value: number): number {
  return Math.round(value * 10) / 10
}

function rounded<Some extends Point>(point: Some): Some {
  return { ...point, x: n(point.x), y: n(point.y) }
}
