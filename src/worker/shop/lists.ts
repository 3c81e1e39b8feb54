import { listProducts, listTags, searchProducts } from '#contract/market/catalogue.ts'
import type { Shop } from '#contract/shop.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'

/** Every page that shows a list is dropped when any product of the site changes. */
const list = 'list'

export function lists(counter: Counter): Pick<Shop, 'products' | 'productsOfTag' | 'search' | 'tags'> {
  const { market, note, shown } = counter
  return {
    async products(page) {
      note(list)
      return shown(await ask(market, listProducts, { query: { page } }))
    },
    async productsOfTag(tagId, page) {
      note(list)
      return shown(await ask(market, listProducts, { query: { page, tagId } }))
    },
    async search(query, page) {
      note(list)
      return shown(await ask(market, searchProducts, { query: { page }, body: { query } }))
    },
    async tags(kind) {
      note(list)
      const answer = shown(await ask(market, listTags, { query: { type: kind } }))
      return answer.ok ? { ok: true, value: answer.value.tags } : answer
    },
  }
}
