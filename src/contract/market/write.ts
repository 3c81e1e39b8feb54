import { z } from 'zod'

type Encode = (value: unknown) => unknown

/**
 * What `z.encode` makes of a value, as JSON: fields that the contract names and no others, pounds for pence. Unlike it this
 * doesn't look whether each field is right, which takes longer than all else that a list does: whoever asked does look.
 */
export function writerOf<Schema extends z.ZodType>(schema: Schema): (value: z.output<Schema>) => string {
  const encode = encoderOf(schema) ?? ((value) => value)
  return (value) => JSON.stringify(encode(value))
}

/** Undefined where the value goes over the wire as it is. */
function encoderOf(schema: z.core.$ZodType): Encode | undefined {
  if (schema instanceof z.ZodObject && !schema.def.catchall) return ofObject(schema)
  if (schema instanceof z.ZodArray) return ofArray(schema)
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return ofMaybe(schema.def.innerType)
  if (schema instanceof z.ZodCodec) return byCodec(schema)
  if (asItIs.some((kind) => schema instanceof kind)) return undefined
  return (value) => z.encode(schema, value)
}

const asItIs = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral, z.ZodStringFormat]

function ofObject({ shape }: z.ZodObject): Encode {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, encode: encoderOf(field) }))
  return (value) => {
    const whole: Record<string, unknown> = Object(value)
    const written: Record<string, unknown> = {}
    for (const { name, encode } of fields) {
      const given = whole[name]
      if (given !== undefined) written[name] = encode ? encode(given) : given
    }
    return written
  }
}

function byCodec({ def: { reverseTransform } }: z.ZodCodec): Encode {
  return (value) => reverseTransform(value, { value, issues: [] })
}

function ofArray({ element }: z.ZodArray): Encode | undefined {
  const encode = encoderOf(element)
  return encode && ((value) => (Array.isArray(value) ? value.map((item: unknown) => encode(item)) : value))
}

function ofMaybe(inner: z.core.$ZodType): Encode | undefined {
  const encode = encoderOf(inner)
  return encode && ((value) => (value === null || value === undefined ? value : encode(value)))
}
