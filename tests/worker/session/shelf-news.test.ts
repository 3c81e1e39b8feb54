import { beforeEach, describe, expect, test } from 'vitest'
import { shelfNewsHeader } from '#contract/market/shelf-news.ts'
import { purged } from './purged.ts'
import { MarketNextDoor, refusal } from './market-next-door.ts'
import { hearth, sendForm } from './people.ts'

const market = new MarketNextDoor()
beforeEach(() => {
  purged.length = 0
  market.answer = () => refusal(503, 'server-error')
  return market.open()
})

const order = { key: 'a-key-of-the-form', address: 'A1', card: 'C1', total: '30500' }

async function orders(news: string): Promise<void> {
  const customer = await market.customer()
  market.answer = () => {
    const answer = refusal(409, 'cart-changed')
    answer.headers.set(shelfNewsHeader, news)
    return answer
  }
  await sendForm(customer, `${hearth}/api/purchase/order`, order)
}

describe('when the market says that something has run out', () => {
  test('its pages go at once, on every site of that market', async () => {
    await orders('hearth:product:chair maison:product:chair')
    expect(purged.map((told) => told.join(' ')).toSorted()).toEqual([
      'Pages hearth:product:chair',
      'Pages maison:product:chair',
      'PublicApi hearth:product:chair',
      'PublicApi maison:product:chair',
    ])
  })

  test.each(['elsewhere:product:chair', 'hearth', 'hearth:list', 'hearth:product:', ''])(
    'nothing goes by %j',
    async (news) => {
      await orders(news)
      expect(purged).toEqual([])
    },
  )
})
