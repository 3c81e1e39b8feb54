import * as z from 'zod/mini'

const wrong = z.object({ path: z.string(), message: z.string() })

/** What became of a form, for the page that shows it again. Passwords are never among the values. */
export const profileNote = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('done'),
    what: z.enum([
      'profile-saved',
      'picture-shown',
      'picture-removed',
      'password-changed',
      'bookmark-added',
      'bookmark-removed',
      'review-saved',
      'review-deleted',
      'request-raised',
      'offer-rejected',
    ]),
  }),
  z.object({
    outcome: z.literal('refused'),
    message: z.string(),
    fields: z.array(wrong),
    values: z.record(z.string(), z.string()),
  }),
])
export type ProfileNote = z.infer<typeof profileNote>
