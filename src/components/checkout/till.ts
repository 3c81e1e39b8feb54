/** Who takes the money; null where that can't be known just now. */
export type Till = { provider: 'stripe' | 'test-bank'; isTest: boolean; publicKey: string | null } | null
