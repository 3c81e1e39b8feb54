import type { FontFamily } from '#lib/fonts.ts'
import cormorantGaramond from '#fonts/cormorant-garamond.woff2?inline'
import figtree from '#fonts/figtree.woff2?inline'
import fraunces from '#fonts/fraunces.woff2?inline'
import instrumentSans from '#fonts/instrument-sans.woff2?inline'
import jost from '#fonts/jost.woff2?inline'
import schibstedGrotesk from '#fonts/schibsted-grotesk.woff2?inline'

interface FontFile {
  path: string
  weight: string
  fallback: string
  dataUrl: string
}

/** The shops' own fonts: a browser asks for a font where the page is, and the shop is another origin. */
export const fontFiles: Record<FontFamily, FontFile> = {
  'Instrument Sans': file('instrument-sans', '400 600', instrumentSans),
  Fraunces: file('fraunces', '500', fraunces),
  Figtree: file('figtree', '400 600', figtree),
  'Schibsted Grotesk': file('schibsted-grotesk', '400 600', schibstedGrotesk),
  'Cormorant Garamond': file('cormorant-garamond', '500', cormorantGaramond),
  Jost: file('jost', '400 600', jost),
}

export function fontAt(path: string): Uint8Array<ArrayBuffer> | null {
  const found = Object.values(fontFiles).find((font) => font.path === path)
  if (!found) return null
  const base64 = found.dataUrl.slice(found.dataUrl.indexOf(',') + 1)
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
}

function file(name: string, weight: string, dataUrl: string): FontFile {
  const fallback = weight === '500' ? 'serif' : 'sans-serif'
  return { path: `/fonts/${name}.woff2`, weight, fallback, dataUrl }
}
