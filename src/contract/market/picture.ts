import { z } from 'zod'

/** Width, height and colour keep the page still while the picture loads. */
export const picture = z.object({
  url: z.string(),
  thumbnail: z.string(),
  name: z.string(),
  s3key: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
})
