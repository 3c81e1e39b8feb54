import { z } from 'zod'
import { defineCall } from './call.ts'

const suggestion = z.object({
  line_1: z.string(),
  line_2: z.string(),
  town_or_city: z.string(),
  country: z.string(),
  postcode: z.string(),
})
export type AddressSuggestion = z.infer<typeof suggestion>

export const findAddresses = defineCall({
  name: 'findAddresses',
  summary: 'The addresses of a postcode, whatever its spaces and case; none where nobody knows it.',
  family: 'customer',
  audience: 'public',
  effect: 'read',
  keep: 'nothing',
  method: 'GET',
  path: '/api/address',
  query: z.object({ postcode: z.string().trim().min(1).max(32) }),
  body: z.undefined(),
  result: z.object({ addresses: z.array(suggestion) }),
})
