import { z } from 'zod'

// Sentences of these stand beside the field of a form: they say what to do.

/** One line of somebody's own words: trimmed, and null where there is none. */
export function ownLine(longest: number) {
  return z
    .string()
    .regex(/^\P{Cc}*$/u, 'Use letters, digits and punctuation only.')
    .trim()
    .max(longest, `Use at most ${longest} characters.`)
    .transform((text) => text || null)
    .nullable()
}

/** Several lines of it. */
export function ownLines(longest: number) {
  return z
    .string()
    .max(2 * longest, `Use at most ${longest} characters.`)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .refine((text) => /^[\P{Cc}\n]*$/u.test(text), 'Use letters, digits and punctuation only.')
    .refine((text) => text.length <= longest, `Use at most ${longest} characters.`)
    .transform((text) => text || null)
    .nullable()
}

/** Written as people write it; kept with single spaces. */
export const telephone = ownLine(40).transform((text, context) => {
  if (text === null) return null
  const tidy = text.replace(/^00/, '+').replace(/[\s.\-/]+/g, ' ')
  const digits = tidy.replace(/[ ()]/g, '')
  if (isTelephone(digits)) return tidy
  context.issues.push({
    code: 'custom',
    input: text,
    message: 'Write a telephone number such as 0117 496 0142 or +44 117 496 0142.',
  })
  return z.NEVER
})

function isTelephone(digits: string): boolean {
  if (digits.startsWith('0')) return /^0[1-9]\d{8,9}$/.test(digits)
  if (digits.startsWith('+44')) return /^\+440?[1-9]\d{8,9}$/.test(digits)
  return /^\+[1-9]\d{6,14}$/.test(digits)
}

const home = /^(|united kingdom|uk|u\.k\.|great britain|gb|england|scotland|wales|northern ireland)$/i

export function isHome(country: string | null): boolean {
  return home.test(country ?? '')
}

const britishPostcode = /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLNP-UW-Z]{2})$/

/** The way Royal Mail writes it, whatever the spaces and the case; null where it can't be one. */
export function britishPostcodeOf(text: string): string | null {
  const letters = text.replace(/[\s-]/g, '').toUpperCase()
  return britishPostcode.test(letters) ? `${letters.slice(0, -3)} ${letters.slice(-3)}` : null
}
