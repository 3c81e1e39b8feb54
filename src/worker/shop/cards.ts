import { productsByIds } from '#contract/market/product-lists.ts'
import type { Shop } from '#contract/shop.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'

export function cards({ market, note, shown }: Counter): Pick<Shop, 'cards'> {
  return {
    async cards(ids) {
      note('list')
      const answer = shown(await ask(market, productsByIds, { query: {}, body: { _id: { in: [...ids] } } }))
      return answer.ok ? { ok: true, value: answer.value.products } : answer
    },
  }
}
