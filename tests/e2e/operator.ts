import { expect } from 'vitest'
import { purgePath } from '#contract/edge/purge.ts'
import { readShelfNews, shelfNewsHeader } from '#contract/market/shelf-news.ts'
import { signCall, signatureHeader, tokenHeader } from '#contract/market/signature.ts'
import { setInventory } from '#contract/market/operator.ts'
import {
  type OperatorMove,
  auditBooks,
  moveOrder,
  offerPrice,
  operatorEnquiries,
} from '#contract/market/operator-orders.ts'
import { readConfiguration } from '#tools/shop/configuration.ts'
import { localSecrets } from '#tools/shop/secrets.ts'
import { http } from './http.ts'
import { marketHost } from './sites.ts'

const secrets = localSecrets(readConfiguration().sites)

/** Answers the enquiry with that message, as its seller would. */
export async function answerEnquiry(message: string, offer: { price: number; note: string }): Promise<void> {
  const waiting = operatorEnquiries.result.parse(await ask('GET', `${operatorEnquiries.path}?size=100`))
  const found = waiting.enquiries.find((enquiry) => enquiry.message === message)
  if (!found) throw new Error(`Nobody asks “${message}”.`)
  await ask('POST', offerPrice.path.replace('{id}', found.id), { ...offer, days: 14 })
}

/** Moves an order along, one step after the other. */
export async function moveAlong(id: string, ...moves: OperatorMove[]): Promise<void> {
  for (const move of moves) await ask('PUT', moveOrder.path.replace('{id}', id), { move })
}

export async function offer(
  { variantId = '', sellerId = '' }: Record<string, string>,
  change: { basePrice?: number; quantity?: number },
): Promise<void> {
  const path = setInventory.path.replace('{sellerId}', sellerId).replace('{variantId}', variantId)
  await ask('PUT', path, change)
}

export async function faultsInBooks(): Promise<string[]> {
  return auditBooks.result.parse(await ask('GET', auditBooks.path)).faults
}

async function ask(method: string, path: string, sent?: object): Promise<unknown> {
  const body = sent === undefined ? '' : JSON.stringify(sent)
  const key = secrets.get('OPERATOR_API_SIGNING_KEY') ?? ''
  const headers = {
    'content-type': 'application/json',
    [tokenHeader]: secrets.get('OPERATOR_API_TOKEN') ?? '',
    [signatureHeader]: await signCall({ site: 'operator', method, path, body }, key, new Date()),
  }
  const answer = await http(marketHost, path, { method, headers, body })
  expect(answer.status, answer.text).toBe(200)
  await heed(readShelfNews(String(answer.headers[shelfNewsHeader] ?? '')))
  return JSON.parse(answer.text)
}

/** As the operator's command line does: what has run out meanwhile, by whoever's doing, is told once. */
async function heed(tags: string[]): Promise<void> {
  if (tags.length === 0) return
  const body = JSON.stringify({ tags })
  const call = { site: 'operator', method: 'POST', path: purgePath, body }
  const signature = await signCall(call, secrets.get('PURGE_KEY') ?? '', new Date())
  const headers = { 'content-type': 'application/json', [signatureHeader]: signature }
  const answer = await http('localhost', purgePath, { method: 'POST', headers, body })
  expect(answer.status, answer.text).toBe(200)
}
