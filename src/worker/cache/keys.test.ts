import { expect, test } from 'vitest'
import { callKey, membersKey, productKey } from './keys.ts'

const asked = '/web/products?page=2'
const call = { site: 'hearth', epoch: '7', call: 'listProducts', asked }

test('no key of one site is a key of another', async () => {
  expect(await callKey(call)).not.toBe(await callKey({ ...call, site: 'maison' }))
  expect(productKey('hearth', 'oak')).not.toBe(productKey('maison', 'oak'))
  expect(membersKey('hearth', 'chair')).not.toBe(membersKey('maison', 'chair'))
})

test('a product, its members and a call never share a key', () => {
  expect(productKey('hearth', 'chair')).not.toBe(membersKey('hearth', 'chair'))
})

test('a call has another key in another epoch, and for another question', async () => {
  const keys = await Promise.all([
    callKey(call),
    callKey({ ...call, epoch: '8' }),
    callKey({ ...call, asked: '/web/products?page=3' }),
    callKey({ ...call, call: 'listTags' }),
  ])
  expect(new Set(keys).size).toBe(4)
})

test('what was asked at length still makes a key that KV takes, and one of its own', async () => {
  const ids = (first: string) =>
    JSON.stringify({ sellerID: { in: [first, ...Array(99).fill('ü'.repeat(64))] } })
  const [one, other] = await Promise.all([
    callKey({ ...call, asked: asked + ids('one') }),
    callKey({ ...call, asked: asked + ids('other') }),
  ])
  expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(512)
  expect(one).not.toBe(other)
})

test('what came in a body doesn’t stand in a key, and still makes one of its own', async () => {
  const wish = (query: string) => callKey({ ...call, body: JSON.stringify({ query }) })
  const [one, other, none] = await Promise.all([wish('a secret wish'), wish('another'), callKey(call)])
  expect(one).not.toContain('secret')
  expect(new Set([one, other, none]).size).toBe(3)
})
