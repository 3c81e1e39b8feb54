import type { Context } from 'hono'
import {
  pictureLimits,
  pictureTypes,
  postProfilePicture,
  removeProfilePicture,
} from '#contract/market/customer-account.ts'
import type { Edge } from '../gateway/edge.ts'
import { backWith, backWithFailure, visitorFor } from './customer-form.ts'
import { wordsFor } from './customer-words.ts'
import { refuse } from './refuse.ts'

const page = '/profile/edit'

export async function postPicture(context: Context<Edge>): Promise<Response> {
  const known = await visitorFor(context, page)
  if ('answer' in known) return known.answer
  const at = { visitor: known.visitor, page } as const
  const { picture } = await context.req.parseBody()
  const isChosen = picture instanceof File && picture.size > 0
  if (!isChosen || picture.size > pictureLimits.bytes) {
    const message = isChosen ? wordsFor('picture-too-large').sentence : 'Choose a picture first.'
    const fields = [{ path: 'picture', message }]
    return backWith(context, at, { outcome: 'refused', message, fields, values: {} })
  }
  const body = { files: [base64Of(await picture.arrayBuffer())] }
  const posted = await at.visitor.callCustomer(postProfilePicture, { query: {}, body })
  if (!posted.ok) return backWithFailure(context, at, { failed: posted })
  await at.visitor.showAs({ picture: posted.value.data.pictureURL })
  return backWith(context, at, { outcome: 'done', what: 'picture-shown' })
}

export async function removePicture(context: Context<Edge>): Promise<Response> {
  const known = await visitorFor(context, page)
  if ('answer' in known) return known.answer
  const at = { visitor: known.visitor, page } as const
  const removed = await at.visitor.callCustomer(removeProfilePicture, { query: {} })
  if (!removed.ok) return backWithFailure(context, at, { failed: removed })
  await at.visitor.showAs({ picture: null })
  return backWith(context, at, { outcome: 'done', what: 'picture-removed' })
}

const pictureId = /^[\w-]{22}$/

/** A profile picture of the embedded market, which has no address for browsers. Its key is never used again. */
export async function showPicture(context: Context<Edge>): Promise<Response> {
  const { env, var: known } = context
  const id = context.req.param('pictureId') ?? ''
  if (!pictureId.test(id) || known.site.market !== 'embedded') return refuse(context, 'not-found')
  const address = `https://market.internal/pictures/${known.site.key}/${id}`
  const found = await env.MARKET.fetch(address, { headers: { 'x-request-id': known.requestId } })
  const type = found.headers.get('content-type')
  if (!found.ok || !pictureTypes.some((shown) => shown === type)) {
    await found.body?.cancel()
    return refuse(context, 'not-found')
  }
  return new Response(found.body, {
    headers: {
      'content-type': type ?? '',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  })
}

function base64Of(bytes: ArrayBuffer): string {
  let binary = ''
  const whole = new Uint8Array(bytes)
  for (let at = 0; at < whole.length; at += 8192)
    binary += String.fromCharCode(...whole.subarray(at, at + 8192))
  return btoa(binary)
}
