import type { AstroGlobal } from 'astro'

/** Stripe's own, as its integration guide lists them for a form of cards. */
const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
const frames = [...scripts, 'https://hooks.stripe.com']

/** For the pages on which a new card is typed, and no others. */
export function allowStripe(policy: AstroGlobal['csp']): void {
  for (const source of ["'self'", ...scripts]) policy?.insertScriptResource(source)
  policy?.insertDirective(`frame-src ${frames.join(' ')}`)
  policy?.insertDirective('connect-src https://api.stripe.com')
}
