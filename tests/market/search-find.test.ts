import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { found, makeSearchedWorld, rebuild } from './search-world.ts'
import { pegs } from './world.ts'

beforeAll(makeSearchedWorld)

describe('a search finds', () => {
  test.each([
    ['the name of a product', 'settle', ['settle', 'stool']],
    ['the beginning of it', 'sett', ['settle', 'stool']],
    ['one of many', 'stools', ['stool']],
    ['a variant’s title', 'settle unsold', ['settle']],
    ['its brand', 'nair', ['settle']],
    ['a tag of the product', 'hall', ['settle']],
    ['a tag of a variant and of the product', 'oak hall', ['settle']],
    ['the parent of a tag', 'furniture', ['stool', 'settle']],
    ['what others call it', 'pew', ['stool', 'settle']],
    ['what it is meant to say', 'setle furnitur', ['stool', 'settle']],
    ['nothing where the words aren’t borne together', 'hall stools nair', []],
    ['an option of it', 'settle box', ['settle']],
    ['an option alone', 'box', ['settle']],
    ['the beginning of one, once it says enough', 'plai', ['settle']],
    ['nothing by two letters of it', 'pl', []],
  ])('%s', async (_what, query, products) => {
    expect(await found('rowan', query)).toEqual(products)
  })

  test.each(['été', 'ete', 'ÉTÉ', 'E\u0301te', '  Été  ', 'stool, été!', 'the été stool'])(
    '%j whatever the capitals, the marks and the signs between words',
    async (query) => {
      expect(await found('rowan', query)).toEqual(['stool'])
    },
  )

  test('only what has every word, wherever each of them stands', async () => {
    expect(await found('rowan', 'ashby furniture')).toEqual(['stool'])
    expect(await found('rowan', 'hall oak nair settle')).toEqual(['settle'])
    expect(await found('rowan', 'settle chesterfield')).toEqual([])
  })

  test('first those whose name says it, then what can be had, then the merchandised order', async () => {
    expect(await found('rowan', 'peg')).toEqual(pegs)
    expect(await found('juniper', 'red')).toEqual(['settle', 'lamp'])
    const stock = env.DB.prepare(
      `UPDATE seller_inventories SET quantity = ?, inventory_status = 'active' WHERE variant_id IN ('peg-01-oak', 'lamp-red')`,
    )
    await stock.bind(0).run()
    await rebuild()
    expect(await found('rowan', 'peg')).toEqual([...pegs.slice(1), 'peg-01'])
    await stock.bind(5).run()
    await rebuild()
    expect(await found('juniper', 'red')).toEqual(['lamp', 'settle'])
  })

  test('nothing of another site’s, misspelt or not', async () => {
    expect(await found('rowan', 'lamp')).toEqual([])
    expect(await found('rowan', 'lammp')).toEqual([])
    expect(await found('juniper', 'lamp')).toEqual(['lamp'])
    expect(await found('juniper', 'lammp')).toEqual(['lamp'])
    expect(await found('sorrel', 'settle')).toEqual([])
    expect(await found("rowan' OR '1'='1", 'settle')).toEqual([])
  })

  test('no word of three letters that isn’t typed right, and none with three typos', async () => {
    expect(await found('juniper', 'rde')).toEqual([])
    expect(await found('juniper', 'rutsic')).toEqual(['lamp'])
    expect(await found('juniper', 'rxstxcz')).toEqual([])
  })
})

describe('the words of a search', () => {
  test('are looked at up to the eighth', async () => {
    const eight = 'settle hall oak nair furniture settles red box'
    expect(await found('rowan', `${eight} chesterfield`)).toEqual(['settle'])
    expect(await found('rowan', `chesterfield ${eight}`)).toEqual([])
  })

  test.each([
    '"',
    '*',
    '-',
    '^',
    '()',
    '{name} :',
    'AND',
    'settle AND',
    'settle OR stool',
    'NOT peg',
    'NEAR(settle stool)',
    'settle NEAR/2 hall',
    'name:settle',
    '- name : settle',
    'settle" OR "stool',
    "'; DROP TABLE shelves; --",
    '%',
    '_',
    '\0',
    'settle\0',
    '\uD800',
    '🛋️',
    '𞤀𞤁',
    '*'.repeat(200),
    '('.repeat(200),
    'x'.repeat(200),
  ])('are never read as anything but words: %j', async (query) => {
    const plain = query.toLowerCase().replace(/[^a-z ]/g, ' ')
    expect(await found('rowan', query)).toEqual(await found('rowan', plain))
    expect(await found('rowan', 'settle')).toEqual(['settle', 'stool'])
  })
})
