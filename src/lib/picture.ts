interface Picture {
  url: string
  width: number
  height: number
  widths: readonly number[]
}

/**
 * What an image element says of a picture: one address, and what it can be had in where there are several. A small place
 * names nothing larger than it can use: a list's page has many pictures.
 */
export function imageOf({ url, width, height, widths }: Picture, largest = Infinity) {
  const fitting = widths.filter((one) => one <= largest)
  const srcset = fitting.map((one) => `${addressIn(one, url)} ${one}w`).join(',')
  return { src: url, ...(fitting.length > 1 && { srcset }), width, height }
}

/** The ground that a small place shows until its picture is there, in the three digits that a list can spare: `#cba`. */
export function groundOf({ colour }: { colour: string }): string {
  const digits = [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17))
  return `#${digits.map((digit) => digit.toString(16)).join('')}`
}

/** `/media/p/stool-1f2e3d-640.avif` in 320: the number before the ending is the width. */
function addressIn(width: number, url: string): string {
  return url.replace(/-\d+(\.\w+)$/, `-${width}$1`)
}
