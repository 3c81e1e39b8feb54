import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { env } from 'cloudflare:workers'
import { addAddress, changeAddress, listAddresses, removeAddress } from '#contract/market/addresses.ts'
import { sendToMarket } from './customer-provider.ts'
import { shopper, wharfLane } from './shopper.ts'
import { makeWorld } from './world.ts'

const ada = shopper('ada')
const bo = shopper('bo')

beforeAll(makeWorld)
beforeEach(() => env.DB.exec('DELETE FROM addresses'))

const add = async (body: object = wharfLane, person = ada) => (await person.ask(addAddress, { body })).address
const namesOf = async (person = ada) =>
  (await person.ask(listAddresses)).addresses.map(({ addressName, isDefault }) => [addressName, isDefault])

describe('an address', () => {
  test('is saved as it is written here, and the first is the usual one', async () => {
    const saved = await add({ ...wharfLane, postcode: 'bs14rw', mobileNumber: '0117-496-0142' })
    expect(saved).toEqual({
      ...wharfLane,
      id: expect.stringMatching(/^[\w-]{36}$/),
      mobileNumber: '0117 496 0142',
      addressType: 'delivery_address',
      isDefault: true,
    })
    expect((await ada.ask(listAddresses)).addresses).toEqual([saved])
  })

  test('is the usual one when that is said, and no other is then', async () => {
    await add()
    const work = await add({ ...wharfLane, addressName: 'Work' })
    expect(work.isDefault).toBe(false)
    await ada.ask(changeAddress, {
      query: { id: work.id },
      body: { ...wharfLane, addressName: 'Desk', isDefault: true },
    })
    expect(await namesOf()).toEqual([
      ['Desk', true],
      ['Home', false],
    ])
    await add({ ...wharfLane, addressName: 'Shed', isDefault: true })
    expect((await namesOf())[0]).toEqual(['Shed', true])
  })

  test('hands on being the usual one when it is deleted', async () => {
    const home = await add()
    await add({ ...wharfLane, addressName: 'Work' })
    const { addresses } = await ada.ask(removeAddress, { query: { id: home.id } })
    expect(addresses.map(({ addressName, isDefault }) => [addressName, isDefault])).toEqual([['Work', true]])
  })

  test('is one of twenty at most', async () => {
    for (let count = 0; count < 20; count += 1) await add()
    expect(await ada.refusal(addAddress, { body: wharfLane })).toEqual([409, 'address-limit'])
  })

  test('of somebody else isn’t there', async () => {
    const { id } = await add()
    const body = { ...wharfLane, addressName: 'Mine now', isDefault: true }
    await add({ ...wharfLane, addressName: 'Bo’s' }, bo)
    expect(await bo.refusal(changeAddress, { query: { id }, body })).toEqual([404, 'not-found'])
    expect(await bo.refusal(removeAddress, { query: { id } })).toEqual([404, 'not-found'])
    expect(await shopper('ada', 'juniper').refusal(removeAddress, { query: { id } })).toEqual([
      404,
      'not-found',
    ])
    expect(await namesOf()).toEqual([['Home', true]])
    expect(await namesOf(bo)).toEqual([['Bo’s', true]])
  })

  test.each([
    ['streetA', { streetA: ' ' }, 'Address Line 1 is required.'],
    ['city', { city: '' }, 'City is required.'],
    ['country', { country: '' }, 'Country is required.'],
    ['postcode', { postcode: '12345' }, expect.stringContaining('BS1 4RW')],
    ['mobileNumber', { mobileNumber: '12' }, expect.stringContaining('telephone number')],
    ['addressType', { addressType: 'summer' }, expect.anything()],
  ])('is refused for its %s', async (path, change, message) => {
    const answer = await sendToMarket(ada.sent(addAddress, { body: { ...wharfLane, ...change } }))
    expect(answer.status).toBe(400)
    expect(Object(await answer.json()).error.fields).toEqual([{ path, message }])
  })
})
