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
  /** The address of it in 1200 × 630, for links that are shared; null where it isn't made for that. */
  share: z.string().nullable().default(null),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
})

export type Picture = z.infer<typeof picture>

/** Of a variant: the id of the one that is seen in it, where that is another one. */
export const variantPicture = picture.extend({ shows: z.string().nullable().default(null) })
export type VariantPicture = z.infer<typeof variantPicture>
