import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { productByVariant } from '#contract/market/catalogue.ts'
import { type ImportRow, importProducts } from '#contract/market/import.ts'
import { catalogueVersion } from '#market/queries/catalogue-version.ts'
import { ask } from './ask.ts'
import { dumpCatalogue } from './dump.ts'
import { row } from './feed-row.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

const write = (rows: ImportRow[], rest: Record<string, unknown> = {}) =>
  ask('operator', importProducts, { body: { rows, ...rest } })

describe('a row is refused by itself', () => {
  test.each<[string, ImportRow, string]>([
    ['a wrong id', row('a b'), 'id: '],
    ['no title for something new', row('new-1', { title: '' }), 'title: is missing'],
    ['no picture for something new', row('new-1', { image_link: null }), 'image_link: is missing'],
    ['a picture from elsewhere', row('new-1', { image_link: 'https://cdn.example/a.jpg' }), 'image_link: '],
    ['a price that is none', row('new-1', { price: 'twelve' }), 'price: needs an amount'],
    ['a price of nothing', row('new-1', { price: '0.00 GBP' }), 'price: needs an amount above nothing'],
    ['another currency', row('new-1', { price: '129.00 EUR' }), 'price: '],
    ['a price beside a mark-up', row('new-1', { mark_up: '1.2' }), 'price: is what shoppers pay'],
    ['no price for a new offer', row('new-1', { price: '' }), 'price: is missing'],
    ['half a piece', row('new-1', { quantity: '1.5' }), 'quantity: '],
    ['an availability that isn’t one', row('new-1', { availability: 'soon' }), 'availability: '],
    ['a wrong article number', row('new-1', { gtin: '5000000000001' }), 'gtin: needs'],
    [
      'an article number of another',
      row('new-1', { gtin: '2000000000008' }),
      'gtin: 2000000000008 is the number of',
    ],
    [
      'a part number of another',
      row('new-1', { mpn: 'LAMP-RED' }),
      'mpn: LAMP-RED is the number of lamp-red',
    ],
    ['an unknown seller', row('new-1', { seller: 'Nobody' }), 'seller: there is no seller "Nobody"'],
    ['no seller', row('new-1', { seller: '' }), 'seller: is missing'],
    ['an unknown site', row('new-1', { sites: 'rowan, birch' }), 'sites: there is no site "birch"'],
    ['an unknown room', row('new-1', { rooms: 'Attic' }), 'rooms: there is no Attic'],
    ['an unknown style', row('new-1', { styles: 'Baroque' }), 'styles: there is no Baroque'],
    ['an unknown moodclip', row('new-1', { moodclips: 'Wild' }), 'moodclips: there is no Wild'],
    ['a brand without letters', row('new-1', { brand: '!!!' }), 'brand: '],
    ['a variant of another product', row('lamp-red', { item_group_id: 'settle' }), 'item_group_id: '],
    ['broken letters', row('new-1', { title: 'Caf\uFFFD' }), 'has letters that are not UTF-8'],
    ['a size that isn’t one', row('new-1', { height_mm: '12 cm' }), 'height_mm: '],
    ['a title as long as a book', row('new-1', { title: 'x'.repeat(301) }), 'title: is longer than'],
    ['a list where text belongs', row('new-1', { title: ['a'] }), 'title: needs text'],
  ])('for %s', async (_what, bad, reason) => {
    const before = await dumpCatalogue()
    const answer = await write([bad])
    expect(answer).toMatchObject({ written: 0, refused: [{ row: 0 }], changed: [], newTags: [] })
    expect(answer.refused[0]?.reason).toContain(reason)
    expect(await dumpCatalogue()).toEqual(before)
  })

  test('and the others are written', async () => {
    const answer = await write([
      row('kept-oak'),
      row('kept-oak'),
      row('kept-ash', { rank: 0 }),
      row('kept-elm', { brand: 'Nair' }),
    ])
    expect(answer.written).toBe(2)
    expect(answer.refused.map(({ row: at }) => at)).toEqual([1, 2])
    expect(
      (await ask('rowan', productByVariant, { query: { id: 'kept-elm' } })).product.variants.map(
        ({ id }) => id,
      ),
    ).toEqual(['kept-oak', 'kept-elm'])
  })

  test('in a dry run too, which writes nothing', async () => {
    const before = [await dumpCatalogue(), await catalogueVersion(env.DB)]
    const answer = await write(
      [row('dry-oak', { brand: 'Brand-new' }), row('dry-ash', { seller: 'Nobody' })],
      {
        dryRun: true,
      },
    )
    expect(answer).toMatchObject({ written: 1, changed: [], newTags: [{ kind: 'brand', name: 'Brand-new' }] })
    expect(answer.refused).toHaveLength(1)
    expect([await dumpCatalogue(), await catalogueVersion(env.DB)]).toEqual(before)
  })
})
