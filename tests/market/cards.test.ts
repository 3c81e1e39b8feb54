import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addCard,
  listCards,
  paymentSettings,
  removeCard,
  showTestCard,
  useCard,
} from '#contract/market/payment.ts'
import { sendToMarket } from './customer-provider.ts'
import { orderOf, shopper, testNumbers, tokenFor } from './shopper.ts'
import { makeWorld } from './world.ts'

const ada = shopper('ada')
const bo = shopper('bo')

beforeAll(makeWorld)
beforeEach(() => env.DB.exec('DELETE FROM cards'))

const save = async (person = ada, isDefault = false) => {
  const { card } = await person.ask(addCard, { body: { token: await tokenFor(person), isDefault } })
  if (!card) throw new Error('The test bank asks nobody before it saves a card.')
  return card
}

describe('a card', () => {
  test('is saved by its name at the bank, the first one as the usual one', async () => {
    const first = await save()
    expect(first).toEqual({
      id: expect.any(String),
      brand: 'visa',
      last4: '4242',
      expMonth: 12,
      expYear: 2099,
      isDefault: true,
      isExpired: false,
    })
    const second = await save()
    expect(second.isDefault).toBe(false)
    const { cards } = await ada.ask(useCard, { query: { id: second.id } })
    expect(cards.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
    expect((await ada.ask(removeCard, { query: { id: second.id } })).cards).toEqual([first])
  })

  test('pays an order', async () => {
    const { id: cardId } = await save()
    const order = await orderOf(ada, { kind: null, cardId })
    expect(order).toMatchObject({ state: 'paid', card: { brand: 'visa', last4: '4242' } })
  })

  test('of somebody else isn’t there', async () => {
    const { id } = await save()
    for (const call of [useCard, removeCard])
      expect(await bo.refusal(call, { query: { id } })).toEqual([404, 'not-found'])
    expect((await bo.ask(listCards)).cards).toEqual([])
    expect(await bo.refusal(addCard, { body: { token: await tokenFor(ada) } })).toEqual([409, 'card-unknown'])
    expect((await ada.ask(listCards)).cards).toHaveLength(1)
  })

  test.each([
    ['that the bank turns down', async () => tokenFor(ada, 'declines'), 'card-declined'],
    ['without money on it', async () => tokenFor(ada, 'isEmpty'), 'card-empty'],
    ['of nobody', async () => 'pm_test_nobody', 'card-unknown'],
  ])('%s isn’t saved', async (_what, token, code) => {
    expect(await ada.refusal(addCard, { body: { token: await token() } })).toEqual([409, code])
  })

  test('is one of ten at most', async () => {
    for (let count = 0; count < 10; count += 1) await save()
    expect(await ada.refusal(addCard, { body: { token: await tokenFor(ada) } })).toEqual([409, 'card-limit'])
  })

  test('is labelled as a test', async () => {
    expect(await ada.ask(paymentSettings)).toEqual({
      provider: 'test-bank',
      isTest: true,
      publicKey: null,
    })
  })
})

describe('a card’s number', () => {
  const shown = { number: testNumbers.pays, expMonth: 12, expYear: 2099, cvc: '737' }

  test.each([
    ['of a card that is somebody’s', { number: '4111111111111111' }, 422, 'card-not-a-test'],
    ['of a card that has run out', { expYear: 2001 }, 409, 'card-expired'],
    ['with letters in it', { number: '4242x' }, 400, 'body-invalid'],
    ['without its code', { cvc: '' }, 400, 'body-invalid'],
  ])('%s is refused', async (_what, change, status, code) => {
    expect(await ada.refusal(showTestCard, { body: { ...shown, ...change } })).toEqual([status, code])
  })

  test('is kept nowhere: in no table, no log and no answer', async () => {
    const lines: string[] = []
    const logs = vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)))
    const answer = await sendToMarket(ada.sent(showTestCard, { body: shown }))
    lines.push(await answer.text())
    for (const number of ['4111111111111111', '4242 4242 4242 4242'])
      lines.push(
        await (await sendToMarket(ada.sent(showTestCard, { body: { ...shown, number, cvc: '737' } }))).text(),
      )
    await orderOf(ada)
    logs.mockRestore()
    const { results: tables } = await env.DB.prepare(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
    ).all<{ name: string }>()
    for (const { name } of tables) {
      const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all()
      lines.push(JSON.stringify(results))
    }
    const everything = lines.join('\n')
    expect(everything).toContain('4242')
    expect(everything).not.toMatch(/4242[ -]?4242|4111[ -]?1111|"?cvc"?/)
  })
})
