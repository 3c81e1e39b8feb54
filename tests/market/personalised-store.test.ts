import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { readCustomer } from '#contract/market/customer.ts'
import { personalisedSearch, personalisedStore } from '#contract/market/personalised-store.ts'
import { ask, refusalOf, send, signedRequest } from './ask.ts'
import { answerTo, callFor, refusalTo, tokenOf } from './customer-provider.ts'
import { makeWorld } from './world.ts'

beforeAll(async () => {
  await makeWorld()
  // Rowan has a zen peg and a rustic one, and one that is both.
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO tags (id, kind, name, url_slug, position, description, meta_title, meta_description, seo_description)
      VALUES ('style-zen', 'style', 'Zen', 'zen', 2, '', '', '', '')`,
    ),
    env.DB.prepare(
      `INSERT INTO variant_tags (variant_id, tag_id, tag_kind) VALUES ('peg-05-oak', 'style-zen', 'style'),
      ('peg-06-oak', 'style-rustic', 'style'), ('peg-07-oak', 'style-zen', 'style'),
      ('peg-07-oak', 'style-rustic', 'style')`,
    ),
  ])
})

const zenAndRustic = { style1: 'zen', style1Score: 40, style2: 'rustic', style2Score: 60 }

const idsOf = ({ data }: { data: { list: { productId: string }[] } }) =>
  data.list.map(({ productId }) => productId)

describe('the store of a verdict', () => {
  const store = (body: object, query: Record<string, number> = {}) =>
    ask('rowan', personalisedStore, { body: { verdict: zenAndRustic, ...body }, query })

  test('begins with both styles, then the stronger, then the other', async () => {
    const answer = await store({}, { limit: 5 })
    expect(idsOf(answer)).toEqual(['peg-07', 'peg-06', 'peg-05', 'settle', 'stool'])
    expect(answer.data.totalCount).toBe(32)
    expect(idsOf(await store({}, { skip: 1, limit: 3 }))).toEqual(['peg-06', 'peg-05', 'settle'])
  })

  test('is narrowed by a search, and shuffled by a seed within what suits alike', async () => {
    expect(idsOf(await store({ search: { categoriesUrlSlug: ['settles'] } }))).toEqual(['settle', 'stool'])
    const shuffled = idsOf(await store({ search: { seed: 5 } }, { limit: 32 }))
    expect(shuffled.slice(0, 3)).toEqual(['peg-07', 'peg-06', 'peg-05'])
    expect(shuffled.slice(3, 5)).not.toEqual(['settle', 'stool'])
    expect(idsOf(await store({ search: { seed: 5 } }, { limit: 32 }))).toEqual(shuffled)
  })

  test.each([
    ['a style that there isn’t', { verdict: { ...zenAndRustic, style1: 'gothic' } }, [422, 'tag-unknown']],
    [
      'more than the whole of a style',
      { verdict: { ...zenAndRustic, style1Score: 101 } },
      [400, 'body-invalid'],
    ],
    ['no verdict', { search: {} }, [400, 'body-invalid']],
    ['nothing', undefined, [400, 'body-invalid']],
  ])('is refused for %s', async (_what, body, refusal) => {
    expect(await refusalOf(signedRequest('rowan', personalisedStore, { body }))).toEqual(refusal)
  })
})

describe('the store of a saved verdict', () => {
  const body = { verdictID: 'of-ada' }
  const asked = async (subject: string, site: 'rowan' | 'juniper') =>
    callFor(await tokenOf(subject, site), [site, personalisedSearch], { body })

  test('is for its customer alone', async () => {
    const answered = await answerTo(
      readCustomer,
      callFor(await tokenOf('ada', 'rowan'), ['rowan', readCustomer]),
    )
    const { _id: id } = answered.customer
    await env.DB.prepare(
      `INSERT INTO verdicts (id, customer_id, name, style1_id, style1_score, style2_id, style2_score, saved_at)
      VALUES ('of-ada', ?, 'Mine', 'style-zen', 70, 'style-rustic', 30, 1)`,
    )
      .bind(id)
      .run()
    const answer = await answerTo(personalisedSearch, asked('ada', 'rowan'))
    expect(idsOf(answer).slice(0, 4)).toEqual(['peg-07', 'peg-05', 'peg-06', 'settle'])
    expect(await refusalTo(asked('bo', 'rowan'))).toEqual([404, 'not-found'])
    expect(await refusalTo(asked('ada', 'juniper'))).toEqual([404, 'not-found'])
  })

  test('goes with its customer', async () => {
    const left = 'SELECT count(*) AS left FROM verdicts'
    expect(await env.DB.prepare(left).first('left')).toBe(1)
    await env.DB.prepare('DELETE FROM customers WHERE subject = ?').bind('ada').run()
    expect(await env.DB.prepare(left).first('left')).toBe(0)
  })

  test('is refused to who isn’t signed in, in the specification’s words', async () => {
    const answer = await send(await signedRequest('rowan', personalisedSearch, { body }))
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      error: { code: 'bearer-missing', message: expect.stringContaining('You must be logged in') },
    })
  })
})
