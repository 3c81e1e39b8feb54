export const hono = ['hono', 'hono/body-limit', 'hono/cookie', 'hono/csrf', 'hono/factory', 'hono/html']

export const betterAuth = [
  '@better-auth/oauth-provider',
  'better-auth',
  'better-auth/api',
  'better-auth/cookies',
  'better-auth/db/migration',
  'better-auth/plugins',
]

/** Packages as one file each: workerd asks for one module after the other, anew for every file of tests, and zod alone is a hundred. */
export function inOneFile(...packages: string[]) {
  const rolldownOptions = { external: [/^node:/] }
  return { optimizer: { ssr: { enabled: true, include: packages, rolldownOptions } } }
}
