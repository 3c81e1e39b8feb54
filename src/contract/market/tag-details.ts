import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { jsonTag } from './catalogue.ts'

export const tagDetails = defineCall({
  name: 'tagDetails',
  summary: 'One tag that the site uses; the fields named in jsonFields travel as JSON text.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'tags',
  method: 'GET',
  path: '/v1/api/tags/gettagdetails',
  query: z.object({ tagID: id }),
  body: z.undefined(),
  result: z.object({ data: z.object({ tag: jsonTag, jsonFields: z.array(z.string()) }) }),
  refusals: ['not-found'],
})
