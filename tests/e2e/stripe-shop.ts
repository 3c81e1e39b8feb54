import { appendFileSync, cpSync } from 'node:fs'
import { join } from 'node:path'
import { builtMarket } from '#tools/shop/built-worker.ts'
import { readConfiguration } from '#tools/shop/configuration.ts'
import { prepareDatabases } from '#tools/shop/database.ts'
import { freePort } from '#tools/shop/port.ts'
import { startServer } from '#tools/shop/server.ts'
import { temporaryDirectory } from '#tools/temporary.ts'
import { type ImitatedStripe, imitateStripe } from './imitated-stripe.ts'
import { settledPeople } from './settled-people.ts'

export interface StripeShop {
  port: number
  stripe: ImitatedStripe
  stop: () => Promise<void>
}

/** A shop beside the others, as it was built, with keys of Stripe for one site. */
export async function openStripeShop(siteKey: string): Promise<StripeShop> {
  const { sites } = readConfiguration()
  const [stateDirectory, market] = [temporaryDirectory(), temporaryDirectory()]
  const stripe = await imitateStripe()
  const prefix = `SITE_${siteKey.toUpperCase()}_STRIPE`
  const told = {
    [`${prefix}_SECRET_KEY`]: 'sk_test_of_this_machine',
    [`${prefix}_PUBLISHABLE_KEY`]: 'pk_test_of_this_machine',
    [`${prefix}_WEBHOOK_SECRET`]: 'whsec_of_this_machine',
    STRIPE_ON_THIS_MACHINE: stripe.origin,
  }
  cpSync(builtMarket, market, { recursive: true })
  const lines = Object.entries(told).map(([name, value]) => `${name}="${value}"\n`)
  appendFileSync(join(market, '.dev.vars'), lines.join(''))
  await prepareDatabases({ sites, stateDirectory, say: () => {}, settled: settledPeople })
  const server = await startServer({
    port: await freePort(),
    stateDirectory,
    host: sites[0]?.hosts[0] ?? 'localhost',
    market,
  })
  return {
    port: server.port,
    stripe,
    stop: async () => {
      await server.stop()
      stripe.stop()
    },
  }
}
