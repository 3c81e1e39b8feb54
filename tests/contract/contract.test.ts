import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/market/call.ts'
import { marketCalls } from '#contract/market/calls.ts'
import { listProducts } from '#contract/market/catalogue.ts'
import { readCustomer } from '#contract/market/customer.ts'
import { productsByIds } from '#contract/market/product-lists.ts'
import { similarProducts } from '#contract/market/recommendations.ts'
import { checkCall } from '#tools/contract/check-call.ts'
import { discover } from '#tools/contract/discover.ts'
import type { Known } from '#tools/contract/example.ts'
import { type Line, ask } from '#tools/contract/line.ts'
import { sendToMarket, tokenOf } from '../market/customer-provider.ts'
import { credentials } from '../market/sites.ts'
import { makeSearchedWorld } from '../market/search-world.ts'
import { orderOf, shopper } from '../market/shopper.ts'

const base = 'https://market.test'
const guest: Line = {
  bases: { main: base, web: base, customer: base },
  caller: { site: 'rowan', ...credentials.rowan },
  async send({ url, method, headers, body }) {
    const answer = await sendToMarket(new Request(url, { method, headers, ...(body !== '' && { body }) }))
    return { status: answer.status, text: await answer.text() }
  },
}

const operator: Line = { ...guest, caller: { site: 'operator', ...credentials.operator } }

let known: Known
let customer: Line
beforeAll(async () => {
  await makeSearchedWorld()
  await addArticle()
  customer = { ...guest, bearer: await tokenOf('ada', 'rowan') }
  const found = await discover(guest)
  const { id: groupId } = await orderOf(shopper('ada'))
  const orders = { groupId, 'readOrder.id': groupId, 'operatorOrder.id': groupId }
  known = { ...found, ...orders, verdictID: await verdictOf(customer) }
})

describe('the embedded market', () => {
  test.each(marketCalls)('keeps to the contract in $name', async (call) => {
    for (const line of [guest, customer, operator]) {
      const { checked, faults } = await checkCall(line, call, known)
      expect(faults).toEqual([])
      expect(checked).toBeGreaterThan(0)
    }
  })

  test('has something of everything to ask for', () => {
    const missing = Object.entries(known).filter(([, value]) => value === undefined)
    expect(missing).toEqual([])
  })
})

describe('the suite finds a market that', () => {
  const heard = async (line: Line, call: Call) => (await checkCall(line, call, known)).faults.join('\n')

  test('lets anybody in', async () => {
    const answer = await ask(guest, { call: listProducts, question: { query: {}, body: undefined } })
    const careless: Line = { ...guest, send: async () => answer }
    const faults = await heard(careless, listProducts)
    expect(faults).toContain('no token: expected a refusal, got 200')
    expect(faults).toContain('a late signature: expected a refusal, got 200')
  })

  test('leaves a field out', async () => {
    const forgetful: Line = {
      ...guest,
      async send(letter) {
        const { status, text } = await guest.send(letter)
        return { status, text: text.replaceAll('"defaultVariant"', '"firstVariant"') }
      },
    }
    expect(await heard(forgetful, listProducts)).toMatch(/the example: .*defaultVariant/)
  })

  test('takes any body', async () => {
    const kind: Line = { ...guest, send: async () => ({ status: 200, text: '{"products":[]}' }) }
    const faults = await heard(kind, productsByIds)
    expect(faults).toContain('two megabytes: expected a refusal, got 200')
    expect(faults).toContain('a body that breaks off: expected a refusal, got 200')
    expect(faults).not.toContain('the example')
  })

  test('says no in words of its own', async () => {
    const curt: Line = { ...guest, send: async () => ({ status: 401, text: 'No.' }) }
    expect(await heard(curt, similarProducts)).toContain('an unknown id: expected a refusal, got 401 No.')
  })
})

async function verdictOf(line: Line): Promise<string> {
  const { text } = await ask(line, { call: readCustomer, question: { query: {}, body: undefined } })
  const { _id: id } = readCustomer.result.parse(JSON.parse(text)).customer
  await env.DB.prepare(
    `INSERT INTO verdicts (id, customer_id, name, style1_id, style1_score, style2_id, style2_score, saved_at)
    VALUES ('of-ada', ?, 'Mine', 'style-rustic', 60, 'style-rustic', 40, 1)`,
  )
    .bind(id)
    .run()
  return 'of-ada'
}

/** The small world has no article, and nothing of Rowan’s is of a style. */
async function addArticle(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO posts (id, url_slug, title, author, excerpt, body_html, seo_description, style_id, published_on,
        media_id)
      VALUES ('how-to-sit', 'how-to-sit', 'How to sit', 'Priya Nair', 'Sit.', '<p>Sit down.</p>', 'Sitting.',
        'style-rustic', '2024-05-01', 'oak')`,
    ),
    env.DB.prepare(
      `INSERT INTO post_products (post_id, position, product_id) VALUES ('how-to-sit', 1, 'settle')`,
    ),
    env.DB.prepare(`INSERT INTO variant_tags (variant_id, tag_id, tag_kind)
      VALUES ('settle-oak', 'style-rustic', 'style')`),
  ])
}
