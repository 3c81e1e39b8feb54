import { z } from 'zod'
import type { AccountType } from '../account-type.ts'
import { defineCall } from './call.ts'
import { britishPostcodeOf, isHome, ownLine, ownLines, telephone } from './customer-fields.ts'

const nullableText = z.string().nullable()

/** What a person may say of it; who says nothing is asked nothing. */
export const genders = { female: 'Female', male: 'Male', 'non-binary': 'Non-binary' } as const
const gender = z.literal(['female', 'male', 'non-binary'])

const accountType = z.literal([
  'DECORAIT_PRO_CLIENT',
  'DECORAIT_TRADE',
  'DECORAIT_PRO',
] as const satisfies AccountType[])

/** Section 3 of the specification; `username` is the e-mail address that somebody signs in with. */
export const profile = z.object({
  _id: z.string(),
  /** As the sign-in provider knows them. */
  uid: z.string(),
  name: nullableText,
  username: nullableText,
  city: nullableText,
  country: nullableText,
  postcode: nullableText,
  telephone: nullableText,
  address: nullableText,
  gender: gender.nullable(),
  pictureURL: nullableText,
  paymentId: nullableText,
  accountType: accountType.nullable(),
})
export type Profile = z.infer<typeof profile>

const placed = z.object({ postcode: nullableText, country: nullableText })

/** What somebody may change of it. The whole of it is sent: what isn't there any more is null. */
export const profileChange = z
  .strictObject({
    name: ownLine(100).refine((text) => text !== null, 'Write your name.'),
    telephone,
    address: ownLines(300),
    city: ownLine(80),
    postcode: ownLine(12),
    country: ownLine(60),
    gender: gender.nullable(),
  })
  .refine(({ postcode, country }) => isPostcode(postcode, country), {
    path: ['postcode'],
    error: 'Write a postcode such as BS1 4RW, or name the country that it is in.',
    // Somebody who mistyped two fields hears of both at once.
    when: ({ value }) => placed.safeParse(value).success,
  })
  .transform(({ postcode, ...rest }) => ({
    ...rest,
    postcode: postcode !== null && isHome(rest.country) ? britishPostcodeOf(postcode) : postcode,
  }))
export type ProfileChange = z.output<typeof profileChange>

function isPostcode(postcode: string | null, country: string | null): boolean {
  return postcode === null || !isHome(country) || britishPostcodeOf(postcode) !== null
}

const ofCustomers = {
  family: 'customer',
  audience: 'customer',
  keep: 'nothing',
  path: '/api/customer',
  query: z.object({}),
  result: z.object({ customer: profile }),
} as const

export const readCustomer = defineCall({
  ...ofCustomers,
  name: 'readCustomer',
  summary: 'The profile of the customer who is signed in; made when they come for the first time.',
  effect: 'read',
  method: 'GET',
  body: z.undefined(),
  refusals: ['provider-silent'],
})

export const saveCustomer = defineCall({
  ...ofCustomers,
  name: 'saveCustomer',
  summary: 'Save what the customer says of themselves.',
  effect: 'write',
  method: 'PUT',
  body: profileChange,
})
