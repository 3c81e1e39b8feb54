import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changePassword,
  deleteProfile,
  deleteProfileByPassword,
  listProfiles,
  postProfilePicture,
  profileConfiguration,
} from '#contract/market/customer-account.ts'
import { readCustomer } from '#contract/market/customer.ts'
import { ask } from './ask.ts'
import {
  answerTo,
  callFor,
  issuer,
  people,
  provider,
  refusalTo,
  sendToMarket,
  tokenOf,
} from './customer-provider.ts'
import { smallPicture } from './customer-pictures.ts'

beforeAll(() => applyD1Migrations(env.DB, env.MIGRATIONS))

beforeEach(() => {
  people.set('ada', { name: 'Ada Byrne', email: 'ada@byrne.example', account_type: 'DECORAIT_PRO' })
  provider.asked.length = 0
})

describe('the forms of a profile', () => {
  test('offer what the contract takes', async () => {
    const token = await tokenOf('ada', 'rowan')
    const { data } = await answerTo(profileConfiguration, callFor(token, ['rowan', profileConfiguration]))
    expect(data.genders.map(({ value }) => value)).toEqual(['female', 'male', 'non-binary'])
    expect(data.accountTypes.map(({ name }) => name)).toEqual(['Client', 'Retailer', 'Interior Designer'])
    expect(data.picture).toMatchObject({ bytes: 5_000_000, shortest: 64 })
    expect(data.passwordKeptAt).toBeNull()
  })
})

describe('a password', () => {
  const change = { password: provider.password, newpassword: 'a difference engine' }

  async function changing(body: object, token = tokenOf('ada', 'rowan')) {
    return callFor(await token, ['rowan', changePassword], { body })
  }

  test('is changed at the provider, and nowhere else', async () => {
    expect(await answerTo(changePassword, changing(change))).toEqual({ data: { changed: true } })
    expect(provider.asked.at(-1)).toEqual({ path: '/account/password', body: change })
  })

  test('may come with the token once more, and with no other one', async () => {
    const token = await tokenOf('ada', 'rowan')
    const own = await changing({ ...change, access_token: token }, Promise.resolve(token))
    expect((await sendToMarket(own)).status).toBe(200)
    const other = await changing({ ...change, access_token: await tokenOf('bo', 'rowan') })
    expect(await refusalTo(other)).toEqual([401, 'bearer-refused'])
  })

  test('stays when the present one is wrong, the new one weak, or the provider silent', async () => {
    expect(await refusalTo(changing({ ...change, password: 'guess' }))).toEqual([403, 'password-wrong'])
    expect(await refusalTo(changing({ ...change, newpassword: 'short' }))).toEqual([422, 'password-weak'])
    provider.isSilent = true
    expect(await refusalTo(changing(change))).toEqual([503, 'provider-silent'])
    provider.isSilent = false
  })

  test('is changed once by one signature', async () => {
    const sent = await changing(change)
    expect((await sendToMarket(sent.clone())).status).toBe(200)
    expect(await refusalTo(sent)).toEqual([409, 'signature-replayed'])
  })
})

describe('a customer who leaves', () => {
  const site = 'rowan'

  async function leaving(password: string, token = tokenOf('ada', site)) {
    return callFor(await token, [site, deleteProfileByPassword], { body: { password } })
  }

  async function isKnown(uid: string) {
    return (await ask('operator', listProfiles, { body: { uid: { in: [uid] } } })).data.totalCount
  }

  test('must know the password, and stays otherwise', async () => {
    await answerTo(readCustomer, callFor(await tokenOf('ada', site), [site, readCustomer]))
    expect(await refusalTo(leaving('guess'))).toEqual([403, 'password-wrong'])
    expect(await refusalTo(callFor(await tokenOf('ada', site), [site, deleteProfile]))).toEqual([
      409,
      'password-needed',
    ])
    expect(await isKnown('ada')).toBe(1)
  })

  test('is known at no site any more, nor are their pictures, and their token opens nothing', async () => {
    const token = await tokenOf('ada', site)
    const juniperToken = await tokenOf('ada', 'juniper')
    await answerTo(readCustomer, callFor(juniperToken, ['juniper', readCustomer]))
    const picture = await callFor(token, [site, postProfilePicture], { body: { files: [smallPicture()] } })
    expect((await sendToMarket(picture)).status).toBe(200)
    expect((await env.PICTURES.list()).objects).toHaveLength(1)

    expect(
      await answerTo(deleteProfileByPassword, leaving(provider.password, Promise.resolve(token))),
    ).toEqual({ data: { deleted: true } })
    expect(people.has('ada')).toBe(false)
    expect(await isKnown('ada')).toBe(0)
    expect((await env.PICTURES.list()).objects).toHaveLength(0)

    people.set('ada', { name: 'Ada', email: 'ada@byrne.example', account_type: 'DECORAIT_PRO' })
    for (const [old, at] of [
      [token, site],
      [juniperToken, 'juniper'],
    ] as const)
      expect(await refusalTo(callFor(old, [at, readCustomer]))).toEqual([401, 'bearer-refused'])
    expect(await isKnown('ada')).toBe(0)
  })

  test('may come back with an account that is newer', async () => {
    const later = await tokenOf('ada', site, { iat: Math.floor(Date.now() / 1000) + 3 })
    const { customer } = await answerTo(readCustomer, callFor(later, [site, readCustomer]))
    expect(customer.city).toBeNull()
  })

  test('leaves nobody else’s things behind or gone', async () => {
    await answerTo(readCustomer, callFor(await tokenOf('bo', site), [site, readCustomer]))
    const later = await tokenOf('ada', site, { iat: Math.floor(Date.now() / 1000) + 3 })
    expect((await sendToMarket(await leaving(provider.password, Promise.resolve(later)))).status).toBe(200)
    expect(await isKnown('bo')).toBe(1)
  })

  test('is no more at the provider than the provider says', async () => {
    people.delete('ada')
    const token = await tokenOf('ada', site, { iat: Math.floor(Date.now() / 1000) + 9, iss: issuer })
    expect(await refusalTo(callFor(token, [site, readCustomer]))).toEqual([503, 'provider-silent'])
  })
})
