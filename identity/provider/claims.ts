import { z } from 'zod'

const customer = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.coerce.boolean(),
  image: z.string().nullish(),
  accountType: z.string(),
})

/** What a shop may learn of a customer, by the scopes that it asked for. */
export function claimsOf(user: unknown, scopes: readonly string[]): Record<string, string | boolean> {
  const { name, email, emailVerified, image, accountType } = customer.parse(user)
  return {
    ...(scopes.includes('profile') && { name, account_type: accountType, ...(image && { picture: image }) }),
    ...(scopes.includes('email') && { email, email_verified: emailVerified }),
  }
}
