import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { picture } from './picture.ts'
import { productCard } from './product.ts'
import { tagRef } from './tag.ts'

/** An article, with what it shares under when somebody passes it on. */
const content = z.object({
  _id: z.string(),
  name: z.string(),
  urlSlug: z.string(),
  author: z.string(),
  summary: z.string(),
  /** HTML. */
  description: z.string(),
  seo_description: z.string(),
  publishedOn: z.iso.date(),
  mainPicture: picture,
  style: tagRef,
  /** Of what it speaks, what the site sells. */
  products: z.array(productCard),
})

export const contentDetails = defineCall({
  name: 'contentDetails',
  summary: 'One article, with those of its products that the site sells.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'GET',
  path: '/contents/getcontentdetails',
  query: z.object({ contentID: id }),
  body: z.undefined(),
  result: z.object({ data: content }),
  refusals: ['not-found'],
})
