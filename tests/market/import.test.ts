import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { productByVariant } from '#contract/market/catalogue.ts'
import { type ImportRow, exportProducts, importProducts, removeProducts } from '#contract/market/import.ts'
import { ask, refusalOf, request, send, signedBy, signedRequest } from './ask.ts'
import { dumpCatalogue } from './dump.ts'
import { row } from './feed-row.ts'
import { credentials } from './sites.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

const write = (rows: ImportRow[], rest: Record<string, unknown> = {}) =>
  ask('operator', importProducts, { body: { rows, ...rest } })

const shown = async (id: string) => (await ask('rowan', productByVariant, { query: { id } })).product

async function version(): Promise<number | null> {
  return env.DB.prepare('SELECT version FROM catalogue').first<number>('version')
}

describe('rows of a feed', () => {
  test('become a product with its variants, on every site', async () => {
    const answer = await write([
      row('bench-oak', {
        product_type: 'Furniture > Benches',
        color: 'Honey/Red',
        material: 'Oak',
        quantity: '4',
      }),
      row('bench-ash', { material: 'Ash', size: 'Large', gtin: '5000000000005', mpn: 'ASH-1' }),
    ])
    expect(answer).toMatchObject({ written: 2, refused: [], changed: ['bench'] })
    expect(answer.newTags.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'colour Honey',
      'category Benches',
      'material Ash',
    ])
    const product = await shown('bench-oak')
    expect(product).toMatchObject({ name: 'Alder bench', brand: { name: 'Nair' } })
    expect(product.category.map(({ name }) => name)).toEqual(['Benches'])
    expect(product.variants.map(({ id, name, rrp, quantity }) => [id, name, rrp, quantity])).toEqual([
      ['bench-oak', 'Honey, Red, Oak', 12_900, 4],
      ['bench-ash', 'Ash, Large', 12_900, 10],
    ])
    expect(product.variants[1]).toMatchObject({ eanNumber: '5000000000005', inventoryReference: 'ASH-1' })
    const { results } = await env.DB.prepare(
      "SELECT site FROM site_products WHERE product_id = 'bench'",
    ).all()
    expect(results.map(({ site }) => site)).toEqual(['juniper', 'maison', 'rowan', 'sorrel'])
  })

  test('reduce a price to the penny', async () => {
    await write([row('sale-a', { price: '1,299.99 GBP', sale_price: '999.99 GBP' })])
    const [variant] = (await shown('sale-a')).variants
    expect(variant?.rrp).toBe(99_999)
    expect(await write([row('sale-b', { price: '100', sale_price: '50' })])).toMatchObject({
      refused: [],
    })
    const together = [
      row('sales-a', { price: '100', sale_price: '80' }),
      row('sales-b', { price: '50', sale_price: '10' }),
    ]
    expect((await write(together)).refused).toEqual([
      { row: 1, reason: expect.stringContaining('a product has one discount') },
    ])
  })

  test('may leave cells blank of what is there already', async () => {
    await write([row('partial-oak', { quantity: 3, summary: 'Sturdy.', rooms: 'Hall' })])
    const before = await shown('partial-oak')
    await write([{ id: 'partial-oak', seller: 'priya', quantity: 8 }])
    const after = await shown('partial-oak')
    expect(after).toEqual({
      ...before,
      variants: before.variants.map((variant) => ({
        ...variant,
        quantity: 8,
        sellerInventories: variant.sellerInventories.map((offer) => ({ ...offer, quantity: 8 })),
      })),
    })
  })

  test('say "none" of a list that is to be empty', async () => {
    await write([row('emptied-oak', { rooms: 'Hall', color: 'Red', sites: 'rowan, juniper' })])
    await write([{ id: 'emptied-oak', rooms: 'none', color: 'none', sites: 'rowan' }])
    const product = await shown('emptied-oak')
    expect([product.room, product.variants[0]?.colour]).toEqual([[], []])
    const elsewhere = signedRequest('juniper', productByVariant, { query: { id: 'emptied-oak' } })
    expect(await refusalOf(elsewhere)).toEqual([404, 'not-found'])
  })

  test('are sold by several, each in a row of their own', async () => {
    await write([row('shared-oak'), row('shared-oak', { seller: 'tom', price: '99' })])
    const [variant] = (await shown('shared-oak')).variants
    expect(variant).toMatchObject({ rrp: 9_900 })
    expect(variant?.sellerInventories).toHaveLength(2)
  })

  test('take the places they ask for, and who stood there goes to the end', async () => {
    await write([row('first-oak', { rank: 'rowan:1', sites: 'rowan' })])
    const rankOf = async (id: string) =>
      env.DB.prepare("SELECT rank FROM site_products WHERE site = 'rowan' AND product_id = ?")
        .bind(id)
        .first('rank')
    const last = await env.DB.prepare(
      "SELECT max(rank) AS last FROM site_products WHERE site = 'rowan'",
    ).first('last')
    expect([await rankOf('first'), await rankOf('settle')]).toEqual([1, last])
    await write([
      { id: 'first-oak', rank: 'rowan:2' },
      { id: 'settle-oak', rank: 'rowan:1', item_group_id: 'settle' },
    ])
    expect([await rankOf('first'), await rankOf('settle')]).toEqual([2, 1])
  })

  test('describe in plain text or in HTML', async () => {
    await write([row('told-oak', { description: 'Oak & ash.\n\nOiled.', summary: '<p>Old.</p>' })])
    const product = await shown('told-oak')
    expect(product.variants[0]?.description).toBe('<p>Oak &amp; ash.</p><p>Oiled.</p>')
    expect(product.productSummary).toBe('<p>Old.</p>')
  })
})

