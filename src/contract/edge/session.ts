import * as z from 'zod/mini'

export const signOutPath = '/sign-out'

/** Where a browser goes after signing out: home, or by way of the provider. */
export const signOutAnswer = z.object({ next: z.string() })
