import { beforeEach, describe, expect, test } from 'vitest'
import { purged } from './purged.ts'
import { MarketNextDoor, noteFor, refusal } from './market-next-door.ts'
import { hearth, sendForm } from './people.ts'
import { TestVisitor } from './visitor.ts'

const writing = `${hearth}/api/customer/reviews`
const removal = `${hearth}/api/customer/reviews/removal`
const fields = { elementID: 'chair', rating: '4', title: 'Sits well', comment: 'Still does.' }
const form = '/profile/reviews/write/chair'

const market = new MarketNextDoor()
beforeEach(() => {
  purged.length = 0
  market.answer = ({ path }) =>
    path.includes('getdeletereview')
      ? Response.json({ data: { reviewID: 'R1', elementID: 'chair' } })
      : Response.json({
          data: {
            review: {
              _id: 'R1',
              ...fields,
              rating: 4,
              author: 'Ada L.',
              writtenOn: '2024-09-30',
              verified: false,
            },
          },
        })
  return market.open()
})

describe('a review', () => {
  test('is sent, and the product’s pages are made anew', async () => {
    const customer = await market.customer()
    const reply = await sendForm(customer, writing, fields)
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/profile/reviews'])
    expect(market.asked).toEqual([
      {
        method: 'POST',
        path: '/v1/api/userreviews/postaddreview',
        body: { ...fields, type: 'product', rating: 4 },
      },
    ])
    // Both are told at once; which hears it first is nobody’s concern.
    expect(purged).toHaveLength(2)
    expect(purged).toContainEqual(['Pages', 'hearth:product:chair'])
    expect(purged).toContainEqual(['PublicApi', 'hearth:product:chair'])
    expect(await noteFor(customer, '/profile/reviews')).toEqual({ outcome: 'done', what: 'review-saved' })
  })

  test('that lacks something comes back with all that was typed', async () => {
    const customer = await market.customer()
    const reply = await sendForm(customer, writing, { ...fields, rating: '', title: '' })
    expect(reply.headers.get('location')).toBe(form)
    expect(await noteFor(customer, form)).toMatchObject({
      fields: [
        { path: 'rating', message: 'Choose 1 to 5 stars.' },
        { path: 'title', message: 'Write a title.' },
      ],
      values: { comment: 'Still does.' },
    })
    expect([market.asked, purged]).toEqual([[], []])
  })

  test('that is a second one is told so, and nothing is made anew', async () => {
    const customer = await market.customer()
    market.answer = () => refusal(409, 'review-exists')
    await sendForm(customer, writing, fields)
    expect(await noteFor(customer, form)).toMatchObject({
      message: expect.stringContaining('already'),
      values: { title: 'Sits well' },
    })
    expect(purged).toEqual([])
  })

  test('is deleted, and the product’s pages are made anew', async () => {
    const customer = await market.customer()
    await sendForm(customer, removal, { reviewID: 'R1' })
    expect(market.asked.map(({ path }) => path)).toEqual(['/v1/api/userreviews/getdeletereview?reviewID=R1'])
    expect(purged).toHaveLength(2)
    expect(await noteFor(customer, '/profile/reviews')).toMatchObject({ what: 'review-deleted' })
  })

  test('of somebody else’s stays', async () => {
    const customer = await market.customer()
    market.answer = () => refusal(404, 'not-found')
    await sendForm(customer, removal, { reviewID: 'R1' })
    expect(await noteFor(customer, '/profile/reviews')).toMatchObject({ outcome: 'refused' })
    expect(purged).toEqual([])
  })

  test('is for whoever is signed in', async () => {
    const sent = await sendForm(new TestVisitor(), writing, fields)
    expect(sent.headers.get('location')).toBe(`/sign-in/onward?returnTo=${encodeURIComponent(form)}`)
    expect(market.asked).toEqual([])
  })
})
