import { z } from 'zod'

/** The older API sends some fields as JSON text; the answer's `jsonFields` names them. */
export function jsonText<Inner extends z.ZodType>(inner: Inner) {
  return z.codec(z.string(), inner, {
    decode: (text, context) => {
      try {
        return JSON.parse(text)
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: text, message: 'is not JSON' })
        return z.NEVER
      }
    },
    encode: (value) => JSON.stringify(value),
  })
}
