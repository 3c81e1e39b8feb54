/** The bundled fonts, and the custom property that brings each one's file and a fallback of the same measure. */
export const fontVariables = {
  'Instrument Sans': '--font-instrument-sans',
  Fraunces: '--font-fraunces',
  Figtree: '--font-figtree',
  'Schibsted Grotesk': '--font-schibsted-grotesk',
  'Cormorant Garamond': '--font-cormorant-garamond',
  Jost: '--font-jost',
} as const

export type FontFamily = keyof typeof fontVariables

export function isFontFamily(name: string): name is FontFamily {
  return Object.hasOwn(fontVariables, name)
}
