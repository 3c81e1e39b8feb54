import { z } from 'zod'

/** Something else to see of a product. Its 3D model is the one whose address ends in `.fbx`. */
export const media = z.object({
  url: z.string(),
  bytes: z.int().positive().nullable().default(null),
})

/** How a variant or a swatch wears one of the named materials of its product's model. */
export const finish = z.object({
  material: z.string(),
  /** What it is like to light: wood, fabric, metal, glass … */
  surface: z.string(),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i),
})
