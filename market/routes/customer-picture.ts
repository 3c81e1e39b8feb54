import type { Context } from 'hono'
import { postProfilePicture, removeProfilePicture } from '#contract/market/customer-account.ts'
import { Refusal } from '../door/refusal.ts'
import { clearBin } from '../pictures/bin.ts'
import { plainPicture } from '../pictures/plain.ts'
import { newPictureKey } from '../pictures/shelf.ts'
import { showPicture } from '../queries/customer-picture.ts'
import type { Market } from '../worker.ts'
import { customerRoute } from './customer-route.ts'
import { readJson } from './route.ts'
import { pictureAddress } from './shape/profile.ts'

const refusals = { replayed: 'signature-replayed', gone: 'bearer-refused' } as const

export const picture = customerRoute(
  postProfilePicture,
  async ({ env, db, customer, body, signature }) => {
    const plain = plainPicture(bytesOf(body.files[0] ?? ''))
    if (!plain.ok) return new Refusal(plain.code)
    const { type, bytes } = plain.picture
    const key = newPictureKey()
    // First laid down, then shown: nobody is shown a picture that isn't there.
    await env.PICTURES.put(key, bytes, { httpMetadata: { contentType: type } })
    const shown = await showPicture(db, { id: customer.id, picture: { key, type } }, signature)
    if (shown !== 'done') {
      await env.PICTURES.delete(key)
      return new Refusal(refusals[shown])
    }
    await clearBin(env)
    return { data: { pictureURL: pictureAddress(key) } }
  },
  readFiles,
)

export const pictureRemoval = customerRoute(removeProfilePicture, async (question) => {
  const { env, db, customer, signature } = question
  const shown = await showPicture(db, { id: customer.id, picture: null }, signature)
  if (shown !== 'done') return new Refusal(refusals[shown])
  await clearBin(env)
  return { data: { pictureURL: null } }
})

/** A file may also come as a browser's form sends it. */
async function readFiles(context: Context<Market>): Promise<unknown> {
  const type = context.req.header('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return readJson(context)
  try {
    const bytes = await context.req.arrayBuffer()
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const files = form.getAll('files').filter((file) => file instanceof File)
    return { files: await Promise.all(files.map(async (file) => base64Of(await file.arrayBuffer()))) }
  } catch {
    return undefined
  }
}

/** What isn't base64 is no picture either. */
function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

function base64Of(bytes: ArrayBuffer): string {
  let binary = ''
  const whole = new Uint8Array(bytes)
  for (let at = 0; at < whole.length; at += 8192)
    binary += String.fromCharCode(...whole.subarray(at, at + 8192))
  return btoa(binary)
}
