import { z } from 'zod'

/** The market's one catalogue of refusals: code → status and sentence. */
export const marketErrors = {
  'token-missing': [401, 'Send the x-api-token header of your site.'],
  'token-unknown': [401, 'The x-api-token header is not a token that this market knows.'],
  'signature-missing': [401, 'Send the x-signature header.'],
  'signature-invalid': [401, 'The x-signature header does not match this call.'],
  'signature-late': [401, 'The x-signature header has expired; sign the call anew.'],
  'signature-replayed': [409, 'This signed call has been carried out before.'],
  'not-found': [404, 'There is nothing here by that name.'],
  'not-allowed': [403, 'This site may not make that call.'],
  'query-invalid': [400, 'A query value is missing or wrong.'],
  'body-invalid': [400, 'The body is not of the form that this call takes.'],
  'body-too-large': [413, 'The body is larger than 256 KiB.'],
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
