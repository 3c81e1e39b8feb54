/** The kinds of account that somebody can open, and what a person calls them. */
export const accountTypes = {
  DECORAIT_PRO_CLIENT: 'Client',
  DECORAIT_TRADE: 'Retailer',
  DECORAIT_PRO: 'Interior Designer',
} as const

export type AccountType = keyof typeof accountTypes
