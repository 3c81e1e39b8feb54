import { z } from 'zod'

const pin = z.object({
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  pin: z.tuple([z.number(), z.number()]),
})

/** What `npm run studio` made for the shop; the files lie below `public/media`, this list beside the seed. */
export const pictureListSchema = z.object({
  pictures: z.record(
    z.string(),
    z.object({
      /** The hash of what it was made of. */
      source: z.string(),
      quality: z.enum(['draft', 'final']),
      /** Below `public/media`, without the width and the ending. */
      file: z.string(),
      /** The widths that it can be had in, the smallest first. */
      widths: z.array(z.int().positive()).min(1),
      /** Height by width. */
      ratio: z.number().positive(),
      colour: z.string().regex(/^#[0-9a-f]{6}$/),
      /** For sharing, below `public/media`: 1200 × 630. */
      share: z.string().optional(),
      /** Where the products of a room are in it; null where nothing of one shows. */
      pins: z.record(z.string(), pin.nullable()).optional(),
    }),
  ),
  /** Swatches by finish. */
  chips: z.record(z.string(), z.object({ file: z.string(), colour: z.string(), from: z.string() })),
  models: z.record(z.string(), z.object({ file: z.string(), bytes: z.int().positive(), source: z.string() })),
})
export type PictureList = z.infer<typeof pictureListSchema>
export type MadePicture = PictureList['pictures'][string]

/** What stands in for a picture that isn't made yet. */
export const toCome = 'to-come'

/** The other three views are the first variant's; the main view is every variant's own. */
export const otherViews = ['front', 'detail', 'scale'] as const
