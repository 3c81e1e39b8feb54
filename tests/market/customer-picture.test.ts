import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postProfilePicture, removeProfilePicture } from '#contract/market/customer-account.ts'
import { readCustomer } from '#contract/market/customer.ts'
import { signatureHeader, tokenHeader } from '#contract/market/signature.ts'
import { request, signedBy } from './ask.ts'
import { base64, smallPicture, smallPng } from './customer-pictures.ts'
import { type SiteName, answerTo, callFor, refusalTo, sendToMarket, tokenOf } from './customer-provider.ts'
import { credentials } from './sites.ts'

beforeAll(() => applyD1Migrations(env.DB, env.MIGRATIONS))

beforeEach(async () => {
  for (const { key } of (await env.PICTURES.list()).objects) await env.PICTURES.delete(key)
  await env.DB.prepare('UPDATE customers SET picture_key = NULL, picture_type = NULL').run()
})

async function posting(file: string, subject = 'ada', site: SiteName = 'rowan') {
  return callFor(await tokenOf(subject, site), [site, postProfilePicture], { body: { files: [file] } })
}

async function post(file: string, subject = 'ada'): Promise<string> {
  return (await answerTo(postProfilePicture, posting(file, subject))).data.pictureURL
}

async function pictureOf(subject: string): Promise<string | null> {
  const token = await tokenOf(subject, 'rowan')
  return (await answerTo(readCustomer, callFor(token, ['rowan', readCustomer]))).customer.pictureURL
}

const keyOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)
const shown = (key: string, site = 'rowan') => sendToMarket(request('GET', `/pictures/${site}/${key}`))
const kept = async () => (await env.PICTURES.list()).objects.map(({ key }) => key)

describe('a profile picture', () => {
  test('is shown under a key of its own, as the kind that it is', async () => {
    const url = await post(smallPicture())
    expect(url).toMatch(/^\/api\/customer\/picture\/[\w-]{22}$/)
    expect(await pictureOf('ada')).toBe(url)
    const answer = await shown(keyOf(url))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(smallPng())
  })

  test('says nothing of its sender', async () => {
    const url = await post(base64(smallPng({ extra: 'Ada’s garden, <script>alert(1)</script>' })))
    expect(new Uint8Array(await (await shown(keyOf(url))).arrayBuffer())).toEqual(smallPng())
  })

  test('takes the place of the one before, which is gone', async () => {
    const first = await post(smallPicture())
    const second = await post(smallPicture())
    expect(second).not.toBe(first)
    expect(await kept()).toEqual([keyOf(second)])
    expect((await shown(keyOf(first))).status).toBe(404)
  })

  test('can be taken away, also where there is none', async () => {
    const url = await post(smallPicture())
    for (const _ of [1, 2]) {
      const token = await tokenOf('ada', 'rowan')
      const removed = await answerTo(removeProfilePicture, callFor(token, ['rowan', removeProfilePicture]))
      expect(removed).toEqual({ data: { pictureURL: null } })
    }
    expect(await pictureOf('ada')).toBeNull()
    expect(await kept()).toEqual([])
    expect((await shown(keyOf(url))).status).toBe(404)
  })

  test('is its owner’s: nobody else’s call takes it away', async () => {
    const url = await post(smallPicture())
    const token = await tokenOf('bo', 'rowan')
    await answerTo(removeProfilePicture, callFor(token, ['rowan', removeProfilePicture]))
    await post(smallPicture(), 'bo')
    expect(await pictureOf('ada')).toBe(url)
    expect((await shown(keyOf(url))).status).toBe(200)
  })

  test('isn’t found at another site, nor under what is no key', async () => {
    const key = keyOf(await post(smallPicture()))
    expect((await shown(key, 'juniper')).status).toBe(404)
    for (const wrong of ['..%2f..%2fsecret', key.slice(1), `${key}x`, '%27%20OR%201=1'])
      expect((await shown(wrong)).status).toBe(404)
  })

  test('comes as a file of a form too', async () => {
    const body = formBody(smallPng(), 'files')
    const answer = await sendToMarket(formRequest(await tokenOf('ada', 'rowan'), body))
    expect(answer.status).toBe(200)
    expect(await kept()).toHaveLength(1)
  })

  test('whose bytes were changed on their way is refused', async () => {
    const sent = await formRequest(await tokenOf('ada', 'rowan'), formBody(smallPng(), 'files'))
    // Both bytes are no letters of UTF-8: read as text they would be the same.
    const changed = formBody(smallPng().with(1200, 0x81), 'files')
    expect(await refusalTo(new Request(sent, { method: 'POST', body: changed.slice() }))).toEqual([
      401,
      'signature-invalid',
    ])
  })
})

describe('what is no profile picture', () => {
  const page = '<!doctype html><script>alert(1)</script>'

  test.each([
    [
      'an SVG',
      btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      422,
      'picture-unreadable',
    ],
    ['a page', btoa(page), 422, 'picture-unreadable'],
    ['a page that begins as a GIF', btoa(`GIF89a/*${page}`), 422, 'picture-unreadable'],
    ['letters that aren’t base64', 'Ünicode!', 422, 'picture-unreadable'],
    ['nothing', '', 422, 'picture-unreadable'],
    ['a bomb', base64(smallPng({ width: 60_000, height: 60_000 })), 422, 'picture-measures'],
    ['a byte more than 5 MB', base64(new Uint8Array(5_000_001)), 413, 'picture-too-large'],
  ])('%s', async (_name, file, status, code) => {
    expect(await refusalTo(posting(file))).toEqual([status, code])
    expect(await kept()).toEqual([])
  })

  test('20 MB, which aren’t even read to their end', async () => {
    expect(await refusalTo(posting('A'.repeat(20_000_000)))).toEqual([413, 'picture-too-large'])
  })

  test('two files, or a form without one', async () => {
    const token = await tokenOf('ada', 'rowan')
    const two = { body: { files: [smallPicture(), smallPicture()] } }
    expect(await refusalTo(callFor(token, ['rowan', postProfilePicture], two))).toEqual([400, 'body-invalid'])
    expect(await refusalTo(formRequest(token, formBody(smallPng(), 'other')))).toEqual([400, 'body-invalid'])
  })

  test('a picture by whoever isn’t signed in', async () => {
    const sent = await posting(smallPicture())
    sent.headers.delete('authorization')
    expect(await refusalTo(sent)).toEqual([401, 'bearer-missing'])
  })
})

const boundary = 'a-boundary-of-this-test'

function formBody(file: Uint8Array, field: string): Uint8Array {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="../../ada.svg"\r\ncontent-type: image/svg+xml\r\n\r\n`
  const text = (part: string) => new TextEncoder().encode(part)
  return Uint8Array.from([...text(head), ...file, ...text(`\r\n--${boundary}--\r\n`)])
}

async function formRequest(token: string, body: Uint8Array): Promise<Request> {
  const { method, path } = postProfilePicture
  const sent = request(method, path, {
    headers: {
      authorization: `Bearer ${token}`,
      [tokenHeader]: credentials.rowan.token,
      [signatureHeader]: await signedBy('rowan', { method, path, body }),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  })
  return new Request(sent, { method, body: body.slice() })
}
