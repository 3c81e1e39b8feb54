import { describe, expect, test } from 'vitest'
import { readStripeKeys } from './stripe-keys.ts'

const own = {
  SITE_HEARTH_STRIPE_SECRET_KEY: 'sk_test_1',
  SITE_HEARTH_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  SITE_HEARTH_STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const shared = {
  STRIPE_SECRET_KEY: 'rk_live_2',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_2',
  STRIPE_WEBHOOK_SECRET: 'whsec_2',
}
const read = (env: object) => readStripeKeys(env, 'hearth')

describe('the keys of Stripe', () => {
  test('are a site’s own, or those that all sites share, or none', () => {
    expect(read({ ...own, ...shared })).toEqual({
      secretKey: 'sk_test_1',
      publicKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
    })
    expect(readStripeKeys({ ...own, ...shared }, 'maison')?.publicKey).toBe('pk_live_2')
    expect(readStripeKeys(own, 'maison')).toBeNull()
    expect(read({ SITE_HEARTH_STRIPE_SECRET_KEY: '' })).toBeNull()
  })

  test.each(Object.keys(own))('are refused where %s is missing', (name) => {
    expect(() => read({ ...own, ...shared, [name]: '' })).toThrow(`set ${name} as well.`)
  })

  test.each([
    ['SITE_HEARTH_STRIPE_SECRET_KEY', 'pk_test_1'],
    ['SITE_HEARTH_STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
    ['SITE_HEARTH_STRIPE_WEBHOOK_SECRET', 'we_1'],
  ])('are refused where %s is another kind of key', (name, value) => {
    expect(() => read({ ...own, [name]: value })).toThrow(`${name}: must be a key like`)
  })

  test('are refused where one is of the test mode and one of the live mode', () => {
    expect(() => read({ ...own, SITE_HEARTH_STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow(
      'SITE_HEARTH_STRIPE_PUBLISHABLE_KEY is a live key, and SITE_HEARTH_STRIPE_SECRET_KEY a test key',
    )
  })

  test('are never said in a refusal', () => {
    for (const [name, value] of Object.entries(own))
      expect(() => read({ ...own, [name]: `wrong ${value}` })).toThrow(/^((?!wrong).)*$/)
  })
})
