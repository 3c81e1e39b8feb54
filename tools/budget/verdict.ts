import { table } from '../table.ts'
import { type Bar, bars, type Measure } from './bars.ts'

export interface Figure {
  /** The Worker, or a page of a site. */
  where: string
  measure: Measure
  value: number
}

export interface Verdict extends Figure {
  atMost: number
  isMet: boolean
}

export function judge(figures: readonly Figure[]): Verdict[] {
  return figures.map((figure) => {
    const { atMost } = bars[figure.measure]
    return { ...figure, atMost, isMet: figure.value <= atMost }
  })
}

export function verdictTable(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ where, measure, value, atMost, isMet }) => {
    const bar = bars[measure]
    return [where, bar.title, amount(value, bar), amount(atMost, bar), isMet ? 'met' : 'MISSED']
  })
  return table(['where', 'what (compressed with gzip)', 'measured', 'bar', ''], rows)
}

function amount(value: number, { unit }: Bar): string {
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`
  return unit === 'ms' ? `${value.toFixed(0)} ms` : String(value)
}
