import { findAddresses } from '#contract/market/address-lookup.ts'
import type { Shop } from '#contract/shop.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'

export function addresses({ market, shown }: Counter): Pick<Shop, 'addresses'> {
  return {
    async addresses(typed) {
      const postcode = typed.replace(/\s/g, '')
      if (postcode === '') return { ok: true, value: [] }
      const answer = shown(await ask(market, findAddresses, { query: { postcode } }))
      return answer.ok ? { ok: true, value: answer.value.addresses } : answer
    },
  }
}
