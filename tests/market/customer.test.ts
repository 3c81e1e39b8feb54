import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { SignJWT, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { deleteProfileByPassword, listProfiles } from '#contract/market/customer-account.ts'
import { readCustomer, saveCustomer } from '#contract/market/customer.ts'
import { tokenHeader } from '#contract/market/signature.ts'
import { ask, signedRequest } from './ask.ts'
import { answerTo, callFor, provider, refusalTo, sendToMarket, tokenOf } from './customer-provider.ts'
import { credentials } from './sites.ts'

beforeAll(() => applyD1Migrations(env.DB, env.MIGRATIONS))

const empty = {
  telephone: null,
  address: null,
  city: null,
  postcode: null,
  country: null,
  gender: null,
}
const saved = { ...empty, name: 'Ada Byrne' }

async function read(subject: string, site: 'rowan' | 'juniper' = 'rowan') {
  const token = await tokenOf(subject, site)
  return (await answerTo(readCustomer, callFor(token, [site, readCustomer]))).customer
}

async function save(subject: string, body: object) {
  return callFor(await tokenOf(subject, 'rowan'), ['rowan', saveCustomer], { body })
}

describe('a customer', () => {
  test('is written down at first sight, as their provider names them', async () => {
    expect(await read('ada')).toEqual({
      _id: expect.stringMatching(/^[\w-]{36}$/),
      uid: 'ada',
      name: 'Ada Byrne',
      username: 'ada@byrne.example',
      accountType: 'DECORAIT_PRO',
      ...empty,
      pictureURL: null,
      paymentId: null,
    })
  })

  test('is the same one each time, and the provider is asked for their name once', async () => {
    const first = await read('ada')
    provider.asked.length = 0
    expect(await read('ada')).toEqual(first)
    expect(provider.asked).toEqual([])
  })

  test('who comes twice at once is one', async () => {
    const both = await Promise.all([read('bo'), read('bo')])
    expect(both[0]).toEqual(both[1])
  })

  test('is somebody else at another site', async () => {
    const [{ _id: here }, { _id: there }] = [await read('ada'), await read('ada', 'juniper')]
    expect(here).not.toBe(there)
  })

  test('of a kind that nobody knows has none', async () => {
    expect((await read('cleo')).accountType).toBeNull()
  })

  test('is kept waiting, not written down without a name, while the provider is silent', async () => {
    provider.isSilent = true
    const refused = await refusalTo(callFor(await tokenOf('dora', 'rowan'), ['rowan', readCustomer]))
    provider.isSilent = false
    expect(refused).toEqual([503, 'provider-silent'])
  })
})

describe('what a customer says of themselves', () => {
  test('is kept in the way it is written here', async () => {
    const { customer } = await answerTo(
      saveCustomer,
      save('ada', {
        name: '  Ada  Byrne-Ó Néill ',
        telephone: '(0117) 496.0142',
        address: ' 14 Wharf Lane\r\nFlat 2 ',
        city: 'Bristol',
        postcode: 'bs14rw',
        country: 'United Kingdom',
        gender: 'female',
      }),
    )
    expect(customer).toMatchObject({
      name: 'Ada  Byrne-Ó Néill',
      telephone: '(0117) 496 0142',
      address: '14 Wharf Lane\nFlat 2',
      postcode: 'BS1 4RW',
      gender: 'female',
      username: 'ada@byrne.example',
    })
    expect(await read('ada')).toEqual(customer)
    expect((await read('ada', 'juniper')).city).toBeNull()
  })

  test('can be taken back', async () => {
    const { customer } = await answerTo(saveCustomer, save('ada', { ...saved, city: '', telephone: ' ' }))
    expect(customer).toMatchObject(empty)
  })

  test.each([
    ['+44 117 496 0142', null],
    ['0044 117 496 0142', null],
    ['+353 1 234 5678', null],
    ['01632 960 214', null],
    ['12345', 'telephone'],
    ['0117 CALL ME', 'telephone'],
    ['+44 (0)117 496 0142', null],
  ])('the number %s', async (telephone, wrong) => {
    expect(await wrongFieldOf(save('ada', { ...saved, telephone }))).toBe(wrong)
  })

  test.each([
    ['sw1a 1aa', null, null],
    ['EC1A1BB', 'England', null],
    ['w1a-0ax', 'UK', null],
    ['M1 1AE', '', null],
    ['12345', 'United Kingdom', 'postcode'],
    ['BS1 4R', null, 'postcode'],
    ['BS1 4CI', null, 'postcode'],
    ['D02 X285', 'Ireland', null],
    ['75001', 'France', null],
  ])('the postcode %s of %s', async (postcode, country, wrong) => {
    expect(await wrongFieldOf(save('ada', { ...saved, postcode, country }))).toBe(wrong)
  })

  test.each([
    ['no name', { ...saved, name: ' ' }, 'name'],
    ['a name of 101 letters', { ...saved, name: 'a'.repeat(101) }, 'name'],
    ['a name with a line break', { ...saved, name: 'Ada\nBcc: all' }, 'name'],
    ['an address of a thousand letters', { ...saved, address: 'a'.repeat(1000) }, 'address'],
    ['a gender that isn’t offered', { ...saved, gender: 'robot' }, 'gender'],
    ['half of it', { name: 'Ada' }, 'telephone'],
    ['an e-mail address', { ...saved, username: 'bo@castle.example' }, ''],
    ['a payment id', { ...saved, paymentId: 'cus_1' }, ''],
  ])('is refused: %s', async (_name, body, wrong) => {
    expect(await wrongFieldOf(save('ada', body))).toBe(wrong)
  })

  test('is written once by one signature', async () => {
    const sent = await save('ada', saved)
    expect((await sendToMarket(sent.clone())).status).toBe(200)
    expect(await refusalTo(sent)).toEqual([409, 'signature-replayed'])
  })

  test('is nobody else’s to list', async () => {
    const token = await tokenOf('ada', 'rowan')
    const body = { uid: { in: ['ada', 'bo'] } }
    const { data } = await answerTo(listProfiles, callFor(token, ['rowan', listProfiles], { body }))
    expect(data).toMatchObject({ list: [{ uid: 'ada' }], totalCount: 1 })
  })

  test('is listed for the operator, who has no other call of theirs', async () => {
    const { data } = await ask('operator', listProfiles, { body: { uid: { in: ['ada', 'bo'] }, limit: 2 } })
    expect(data.totalCount).toBe(3)
    expect(data.list).toHaveLength(2)
    expect(await refusalTo(signedRequest('operator', deleteProfileByPassword))).toEqual([403, 'not-allowed'])
  })
})

describe('a token that opens nothing', () => {
  const now = Math.floor(Date.now() / 1000)
  const stranger = generateKeyPair('ES256')

  test.each([
    ['for another site', () => tokenOf('ada', 'juniper')],
    ['for no market', () => tokenOf('ada', 'rowan', { aud: 'rowan' })],
    ['without an audience', () => tokenOf('ada', 'rowan', { without: 'aud', token_use: 'access' })],
    ['that has run out', () => tokenOf('ada', 'rowan', { exp: now - 60 })],
    ['that never runs out', () => tokenOf('ada', 'rowan', { without: 'exp' })],
    ['of another issuer', () => tokenOf('ada', 'rowan', { iss: 'https://id.evil.example' })],
    [
      'of an issuer that looks like ours',
      () => tokenOf('ada', 'rowan', { iss: 'http://id.localhost@evil.example' }),
    ],
    ['of an issuer below ours', () => tokenOf('ada', 'rowan', { iss: 'http://id.localhost:8787/evil' })],
    ['of nobody', () => tokenOf('', 'rowan')],
    ['of another kind', () => tokenOf('ada', 'rowan', { header: { typ: 'JWT' } })],
    ['that somebody else signed', async () => tokenOf('ada', 'rowan', { key: (await stranger).privateKey })],
    ['with a key that isn’t known', () => tokenOf('ada', 'rowan', { header: { kid: 'of-yesterday' } })],
    ['that nobody signed', async () => unsigned(await tokenOf('ada', 'rowan'))],
    ['that is signed with what everybody knows', forged],
    ['with another name in it', async () => renamed(await tokenOf('ada', 'rowan'))],
    ['that is none', async () => 'a.b.c'],
  ])('%s', async (_name, make) => {
    const sent = callFor(await make(), ['rowan', readCustomer], {
      headers: { [tokenHeader]: credentials.rowan.token },
    })
    expect(await refusalTo(sent)).toEqual([401, 'bearer-refused'])
    expect(await refusalTo(callFor(await make(), ['rowan', readCustomer]))).toEqual([
      401,
      expect.stringMatching(/^(bearer-refused|signature-invalid)$/),
    ])
  })

  test('none at all is missing, and a site’s own token doesn’t stand for it', async () => {
    const token = await tokenOf('ada', 'rowan')
    for (const authorization of ['', 'Basic YWRhOmFkYQ==', token, 'Bearer '])
      expect(
        await refusalTo(callFor(token, ['rowan', readCustomer], { headers: { authorization } })),
      ).toEqual([401, 'bearer-missing'])
    expect(await refusalTo(signedRequest('rowan', readCustomer))).toEqual([401, 'bearer-missing'])
  })

  test('a good one needs the signature of its site', async () => {
    const token = await tokenOf('ada', 'rowan')
    expect(await refusalTo(callFor(token, ['juniper', readCustomer]))).toEqual([401, 'signature-invalid'])
    const headers = { [tokenHeader]: credentials.juniper.token }
    expect(await refusalTo(callFor(token, ['juniper', readCustomer], { headers }))).toEqual([
      401,
      'bearer-refused',
    ])
  })

  test('whoever can’t sign makes nobody ask for keys', async () => {
    provider.asked.length = 0
    const token = await tokenOf('ada', 'rowan', { iss: 'http://id.localhost:4444' })
    await refusalTo(callFor(token, ['rowan', readCustomer], { headers: { 'x-signature': 'a.b.c' } }))
    expect(provider.asked).toEqual([])
  })

  test('is told from one that can’t be proved while the provider is silent', async () => {
    const token = await tokenOf('ada', 'rowan', { iss: 'http://id.localhost:9999' })
    expect(await refusalTo(callFor(token, ['rowan', readCustomer]))).toEqual([503, 'provider-silent'])
  })
})

async function wrongFieldOf(sent: Promise<Request>): Promise<string | null> {
  const answer = await sendToMarket(sent)
  if (answer.status === 200) return null
  expect(answer.status).toBe(400)
  const { error } = Object(await answer.json())
  return error.fields[0].path
}

function unsigned(token: string): string {
  return `${base64Url({ alg: 'none', typ: 'at+jwt' })}.${token.split('.')[1]}.`
}

/** With our public name as the secret of an HMAC. */
async function forged(): Promise<string> {
  const claims = { iss: 'http://id.localhost:8787', sub: 'ada', aud: 'urn:archipelago:market:rowan' }
  return new SignJWT({ ...claims, iat: 1, exp: 4_000_000_000 })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'of-today' })
    .sign(new TextEncoder().encode('of-today-and-of-every-other-day!'))
}

function renamed(token: string): string {
  const [header, payload = '', signature] = token.split('.')
  const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
  return `${header}.${base64Url({ ...claims, sub: 'bo' })}.${signature}`
}

function base64Url(value: object): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
