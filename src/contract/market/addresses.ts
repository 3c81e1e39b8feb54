import { z } from 'zod'
import { defineCall } from './call.ts'
import { britishPostcodeOf, isHome, ownLine, telephone } from './customer-fields.ts'
import { id } from './id.ts'

const nullableText = z.string().nullable()

export const addressTypes = ['delivery_address', 'billing_address'] as const

/** Section 3 of the specification, part 1; which of them is the usual one is ours. */
export const address = z.object({
  id: z.string(),
  addressName: nullableText,
  streetA: z.string(),
  streetB: nullableText,
  city: z.string(),
  country: z.string(),
  postcode: nullableText,
  addressType: z.enum(addressTypes),
  mobileNumber: nullableText,
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof address>

const needed = (longest: number, sentence: string) =>
  ownLine(longest).transform((text, context) => {
    if (text !== null) return text
    context.issues.push({ code: 'custom', input: text, message: sentence })
    return z.NEVER
  })

const placed = z.object({ postcode: nullableText, country: nullableText })

/** What is said of an address that is saved. The sentences of what is needed are the specification's. */
export const addressChange = z
  .strictObject({
    addressName: ownLine(60).default(null),
    streetA: needed(120, 'Address Line 1 is required.'),
    streetB: ownLine(120).default(null),
    city: needed(80, 'City is required.'),
    country: needed(60, 'Country is required.'),
    postcode: ownLine(12).default(null),
    addressType: z.enum(addressTypes).default('delivery_address'),
    mobileNumber: telephone.default(null),
    /** Left out: as it was, and the first address is the usual one. */
    isDefault: z.boolean().optional(),
  })
  .refine(({ postcode, country }) => isPostcode(postcode, country), {
    path: ['postcode'],
    error: 'Write a postcode such as BS1 4RW, or name the country that it is in.',
    when: ({ value }) => placed.safeParse(value).success,
  })
  .transform(({ postcode, ...rest }) => ({
    ...rest,
    postcode: postcode !== null && isHome(rest.country) ? britishPostcodeOf(postcode) : postcode,
  }))
export type AddressChange = z.output<typeof addressChange>

function isPostcode(postcode: string | null, country: string | null): boolean {
  return postcode === null || !isHome(country) || britishPostcodeOf(postcode) !== null
}

const ofAddresses = {
  family: 'customer',
  audience: 'customer',
  keep: 'nothing',
  query: z.object({}),
  result: z.object({ address }),
} as const

export const addAddress = defineCall({
  ...ofAddresses,
  name: 'addAddress',
  summary: 'Save an address. The first one is the usual one.',
  effect: 'write',
  method: 'POST',
  path: '/api/customer/address',
  body: addressChange,
  refusals: ['address-limit'],
})

export const changeAddress = defineCall({
  ...ofAddresses,
  name: 'changeAddress',
  summary: 'Change an address, all of it. isDefault makes it the usual one.',
  effect: 'write',
  method: 'PUT',
  path: '/api/customer/address/{id}',
  query: z.object({ id }),
  body: addressChange,
  refusals: ['not-found'],
})

export const removeAddress = defineCall({
  ...ofAddresses,
  name: 'removeAddress',
  summary: 'Delete an address. Where it was the usual one, the latest of the others is.',
  effect: 'write',
  method: 'DELETE',
  path: '/api/customer/address/{id}',
  query: z.object({ id }),
  body: z.undefined(),
  result: z.object({ addresses: z.array(address) }),
  refusals: ['not-found'],
})

export const listAddresses = defineCall({
  ...ofAddresses,
  name: 'listAddresses',
  summary: 'The customer’s addresses, the usual one first.',
  effect: 'read',
  method: 'GET',
  path: '/api/customer/addresses',
  body: z.undefined(),
  result: z.object({ addresses: z.array(address) }),
})
