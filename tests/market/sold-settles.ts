import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { faultsInBooks, ofSettle, setStock } from './shopper.ts'
import { makeWorld } from './world.ts'

interface PromoCode {
  code: string
  /** In hundredths of a per cent. */
  share: number
  mostUses?: number
}

/** A world in which each test begins with empty carts and twenty settles. Whatever happens, money and stock agree. */
export function sellSettles(...promoCodes: PromoCode[]): void {
  beforeAll(async () => {
    await makeWorld()
    for (const { code, share, mostUses = null } of promoCodes)
      await env.DB.prepare(
        `INSERT INTO promo_codes (code, description, share, minimum, starts_on, most_uses)
        VALUES (?, 'Some of it off', ?, 0, '2024-01-01', ?)`,
      )
        .bind(code, share, mostUses)
        .run()
  })
  beforeEach(async () => {
    await env.DB.exec('DELETE FROM cart_lines')
    await env.DB.exec('UPDATE carts SET promo_code = NULL')
    await setStock(ofSettle, 20)
  })
  afterEach(async () => expect(await faultsInBooks()).toEqual([]))
}
