import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { readSites } from '#contract/site.ts'
import { refuseSharedClients } from '#identity/clients/client.ts'

test('two shops can’t share a client; a sentence says which', () => {
  const sites = readSites(env)
  expect(() => refuseSharedClients(sites)).not.toThrow()
  const shared = sites.map((site) => ({ ...site, signIn: { ...site.signIn, client: 'rowan' } }))
  expect(() => refuseSharedClients(shared)).toThrow('rowan and juniper both have the sign-in client rowan')
})
