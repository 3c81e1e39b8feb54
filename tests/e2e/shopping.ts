import type { Page } from 'playwright'
import { inject } from 'vitest'
import { Customer } from '../customer.ts'
import { type Piece, pieceAt, put } from '../shopping.ts'
import { settled } from './newcomer.ts'
import { offer } from './operator.ts'
import { productOf } from './sites.ts'
import { productLinks } from './survey.ts'

/** Somebody whom no other test has met, signed in without a browser. */
export async function customerAt(host: string): Promise<Customer> {
  return new Customer(inject('port'), host).signIn(settled())
}

/** Goes on in a browser where the customer stands. */
export async function carryOn(customer: Customer, page: Page, path: string): Promise<void> {
  await page.context().addCookies(customer.cookies())
  await page.goto(path)
}

/** Something in stock that no other test of the site changes: each asks for another one. */
export async function ownPiece(customer: Customer, at: number): Promise<Piece> {
  const links = productLinks((await customer.get('/products?page=2')).text)
  let met = 0
  for (const path of links) {
    const { text } = await customer.get(path)
    if (!/Available, Ship in/.test(text) || !text.includes('id="buy"')) continue
    if (met === at) {
      const piece = await pieceAt(customer, path)
      await offer(piece.wish, { quantity: 30 })
      return piece
    }
    met += 1
  }
  throw new Error(`The second page of the list has fewer than ${at + 1} products in stock.`)
}

/** The site's product that is in stock, in the cart. Whatever others have bought of it, there is enough. */
export async function putSomething(customer: Customer, key: string, quantity = 1): Promise<Piece> {
  const piece = await pieceAt(customer, productOf('in stock', key).path)
  await offer(piece.wish, { quantity: 30 })
  await put(customer, piece, quantity)
  return piece
}
