import { readFileSync } from 'node:fs'
import { TomlError, parse } from 'smol-toml'
import { z } from 'zod'
import { ConfigurationError, readSites, type Site } from '#contract/site.ts'
import { inProject } from '../root.ts'

const vars = z.looseObject({ IDENTITY_HOST: z.string(), MARKET_HOST: z.string() })

export interface ShopConfiguration {
  sites: Site[]
  identityHost: string
  marketHost: string
}

/** The shop as the root wrangler.toml describes it; throws with one sentence where a value is wrong. */
export function readConfiguration(file = inProject('wrangler.toml')): ShopConfiguration {
  const parsed = vars.safeParse(readToml(file)['vars'])
  if (!parsed.success) {
    const key = ['vars', ...(parsed.error.issues[0]?.path ?? [])].join('.')
    throw new ConfigurationError(`wrangler.toml, ${key}: is missing.`)
  }
  return {
    sites: readSites(parsed.data),
    identityHost: parsed.data.IDENTITY_HOST,
    marketHost: parsed.data.MARKET_HOST,
  }
}

function readToml(file: string) {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof TomlError) {
      const [reason] = error.message.replace('Invalid TOML document: ', '').split('\n')
      throw new ConfigurationError(`wrangler.toml, line ${error.line}: ${reason}.`)
    }
    throw new ConfigurationError(
      'wrangler.toml is missing or cannot be read: restore it from the repository.',
    )
  }
}
