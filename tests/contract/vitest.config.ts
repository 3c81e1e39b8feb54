import market from '../market/vitest.config.ts'

/** The market as its own tests have it. */
export default {
  ...market,
  test: { ...market.test, name: 'contract', include: ['tests/contract/**/*.test.ts'] },
}
