import { existsSync, readFileSync } from 'node:fs'
import { flag, runCommand } from './command.ts'
import { inProject } from './root.ts'
import { readConfiguration } from './shop/configuration.ts'
import { parseSecrets } from './shop/secrets.ts'
import { checkSite, type SiteReport } from './sites/check-site.ts'
import { table } from './table.ts'

await runCommand(async () => {
  // Reading refuses wrong values, URLs that aren't any, and hosts that two sites claim.
  const { sites } = readConfiguration()
  const reports = sites.map((site) => checkSite(site, setSecrets()))
  const faults = reports.flatMap((report) => report.faults)
  console.log(flag('json') ? JSON.stringify({ sites: reports, faults }) : forPeople(reports))
  if (!flag('json')) for (const fault of faults) console.error(fault)
  return faults.length === 0 ? 0 : 1
})

function setSecrets(): ReadonlySet<string> {
  const file = inProject('.dev.vars')
  const local = existsSync(file) ? parseSecrets(readFileSync(file, 'utf8')).keys() : []
  return new Set([...local, ...Object.keys(process.env)])
}

function forPeople(reports: SiteReport[]): string {
  const rows = reports.map(({ key, name, hosts, market, issuer, tightest, faults }) => [
    key,
    name,
    hosts.join(', '),
    market,
    issuer,
    `${tightest.contrast.toFixed(2)} of ${tightest.atLeast} (${tightest.pair})`,
    faults.length === 0 ? 'good' : `${faults.length} faults`,
  ])
  const head = ['site', 'name', 'hosts', 'market', 'sign-in', 'tightest contrast', 'verdict']
  const secrets = reports.flatMap((report) =>
    report.secrets.map(({ name, isSet }) => [name, isSet ? 'set' : 'not yet']),
  )
  return `${table(head, rows)}\n\n${table(['secret', 'on this machine'], secrets)}`
}
