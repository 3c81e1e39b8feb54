import { describe, expect, test } from 'vitest'
import { credentialsFor } from './credential.ts'

const guest = { apiToken: 'token-of-hearth' }
const signedIn = { ...guest, accessToken: 'access-of-ada' }
const token = { 'x-api-token': 'token-of-hearth' }
const bearer = { authorization: 'Bearer access-of-ada' }

describe('for a guest', () => {
  test.each(['https://m.example/web/products', 'https://m.example/api/customer/cart'])(
    'the site’s token goes to %s',
    (url) => {
      expect(credentialsFor(url, 'public', guest)).toEqual(token)
    },
  )
})

describe('when somebody is signed in', () => {
  test.each([
    'https://m.example/api/customer/cart',
    'https://m.example/api/customer',
    'https://m.example/x/api/customer/style-selector',
  ])('the bearer alone goes to the customer API: %s', (url) => {
    expect(credentialsFor(url, 'customer', signedIn)).toEqual(bearer)
  })

  test('other calls that are made for a customer carry both', () => {
    expect(credentialsFor('https://m.example/v1/api/bookmarks', 'customer', signedIn)).toEqual({
      ...bearer,
      ...token,
    })
  })

  test.each(['https://m.example/web/products', 'https://m.example/api/customers-of-the-week'])(
    'what is public learns nothing of them: %s',
    (url) => {
      expect(credentialsFor(url, 'public', signedIn)).toEqual(token)
    },
  )

  test('a query or a host that looks like the customer API doesn’t make it one', () => {
    expect(credentialsFor('https://m.example/web/products?q=/api/customer/', 'public', signedIn)).toEqual(
      token,
    )
  })
})
