import { describe } from 'vitest'
import { describeMarketBehind } from './upstream-suite.ts'

describe('a market behind a binding', () => {
  describeMarketBehind('binding')
})
