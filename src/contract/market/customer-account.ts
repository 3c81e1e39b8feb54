import { z } from 'zod'
import { defineCall } from './call.ts'
import { profile } from './customer.ts'

/** Of a profile picture, as it arrives. */
export const pictureLimits = { bytes: 5_000_000, shortest: 64, longest: 6_000, pixels: 24_000_000 } as const
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

const ofProfiles = {
  family: 'main',
  audience: 'customer',
  effect: 'write',
  keep: 'nothing',
  query: z.object({}),
} as const

const answer = <Fields extends z.ZodRawShape>(fields: Fields) => z.object({ data: z.object(fields) })

export const profileConfiguration = defineCall({
  ...ofProfiles,
  name: 'profileConfiguration',
  summary: 'What the forms of a profile offer and where the customer’s password is kept.',
  effect: 'read',
  method: 'GET',
  path: '/v1/api/profiles/getconfigdata',
  body: z.undefined(),
  result: answer({
    genders: z.array(z.object({ value: z.string(), name: z.string() })),
    accountTypes: z.array(z.object({ value: z.string(), name: z.string() })),
    picture: z.object({
      types: z.array(z.string()),
      bytes: z.int(),
      shortest: z.int(),
      longest: z.int(),
    }),
    /** Null where the password can be changed here; else the provider that keeps it. */
    passwordKeptAt: z.string().nullable(),
  }),
})

export const postProfilePicture = defineCall({
  ...ofProfiles,
  name: 'postProfilePicture',
  summary:
    'Set the profile picture: one file, as base64 in JSON or as multipart/form-data. Whatever it says besides what it shows is taken out.',
  method: 'POST',
  path: '/v1/api/profiles/postprofilepicture',
  body: z.strictObject({ files: z.array(z.string().meta({ contentEncoding: 'base64' })).length(1) }),
  result: answer({ pictureURL: z.string() }),
  refusals: ['picture-too-large', 'picture-unreadable', 'picture-measures'],
})

export const removeProfilePicture = defineCall({
  ...ofProfiles,
  name: 'removeProfilePicture',
  summary: 'Take the profile picture away.',
  method: 'GET',
  path: '/v1/api/profiles/getremoveprofilepicture',
  body: z.undefined(),
  result: answer({ pictureURL: z.null() }),
})

const secret = z.string().min(1).max(1024)

export const changePassword = defineCall({
  ...ofProfiles,
  name: 'changePassword',
  summary: 'Change the password that the customer signs in with; every other session of theirs ends.',
  method: 'POST',
  path: '/v1/api/profiles/postchangepassword',
  // The token also stands in the head of the call: given here, it must be that one.
  body: z.strictObject({ access_token: secret.max(8192).optional(), password: secret, newpassword: secret }),
  result: answer({ changed: z.literal(true) }),
  refusals: [
    'password-wrong',
    'password-weak',
    'password-elsewhere',
    'scope-missing',
    'too-many-tries',
    'provider-silent',
  ],
})

const deleted = answer({ deleted: z.literal(true) })

export const deleteProfile = defineCall({
  ...ofProfiles,
  name: 'deleteProfile',
  summary:
    'Remove what this market knows of the customer, where the sign-in account isn’t ours. Where it is, the password is asked for.',
  method: 'GET',
  path: '/v1/api/profiles/getdeleteprofile',
  body: z.undefined(),
  result: deleted,
  refusals: ['password-needed'],
})

export const deleteProfileByPassword = defineCall({
  ...ofProfiles,
  name: 'deleteProfileByPassword',
  summary: 'Remove the sign-in account and what this market knows of the customer.',
  method: 'POST',
  path: '/v1/api/profiles/postdeleteprofile',
  body: z.strictObject({ password: secret }),
  result: deleted,
  refusals: ['password-wrong', 'password-elsewhere', 'scope-missing', 'too-many-tries', 'provider-silent'],
})

export const listProfiles = defineCall({
  ...ofProfiles,
  name: 'listProfiles',
  summary: 'Profiles: for customers their own, for the operator everybody’s.',
  effect: 'read',
  operatorToo: true,
  method: 'POST',
  path: '/v1/api/profiles/postgetbackendprofiles',
  body: z.strictObject({
    uid: z.strictObject({ in: z.array(z.string().max(255)).max(100) }).optional(),
    limit: z.int().min(1).max(100).default(100),
    skip: z.int().min(0).default(0),
  }),
  result: answer({ list: z.array(profile), totalCount: z.int().nonnegative() }),
})
