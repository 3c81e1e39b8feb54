/** What the cached entrypoints were told to drop. */
export const purged: [entrypoint: string, tag: string][] = []
