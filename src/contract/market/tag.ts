import { z } from 'zod'
import { picture } from './picture.ts'

/** The seven kinds of filter; `filter` is what people see as moodclip. */
export const tagKinds = ['category', 'room', 'style', 'brand', 'colour', 'material', 'filter'] as const
export const tagKind = z.enum(tagKinds)
export type TagKind = z.infer<typeof tagKind>

export const tagRef = z.object({
  tagId: z.string(),
  type: tagKind,
  name: z.string(),
  urlSlug: z.string(),
  colorHexCode: z.string().nullable(),
  mainPicture: picture.nullable(),
})
export type TagRef = z.infer<typeof tagRef>

export const tag = tagRef.extend({
  id: z.string(),
  _id: z.string(),
  parent: z.string().nullable(),
  parentName: z.string().nullable(),
  children: z.array(z.string()),
  count: z.int().nonnegative(),
  description: z.string(),
  metaTitle: z.string(),
  metaTitleDescription: z.string(),
  seo_description: z.string(),
  variantTagComponents: z.array(z.object({ componentId: z.string() })),
})
export type Tag = z.infer<typeof tag>
