const minute = 60_000
const day = 24 * 60 * minute

/** How long things of a session live, in milliseconds. */
export const limits = {
  /** Tokens are renewed when they are so old … (section 4 of the specification) */
  renewAfter: 3_000_000,
  /** … or so near their end. */
  renewBefore: 2 * minute,
  /** After a renewal that got no answer the next one waits, so that a silent provider doesn't slow every page. */
  renewAgainAfter: 10_000,
  /** Nobody came by. */
  idle: 14 * day,
  /** However often somebody comes by. */
  absolute: 30 * day,
  /** Looking in is written down no more often than that. */
  touchEvery: 5 * minute,
  /** From the shop to the provider and back. */
  attempt: 30 * minute,
  /** What a visitor wanted when asked to sign in; making an account takes longer. */
  intent: 60 * minute,
  /** What a page has to say to the page after it. */
  note: 10 * minute,
  /** Between two tries to revoke tokens, and how often. */
  revokeAgainAfter: minute,
  revokeTries: 20,
} as const
