import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productLinks } from './html.ts'
import { type Shop, openShop } from './open-shop.ts'

const store = '/harbour-street-home/products/seller/seller-harbour-street-home'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

afterAll(() => shop.close())

async function read(path: string, host = 'localhost') {
  const answer = await shop.visit(host, path)
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

describe('other addresses of stores and lists', () => {
  test.each([
    ['/seller/seller-harbour-street-home', store],
    ['/seller/seller-harbour-street-home?below=100&sort=price-low', `${store}?below=100&sort=price-low`],
    ['/_/products/seller/seller-harbour-street-home', store],
    ['/wrong/products/seller/seller-harbour-street-home?page=2', `${store}?page=2`],
    ['/products/list', '/products'],
    ['/products/list?page=2', '/products?page=2'],
    ['/products/list/cat/sofas', '/products/category-furniture-sofas'],
    ['/products/list/cat/category-sofas', '/products/category-furniture-sofas'],
    ['/_/products/list/cat/category-sofas', '/products/category-furniture-sofas'],
    ['/living/products/list/room/room-living', '/products/room-living'],
    ['/x/products/list/style/style-zen', '/products/style-zen'],
    ['/x/products/list/color/colour-red?sort=price-low', '/products/color-red?sort=price-low'],
    [
      '/_/products/list/room/room-living/cat/category-sofas',
      '/products/category-furniture-sofas/room-living',
    ],
    ['/_/products/list/room/living/cat/sofas', '/products/category-furniture-sofas/room-living'],
    ['/products/t', '/products'],
    ['/products/t?prefix=+', '/products'],
  ])('%s leads to %s', async (path, location) => {
    expect(await read(path)).toMatchObject({ status: 308, location })
    expect((await read(location)).status).toBe(200)
  })

  test.each([
    '/products/list/cat/sofaz',
    '/_/products/list/cat/category-sofaz',
    '/_/products/list/room/room-living/cat/sofaz',
    '/_/products/list/room/category-sofas',
    '/_/products/list/price/cheap',
    '/products/t?prefix=oak&page=99',
  ])('%s leads nowhere', async (path) => {
    expect((await read(path)).status).toBe(404)
  })

  test('a wrong one says what may have been meant', async () => {
    const { text } = await read('/products/list/cat/sofaz')
    expect(text).toContain('Did you mean')
    expect(text).toContain('href="/products/category-furniture-sofas"')
  })

  test('what begins with some letters is listed with the tags that do', async () => {
    const { status, text } = await read('/products/t?prefix=Velv')
    expect(status).toBe(200)
    expect(text).toContain('href="/products/material-velvet"')
    expect(productLinks(text).length).toBeGreaterThan(5)
    expect(text).toContain('<meta name="robots" content="noindex')
  })
})

describe('a page that is not there', () => {
  test('of a product offers to search for what its address says', async () => {
    const { status, text } = await read('/alder-sofa/products/d/no-such-variant')
    expect(status).toBe(404)
    expect(text).toMatch(/<input[^>]*id="search-again"[^>]*value="alder sofa"/)
  })
})

describe.each(['localhost', 'hearth.localhost', 'nordlys.localhost', 'maison.localhost'])(
  'the indexes of %s',
  (host) => {
    test.each(['brands', 'styles', 'categories', 'rooms'])(
      'show all %s with pictures and counts',
      async (index) => {
        const { status, text } = await read(`/store/${index}`, host)
        expect(status).toBe(200)
        const tiles = text.split('class="index-tile"').slice(1)
        expect(tiles.length).toBeGreaterThan(6)
        for (const tile of tiles) {
          expect(tile).toMatch(/<img[^>]*src="\/media\//)
          expect(tile).toMatch(/\d+ pieces?/)
        }
        const anchors = [...text.matchAll(/href="#(letter-.)"/g)].map(([, anchor]) => anchor)
        expect(anchors.length).toBeGreaterThan(3)
        for (const anchor of anchors) expect(text).toContain(`id="${anchor}"`)
      },
    )
  },
)
