import { existsSync } from 'node:fs'
import { secretNamesOf, type Site } from '#contract/site.ts'
import { contrastOf } from '#lib/contrast.ts'
import { inProject } from '../root.ts'
import { secretsMadeHere } from '../shop/secrets.ts'
import { pairsInUse } from './contrast-pairs.ts'

export interface SiteReport {
  key: string
  name: string
  hosts: string[]
  market: string
  issuer: string
  /** The pair of colours with the least room above its bar. */
  tightest: { pair: string; contrast: number; atLeast: number }
  secrets: { name: string; isSet: boolean }[]
  /** Sentences that name the key; an empty list is a good site. */
  faults: string[]
}

/** What the schema can't see: files, colours beside each other, secrets. */
export function checkSite(site: Site, setSecrets: ReadonlySet<string>): SiteReport {
  const secrets = secretNamesOf(site).map((name) => ({ name, isSet: setSecrets.has(name) }))
  return {
    key: site.key,
    name: site.name,
    hosts: site.hosts,
    market: site.market === 'embedded' ? 'embedded' : site.market.main,
    issuer: site.signIn.issuer,
    tightest: tightestPair(site),
    secrets,
    faults: [...logoFaults(site), ...contrastFaults(site), ...secretFaults(site, secrets)],
  }
}

function logoFaults(site: Site): string[] {
  return existsSync(inProject('public', site.logo))
    ? []
    : [`${keyOf(site)}.logo: public${site.logo} does not exist; put the logo there or change the path.`]
}

function contrastFaults(site: Site): string[] {
  return contrasts(site)
    .filter(({ contrast, atLeast }) => contrast < atLeast)
    .map(
      ({ ink, ground, contrast, atLeast }) =>
        `${keyOf(site)}.theme.${ink}: ${site.theme[ink]} on ${ground} ${site.theme[ground]} has a contrast of ` +
        `${contrast.toFixed(2)}; it needs ${atLeast}.`,
    )
}

/** The embedded market and provider get their secrets by themselves; others' can only come from a person. */
function secretFaults(site: Site, secrets: SiteReport['secrets']): string[] {
  const made = new Set(secretsMadeHere(site))
  return secrets
    .filter(({ name, isSet }) => !isSet && !made.has(name))
    .map(({ name }) => `${name}: is not in .dev.vars; put there what the remote server's owner gave you.`)
}

function tightestPair(site: Site): SiteReport['tightest'] {
  const [first] = contrasts(site).toSorted((a, b) => a.contrast / a.atLeast - b.contrast / b.atLeast)
  if (!first) throw new Error('The list of pairs in use is empty.')
  return { pair: `${first.ink} on ${first.ground}`, contrast: first.contrast, atLeast: first.atLeast }
}

function contrasts(site: Site) {
  return pairsInUse.map((pair) => ({
    ...pair,
    contrast: contrastOf(site.theme[pair.ink], site.theme[pair.ground]),
  }))
}

function keyOf(site: Site): string {
  return `wrangler.toml, vars.SITE_${site.key.toUpperCase()}`
}
