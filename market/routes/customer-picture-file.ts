import { Hono } from 'hono'
import { Refusal, refuse } from '../door/refusal.ts'
import { pictureKey } from '../pictures/shelf.ts'
import { findPictureType } from '../queries/customer-picture.ts'
import type { Market } from '../worker.ts'

/** A profile picture for whoever knows its key: an image element can send neither token nor signature. */
export const pictureFile = new Hono<Market>()

pictureFile.get('/pictures/:site/:key', async (context) => {
  context.set('call', 'profilePicture')
  const { site, key } = context.req.param()
  if (!pictureKey.test(key)) return refuse(context, new Refusal('not-found'))
  const type = await findPictureType(context.env.DB, { site, key })
  const file = type && (await context.env.PICTURES.get(key))
  if (!type || !file) return refuse(context, new Refusal('not-found'))
  return context.body(file.body, 200, {
    'content-type': type,
    'content-length': String(file.size),
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-site',
  })
})
