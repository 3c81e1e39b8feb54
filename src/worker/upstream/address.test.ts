import { expect, test } from 'vitest'
import { listProducts, productByVariant } from '#contract/market/catalogue.ts'
import { setInventory } from '#contract/market/operator.ts'
import { siteOfKey } from '../sites.ts'
import { addressOf } from './address.ts'

const embedded = siteOfKey('hearth')
const remote = {
  ...embedded,
  market: {
    main: 'https://main.example/v2',
    web: 'https://web.example',
    customer: 'https://customer.example',
  },
}

const inventory = new Map([
  ['sellerId', 's'],
  ['variantId', 'v'],
])

test('a call goes to the base URL of its family', () => {
  expect(addressOf(remote, listProducts, new Map()).href).toBe('https://web.example/web/products')
  const { href } = addressOf(remote, setInventory, inventory)
  expect(href).toBe('https://main.example/v2/operator/inventories/s/v')
})

test('the embedded market has one address for all families', () => {
  const { host } = addressOf(embedded, listProducts, new Map())
  expect(addressOf(embedded, setInventory, inventory).host).toBe(host)
})

test.each([[new Map()], [new Map([['id', ['a', 'b']]])]])(
  'an address is not made of what is no text: %o',
  (query) => {
    expect(() => addressOf(remote, productByVariant, query)).toThrow('The query value id')
  },
)

test('names in the path are filled from the query and are not in it again', () => {
  const url = addressOf(remote, productByVariant, new Map([['id', 'oak-1']]))
  expect(url.pathname + url.search).toBe('/web/product/v/oak-1')
})

test.each(['../operator', 'a/b', 'a?x=1', 'a#b', 'é'])('a value stays in its one segment: %s', (id) => {
  const url = addressOf(remote, productByVariant, new Map([['id', id]]))
  expect(url.pathname).toBe(`/web/product/v/${encodeURIComponent(id)}`)
  expect(url.search + url.hash).toBe('')
})

test('the query is sorted, escaped, and silent about what is not set', () => {
  const query = new Map<string, unknown>([
    ['page', 2],
    ['a', 'x&y=z'],
    ['none', undefined],
  ])
  expect(addressOf(remote, listProducts, query).search).toBe('?a=x%26y%3Dz&page=2')
})
