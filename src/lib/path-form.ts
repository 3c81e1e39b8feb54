/** RFC 3986, 6.2.2: an escape that needn't be one is taken out, and the others are in upper case. */
export function withPlainEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const sign = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(sign) ? sign : escape.toUpperCase()
  })
}

/** Lower case but for the escapes, whose form is upper case. */
export function lowerCased(segment: string): string {
  return segment.replace(/%[0-9A-F]{2}|[^%]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
