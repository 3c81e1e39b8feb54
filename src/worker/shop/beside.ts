import { type FoundList, searchIndex } from '#contract/market/search.ts'
import type { Shop, Shown } from '#contract/shop.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'

/** Room for a few of each: the rest is found by typing on. */
const most = 24

/** What else than products bears the words that are being typed. */
export function beside({ market, note, shown }: Counter): Pick<Shop, 'beside'> {
  const find = async (index: FoundList['index'], prefix: string): Promise<Shown<FoundList>> => {
    const answer = shown(await ask(market, searchIndex, { query: { index }, body: bodyOf(prefix) }))
    return answer.ok ? { ok: true, value: answer.value.data } : answer
  }
  return {
    async beside(words) {
      note('list')
      const indexes = ['tag', 'personroom', 'post'] as const
      const lists = await Promise.all(indexes.map((index) => find(index, words)))
      const failed = lists.find((list) => !list.ok)
      if (failed) return failed
      return { ok: true, value: lists.flatMap((list) => (list.ok ? [list.value] : [])) }
    },
  }
}

function bodyOf(prefix: string) {
  return { search: { prefix }, limit: most }
}
