import { z } from 'zod'

/** The market's one catalogue of refusals: code → status and sentence. */
export const marketErrors = {
  'token-missing': [401, 'Send the x-api-token header of your site.'],
  'token-unknown': [401, 'The x-api-token header is not a token that this market knows.'],
  'signature-missing': [401, 'Send the x-signature header.'],
  'signature-invalid': [401, 'The x-signature header does not match this call.'],
  'signature-late': [401, 'The x-signature header has expired; sign the call anew.'],
  'signature-replayed': [409, 'This signed call has been carried out before.'],
  'bearer-missing': [
    401,
    'You must be logged in: send the access token of the customer, Authorization: Bearer.',
  ],
  'bearer-refused': [401, 'This access token opens nothing here (any more); sign in again.'],
  'password-wrong': [403, 'That is not your password.'],
  'scope-missing': [403, 'You are not signed in for changes to your account; sign out and in again.'],
  'password-elsewhere': [409, 'Your password is kept where you sign in; change it there.'],
  'password-needed': [409, 'Send your password to POST /v1/api/profiles/postdeleteprofile.'],
  'password-weak': [422, 'Choose a password of 8 to 128 characters that others would not guess.'],
  'picture-too-large': [413, 'Choose a picture of at most 5 MB.'],
  'picture-unreadable': [422, 'Choose a JPEG, PNG or WebP picture that does not move.'],
  'picture-measures': [422, 'Choose a picture of 64 to 6,000 pixels a side.'],
  'too-many-tries': [429, 'That was tried too often; wait a few minutes and try again.'],
  'provider-silent': [503, 'The sign-in provider does not answer just now; try again in a moment.'],
  'not-found': [404, 'There is nothing here by that name.'],
  'not-allowed': [403, 'This site may not make that call.'],
  'tag-unknown': [422, 'The filter names a tag that this catalogue does not have.'],
  'query-invalid': [400, 'A query value is missing or wrong.'],
  'body-invalid': [400, 'The body is not of the form that this call takes.'],
  'body-too-large': [413, 'The body is larger than 256 KiB.'],
  'import-too-large': [413, 'Send at most 2 MB of rows at a time.'],
  'server-error': [500, 'Something went wrong on our side; the request id helps us find it.'],
} as const satisfies Record<string, readonly [number, string]>

export type MarketErrorCode = keyof typeof marketErrors

const codes = Object.keys(marketErrors).filter((code): code is MarketErrorCode => code in marketErrors)

export const marketRefusal = z.object({
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
})
