import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteEpoch } from '#worker/cache/epoch.ts'
import { membersKey, productKey } from '#worker/cache/keys.ts'
import { keepMembers, purgeTags } from '#worker/cache/purge.ts'
import { remember, remembered } from '#worker/cache/memory.ts'
import { type Isolate, day, hour, openIsolate } from './isolate.ts'

const chair = { productId: 'chair', variants: [{ id: 'oak' }, { id: 'ash' }] }

let isolate: Isolate

beforeEach(async () => {
  isolate = await openIsolate()
})

async function keepInKv(...keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => env.CACHE.put(key, 'kept')))
}

async function epochOf(site: string): Promise<string> {
  return siteEpoch(env.CACHE, site, isolate.layers.now())
}

test('a purge by product drops every variant of it, and nothing else', async () => {
  const [oak, ash] = [productKey('hearth', 'oak'), productKey('hearth', 'ash')]
  const table = productKey('hearth', 'table')
  const elsewhere = productKey('maison', 'oak')
  await keepInKv(oak, ash, table, elsewhere)
  await keepMembers(isolate.layers, 'hearth', chair)
  await purgeTags(isolate.layers, ['hearth:product:chair'])
  expect(await Promise.all([oak, ash, table, elsewhere].map((key) => env.CACHE.get(key)))).toEqual([
    null,
    null,
    'kept',
    'kept',
  ])
})

test('a purge leaves the lists of its site behind, and of no other site', async () => {
  const before = [await epochOf('hearth'), await epochOf('maison')]
  await purgeTags(isolate.layers, ['hearth:list'])
  expect(await epochOf('hearth')).not.toBe(before[0])
  expect(await epochOf('maison')).toBe(before[1])
})

test('a purge by product changes the lists too, for they show its price', async () => {
  const before = await epochOf('hearth')
  await purgeTags(isolate.layers, ['hearth:product:chair'])
  expect(await epochOf('hearth')).not.toBe(before)
})

test('a purge makes this isolate forget the site at once, and no other site', async () => {
  const memory = { storedAt: isolate.layers.now(), value: 1 }
  remember('hearth:variant:oak', memory)
  remember('maison:variant:oak', memory)
  await purgeTags(isolate.layers, ['hearth'])
  expect(remembered('hearth:variant:oak')).toBeUndefined()
  expect(remembered('maison:variant:oak')).toBe(memory)
})

test('another isolate notices a raised epoch within a minute', async () => {
  await epochOf('hearth')
  await env.CACHE.put('hearth:epoch', '7')
  isolate.pass(59_999)
  expect(await epochOf('hearth')).toBe('0')
  isolate.pass(1)
  expect(await epochOf('hearth')).toBe('7')
})

test('the isolate that raised an epoch knows it even while KV still gives the old one', async () => {
  await purgeTags(isolate.layers, ['hearth'])
  await env.CACHE.put('hearth:epoch', 'old')
  expect(await epochOf('hearth')).toBe(String(isolate.layers.now()))
})

test('an epoch that KV cannot give costs lists their cache, not their page', async () => {
  const broken = vi.spyOn(env.CACHE, 'get').mockRejectedValue(new Error('KV is out of order'))
  expect(await epochOf('hearth')).toBe('0')
  broken.mockRestore()
})

test('a second purge of a product finds its variants again, whoever has fetched them since', async () => {
  const oak = productKey('hearth', 'oak')
  await keepMembers(isolate.layers, 'hearth', chair)
  await purgeTags(isolate.layers, ['hearth:product:chair'])
  // An isolate that remembers to have noted the members doesn't note them again.
  await keepInKv(oak)
  await purgeTags(isolate.layers, ['hearth:product:chair'])
  expect(await env.CACHE.get(oak)).toBeNull()
})

test('the members of a product are written once, not with every page', async () => {
  const put = vi.spyOn(env.CACHE, 'put')
  await keepMembers(isolate.layers, 'hearth', chair)
  isolate.pass(hour)
  await keepMembers(isolate.layers, 'hearth', chair)
  expect(put).toHaveBeenCalledTimes(1)
  put.mockRestore()
})

test('the members of a product are written again before KV has dropped them, and when they change', async () => {
  const put = vi.spyOn(env.CACHE, 'put')
  await keepMembers(isolate.layers, 'hearth', chair)
  isolate.pass(day)
  await keepMembers(isolate.layers, 'hearth', chair)
  await keepMembers(isolate.layers, 'hearth', { productId: 'chair', variants: [{ id: 'oak' }] })
  expect(put).toHaveBeenCalledTimes(3)
  put.mockRestore()
})

test.each(['{"oak"', '"oak"', '[1]'])(
  'members that nobody can read do not stop a purge: %s',
  async (text) => {
    await env.CACHE.put(membersKey('hearth', 'chair'), text)
    const before = await epochOf('hearth')
    await purgeTags(isolate.layers, ['hearth:product:chair'])
    expect(await epochOf('hearth')).not.toBe(before)
  },
)

test('a purge of what was never kept does no harm', async () => {
  await expect(purgeTags(isolate.layers, ['hearth:product:unheard-of'])).resolves.toBeUndefined()
})
