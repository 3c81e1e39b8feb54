/** What a drawing is made with: the piece's own colours and sizes. */
export interface Look {
  main: string
  trim: string
  /** A second colour, for what has a pattern. */
  other: string
  heightMm: number
  widthMm: number
}

export function darker(colour: string, by = 0.16): string {
  return mix(colour, '#1c1510', by)
}

export function lighter(colour: string, by = 0.16): string {
  return mix(colour, '#fffaf2', by)
}

export function box(place: number[], fill: string, radius = 0): string {
  const [x, y, width, height] = place.map(Math.round)
  const round = radius > 0 ? ` rx="${radius}"` : ''
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round} fill="${fill}"/>`
}

export function shape(path: string, fill: string): string {
  return `<path d="${path}" fill="${fill}"/>`
}

export function line(path: string, stroke: string, width = 4): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function oval([x, y, across, high]: number[], fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${high}" fill="${fill}"/>`
}

function mix(from: string, to: string, share: number): string {
  const channel = (at: number) => {
    const [a, b] = [from, to].map((colour) => parseInt(colour.slice(at, at + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