describe('the same rows a second time', () => {
  const rows = [
    row('twice-oak', {
      rooms: 'Hall',
      color: 'Red',
      rank: 'rowan:500',
      additional_image_link: '/media/red.svg',
    }),
    row('twice-ash', { material: 'Ash', shipping: 'GB::Courier:4.99 GBP' }),
    row('twice-ash', { seller: 'tom', price: '119' }),
  ]

  test('leave the same rows and the same version', async () => {
    await write(rows)
    const before = [await dumpCatalogue(), await version()]
    expect(await write(rows)).toMatchObject({ written: 3, changed: [], newTags: [] })
    expect([await dumpCatalogue(), await version()]).toEqual(before)
  })

  test('with one thing changed change that, and raise the version once', async () => {
    const before = await version()
    const other = rows.map((one) => (one['material'] === 'Ash' ? { ...one, lead_time: '2 weeks' } : one))
    expect(await write(other)).toMatchObject({ changed: ['twice'] })
    expect(await version()).toBe(Number(before) + 1)
  })
})

describe('the call', () => {
  test('says where rows go that don’t', async () => {
    await write([row('default-oak', { seller: '' })], { sites: ['rowan'], seller: 'tom' })
    expect((await shown('default-oak')).variants[0]?.sellerInventories).toMatchObject([{ sellerId: 'tom' }])
    const elsewhere = signedRequest('juniper', productByVariant, { query: { id: 'default-oak' } })
    expect(await refusalOf(elsewhere)).toEqual([404, 'not-found'])
  })

  test('is carried out once, however often it is sent', async () => {
    const body = { rows: [row('replay-oak', { quantity: 3 })] }
    const sent = await signedRequest('operator', importProducts, { body })
    expect((await send(sent.clone())).status).toBe(200)
    await write([{ id: 'replay-oak', seller: 'priya', quantity: 9 }])
    expect(await refusalOf(sent)).toEqual([409, 'signature-replayed'])
    expect((await shown('replay-oak')).variants[0]?.quantity).toBe(9)
  })

  test('is the operator’s alone', async () => {
    const body = { rows: [row('theirs-oak')] }
    expect(await refusalOf(signedRequest('rowan', importProducts, { body }))).toEqual([403, 'not-allowed'])
    expect(await refusalOf(signedRequest('rowan', exportProducts))).toEqual([403, 'not-allowed'])
  })

  test('takes more than others, and not everything', async () => {
    const long = (letters: number) => [row('long-oak', { note: 'x'.repeat(letters) })]
    expect(await write(long(1_500_000))).toMatchObject({ written: 1 })
    const tooLong = signedRequest('operator', importProducts, { body: { rows: long(3_000_000) } })
    expect(await refusalOf(tooLong)).toEqual([413, 'import-too-large'])
    const ids = { ids: ['x'.repeat(300_000)] }
    expect(await refusalOf(signedRequest('operator', removeProducts, { body: ids }))).toEqual([
      413,
      'body-too-large',
    ])
  })

  test.each([{}, { rows: [] }, { rows: 'many' }, { rows: [{ id: { deep: 1 } }] }, { rows: [{}], dry: true }])(
    'refuses %j',
    async (body) => {
      const path = importProducts.path
      const text = JSON.stringify(body)
      const signature = await signedBy('operator', { method: 'POST', path, body: text })
      const headers = { 'x-api-token': credentials.operator.token, 'x-signature': signature }
      expect(await refusalOf(request('POST', path, { body: text, headers }))).toEqual([400, 'body-invalid'])
    },
  )
})

describe('an export', () => {
  const everything = async () => {
    const rows: ImportRow[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: { rows: ImportRow[]; next: string | null } = await ask('operator', exportProducts, {
        query: { after, limit: 20 },
      })
      rows.push(...page.rows)
      after = page.next
    }
    return rows
  }

  test('changes nothing when it is imported again', async () => {
    const rows = await everything()
    const before = await dumpCatalogue()
    expect(await write(rows)).toMatchObject({ written: rows.length, refused: [], changed: [], newTags: [] })
    expect(await dumpCatalogue()).toEqual(before)
  })

  test('makes the same catalogue where there was none', async () => {
    const rows = await everything()
    const ids = [...new Set(rows.map((one) => String(one['item_group_id'])))]
    expect((await ask('operator', removeProducts, { body: { ids } })).removed).toHaveLength(ids.length)
    expect(await everything()).toEqual([])
    expect(await write(rows)).toMatchObject({ written: rows.length, refused: [] })
    expect(await everything()).toEqual(rows)
  })

  test('finds products by words', async () => {
    const { rows } = await ask('operator', exportProducts, { query: { words: 'ALDER bench' } })
    expect(new Set(rows.map((one) => one['title']))).toEqual(new Set(['Alder bench']))
    const none = await ask('operator', exportProducts, { query: { words: 'zeppelin' } })
    expect(none).toEqual({ rows: [], next: null })
  })
})
