import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configuration, type Vars } from '../configuration.ts'
import { type Elsewhere, buildElsewhere } from './build-elsewhere.ts'
import { productLinks } from './html.ts'
import { type Shop, openShop } from './open-shop.ts'

const host = 'atelier.localhost'
const others = ['Archipelago', 'Hearth &amp; Grain', 'Nordlys', 'Maison Verre']

let elsewhere: Elsewhere | undefined
let shop: Shop

beforeAll(async () => {
  const vars = withAtelier(configuration.vars)
  elsewhere = await buildElsewhere(vars)
  shop = await openShop({ folder: elsewhere.folder, vars })
}, 120_000)

afterAll(async () => {
  await shop.close()
  elsewhere?.remove()
})

/** A fifth block in wrangler.toml, and nothing else. */
function withAtelier(vars: Vars): Vars {
  const { SITE_NORDLYS: pattern } = vars
  if (typeof pattern !== 'object' || pattern === null || Array.isArray(pattern))
    throw new Error('wrangler.toml has no [vars.SITE_NORDLYS] to follow.')
  const theme = { ...Object(pattern['theme']), accent: '#123456' }
  const seller = { companyName: 'Atelier Zwei GmbH', description: 'Furniture from two makers.' }
  const signIn = { ...Object(pattern['signIn']), client: 'atelier' }
  return { ...vars, SITE_ATELIER: { ...pattern, hosts: [host], name: 'Atelier Zwei', theme, seller, signIn } }
}

async function read(path: string) {
  const answer = await shop.visit(host, path)
  return { status: answer.status, text: await answer.text() }
}

describe('a fifth site, added by configuration alone', () => {
  test.each([
    ['/', 200],
    ['/products', 200],
    ['/about-us', 200],
    ['/sign-out', 200],
    ['/nothing-here', 404],
  ])('has its own %s', async (path, status) => {
    const page = await read(path)
    expect(page.status).toBe(status)
    expect(page.text).toContain('Atelier Zwei')
    expect(page.text).toContain('--accent:#123456')
    for (const name of others) expect(page.text).not.toContain(name)
  })

  test('sells what the market says that it sells', async () => {
    const links = productLinks((await read('/products')).text)
    expect(links.length).toBeGreaterThan(5)
    expect((await read(links[0] ?? '')).status).toBe(200)
  })

  test('asks the market in its own name', async () => {
    await shop.weather.travellers()
    await shop.visit(host, '/products?page=2')
    const tokens = (await shop.weather.travellers()).map(({ headers }) => headers['x-api-token'])
    expect(tokens).toEqual([shop.secrets['SITE_ATELIER_API_TOKEN']])
  })

  test('changes nothing for the others', async () => {
    const answer = await shop.visit('hearth.localhost', '/products')
    const text = await answer.text()
    expect(text).toContain('Hearth &amp; Grain')
    expect(text).not.toContain('Atelier')
  })
})
