import { purgePath } from '#contract/edge/purge.ts'
import { type SignedCall, signCall, signatureHeader, tokenHeader } from '#contract/market/signature.ts'
import type { Answer, Shop } from './open-shop.ts'

const sites = ['archipelago', 'hearth', 'nordlys', 'maison']

interface Change {
  seller: string
  variant: string
  to: Record<string, unknown>
}

/** Whoever runs the shop: changes the catalogue and says so. */
export function operatorOf(shop: Shop) {
  const secret = (name: string) => shop.secrets[name] ?? ''
  const sign = (call: Omit<SignedCall, 'site'>, key: string) =>
    signCall({ ...call, site: 'operator' }, key, new Date())

  async function purge(tags: string[]): Promise<Answer> {
    const body = JSON.stringify({ tags })
    const signature = await sign({ method: 'POST', path: purgePath, body }, secret('PURGE_KEY'))
    const headers = { [signatureHeader]: signature }
    return shop.visit('hearth.localhost', purgePath, { method: 'POST', headers, body })
  }

  async function change({ seller, variant, to }: Change): Promise<Answer> {
    const body = JSON.stringify(to)
    const path = `/operator/inventories/${seller}/${variant}`
    const headers = {
      'content-type': 'application/json',
      [tokenHeader]: secret('OPERATOR_API_TOKEN'),
      [signatureHeader]: await sign({ method: 'PUT', path, body }, secret('OPERATOR_API_SIGNING_KEY')),
    }
    return shop.market(`http://market.test${path}`, { method: 'PUT', headers, body })
  }

  /** As on the first day: nothing remembered, and nothing in KV but the epochs, which isolates go on knowing. */
  async function forgetEverything(): Promise<void> {
    await purge(sites)
    const kv = await shop.kv()
    const { keys } = await kv.list()
    const names = keys.map(({ name }) => name).filter((name) => !name.endsWith(':epoch'))
    await Promise.all(names.map((name) => kv.delete(name)))
  }

  return { purge, change, forgetEverything }
}
