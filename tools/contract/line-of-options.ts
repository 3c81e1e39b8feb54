import { existsSync, readFileSync } from 'node:fs'
import { Obstacle, option } from '../command.ts'
import { inProject } from '../root.ts'
import { readConfiguration } from '../shop/configuration.ts'
import { parseSecrets } from '../shop/secrets.ts'
import type { Line } from './line.ts'
import { overNetwork } from './over-network.ts'

/** The market that the options name, or without any the open shop's own, as its first site. */
export function lineOfOptions(): Line {
  const url = option('url')
  const line = url === undefined ? ownMarket() : { bases: basesBelow(url), caller: callerOfOptions() }
  return { ...line, bearer: option('bearer') ?? process.env['CONTRACT_BEARER'], send: overNetwork }
}

type Where = Pick<Line, 'bases' | 'caller'>

/** All families at one address, unless they are said to have their own. */
function basesBelow(url: string): Where['bases'] {
  for (const given of [url, option('main'), option('web'), option('customer')])
    if (given !== undefined && !/^https?:\/\/[^/]+/.test(given))
      throw new Obstacle(`${given} is no address: it begins with https:// or http://.`)
  return { main: option('main') ?? url, web: option('web') ?? url, customer: option('customer') ?? url }
}

/** Secrets may come by the environment, where no list of processes shows them. */
function callerOfOptions(): Where['caller'] {
  const site = option('site') ?? process.env['CONTRACT_SITE']
  const token = option('token') ?? process.env['CONTRACT_TOKEN']
  const key = option('key') ?? process.env['CONTRACT_KEY']
  if (!site || !token || !key)
    throw new Obstacle(
      'Say who asks: --site, --token and --key, or CONTRACT_SITE, CONTRACT_TOKEN and CONTRACT_KEY.',
    )
  return { site, token, key }
}

function ownMarket(): Where {
  const { sites, marketHost } = readConfiguration()
  const [site] = sites
  if (!site) throw new Obstacle('wrangler.toml has no site.')
  const file = inProject('.dev.vars')
  const secrets = existsSync(file) ? parseSecrets(readFileSync(file, 'utf8')) : new Map<string, string>()
  const secret = (name: string) => {
    const value = secrets.get(`SITE_${site.key.toUpperCase()}_${name}`)
    if (!value) throw new Obstacle('There are no secrets of this machine yet: run "npm start" once.')
    return value
  }
  return {
    bases: basesBelow(`http://${marketHost}:${process.env['PORT'] ?? 8787}`),
    caller: { site: site.key, token: secret('API_TOKEN'), key: secret('API_SIGNING_KEY') },
  }
}
