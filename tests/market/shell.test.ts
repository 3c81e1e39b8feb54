import { beforeAll, describe, expect, test } from 'vitest'
import { retailerMenu, sellersList, templateDetails } from '#contract/market/shell.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

describe('template details', () => {
  test('name who runs the site and leave out what nobody told', async () => {
    expect(await ask('rowan', templateDetails)).toEqual({
      logoUrl: '/logos/rowan.svg',
      footerLogoUrl: '/logos/rowan-small.svg',
      footerSocialLinks: [{ websiteType: 'instagram', link: 'https://www.instagram.com/rowan.example' }],
      selectedFont: 'Fraunces',
      theme: 'light',
      seller: {
        companyName: 'Rowan Ltd',
        companyAddress1: '1 Hedge Lane',
        companyAddress2: null,
        city: 'Ludlow',
        country: 'United Kingdom',
        companyPostcode: 'SY8 1AA',
        serviceEmail: 'hello@rowan.example',
        serviceTelephone: null,
        vat: null,
        description: 'Settles for halls.',
      },
    })
  })

  test('of a site that is only configured are those of its configuration', async () => {
    expect(await ask('sorrel', templateDetails)).toMatchObject({
      logoUrl: '/logos/sorrel.svg',
      footerSocialLinks: [{ websiteType: 'facebook', link: 'https://www.facebook.com/sorrel.example' }],
      seller: {
        companyName: 'Sorrel & Daughters Ltd',
        serviceEmail: 'hello@sorrel.example',
        serviceTelephone: null,
        vat: null,
      },
    })
  })
})

describe('the menus', () => {
  test('lead to tags that the site’s products bear, with their counts', async () => {
    const { menus } = await ask('rowan', retailerMenu, { query: { menuType: 'STORE' } })
    expect(menus.map(({ name, url, quantity }) => [name, url, quantity])).toEqual([
      ['Furniture', '/products/category-furniture', 2],
      ['Categories', '/store/categories', 0],
    ])
    expect(menus[0]?.subMenus).toEqual([
      {
        name: 'Settles',
        url: '/products/category-furniture-settles',
        tagType: 'category',
        urlSlug: 'settles',
        tagId: 'category-settles',
        quantity: 2,
        subMenus: [],
      },
    ])
    expect(
      menus[1]?.subMenus.map(({ name, subMenus }) => [name, subMenus.map((child) => child.name)]),
    ).toEqual([['Furniture', ['Settles']]])
  })

  test('of moodrooms lead to moodrooms', async () => {
    const { menus } = await ask('rowan', retailerMenu, { query: { menuType: 'MOODROOMS' } })
    expect(menus.map(({ subMenus }) => subMenus.map(({ url }) => url))).toEqual([
      ['/_/moodrooms/t/room/room-hall'],
      ['/_/moodrooms/t/cat/category-furniture'],
    ])
  })

  test('come several at once, as asked, and each says which it belongs to', async () => {
    const ofEach = async (menuType: string) =>
      (await ask('rowan', retailerMenu, { query: { menuType } })).menus.map((menu) => [
        menu.menuType,
        menu.name,
      ])
    const store = [
      ['STORE', 'Furniture'],
      ['STORE', 'Categories'],
    ]
    const moodrooms = [
      ['MOODROOMS', 'Rooms'],
      ['MOODROOMS', 'Kinds'],
    ]
    expect(await ofEach('STORE,MOODROOMS,BLOGS')).toEqual([...store, ...moodrooms])
    expect(await ofEach('MOODROOMS,STORE')).toEqual([...moodrooms, ...store])
  })

  test('that a site doesn’t have are empty', async () => {
    expect(await ask('rowan', retailerMenu, { query: { menuType: 'BLOGS' } })).toEqual({ menus: [] })
  })

  test('are a site’s own', async () => {
    const { menus } = await ask('juniper', retailerMenu, { query: { menuType: 'STORE' } })
    expect(menus.map(({ name }) => name)).toEqual(['Lamps'])
    const all = await ask('juniper', retailerMenu, { query: { menuType: 'STORE,MOODROOMS,BLOGS' } })
    expect(all.menus).toEqual(menus)
  })

  test.each([
    {},
    { menuType: '' },
    { menuType: 'KITCHEN' },
    { menuType: 'store' },
    { menuType: 'STORE,KITCHEN' },
    { menuType: 'STORE,' },
    { menuType: 'STORE, BLOGS' },
    { menuType: 'STORE,STORE' },
  ])('are not called %j', async (query) => {
    expect(await refusalOf(signedRequest('rowan', retailerMenu, { query }))).toEqual([400, 'query-invalid'])
  })
})

describe('the sellers', () => {
  test('are those who offer something that the site sells', async () => {
    expect(await ask('rowan', sellersList, { body: {} })).toEqual({
      data: {
        totalCount: 2,
        list: [
          {
            sellerID: 'priya',
            sellerName: 'Priya Nair',
            serviceTelephone: '01632 960001',
            serviceEmail: 'priya@nair.example',
          },
          {
            sellerID: 'tom',
            sellerName: 'Tom Ashby',
            serviceTelephone: null,
            serviceEmail: 'tom@ashby.example',
          },
        ],
      },
    })
  })

  test('come by their ids, and in parts', async () => {
    const { data } = await ask('rowan', sellersList, { body: { sellerID: { in: ['tom', 'nobody'] } } })
    expect(data.list.map(({ sellerID }) => sellerID)).toEqual(['tom'])
    const part = await ask('rowan', sellersList, { body: {}, query: { limit: 1, skip: 1 } })
    expect(part.data).toMatchObject({ totalCount: 2, list: [{ sellerID: 'tom' }] })
    expect((await ask('rowan', sellersList, { body: { sellerID: { in: [] } } })).data.totalCount).toBe(0)
  })

  test('who sell nothing of the site’s are not found there', async () => {
    const { data } = await ask('rowan', sellersList, { body: { sellerID: { in: ['wren'] } } })
    expect(data).toEqual({ list: [], totalCount: 0 })
    expect((await ask('sorrel', sellersList, { body: {} })).data.totalCount).toBe(0)
  })

  test.each([{ limit: 0 }, { limit: 101 }, { skip: -1 }, { limit: 'many' }])(
    'don’t come by %j',
    async (query) => {
      expect(await refusalOf(signedRequest('rowan', sellersList, { body: {}, query }))).toEqual([
        400,
        'query-invalid',
      ])
    },
  )

  test.each([undefined, 'tom', { sellerID: 'tom' }, { sellerID: { in: [7] } }, ['tom'], null])(
    'are not asked for with %j',
    async (body) => {
      expect(await refusalOf(signedRequest('rowan', sellersList, { body }))).toEqual([400, 'body-invalid'])
    },
  )
})
