import { z } from 'zod'

/** Width, height and colour keep the page still while the picture loads. */
export const picture = z.object({
  url: z.string(),
  thumbnail: z.string(),
  name: z.string(),
  s3key: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /**
   * The widths that it can be had in, the smallest first: `url` ends in `-<width>.<ending>`, and the others differ in that
   * number alone. None for a picture of one size.
   */
  widths: z.array(z.int().positive()).default([]),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
})
