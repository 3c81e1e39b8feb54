import { collectOutput, endedByItself, startTool } from './child.ts'
import { runCommand } from './command.ts'
import { inProject } from './root.ts'
import { addressList } from './shop/addresses.ts'
import { readConfiguration } from './shop/configuration.ts'
import { prepareDatabases } from './shop/database.ts'
import { shopPort } from './shop/port.ts'
import { handOutSecrets, localSecrets } from './shop/secrets.ts'
import { untilItAnswers } from './shop/server.ts'

/** The shop from its sources, with hot reload. The storefront reads the root's own .dev.vars. */
await runCommand(async () => {
  const port = await shopPort()
  const configuration = readConfiguration()
  handOutSecrets(localSecrets(configuration.sites))
  await prepareDatabases({
    sites: configuration.sites,
    stateDirectory: inProject('.wrangler', 'state'),
    say: console.log,
  })

  const child = startTool(['astro', 'dev', '--host', '127.0.0.1', '--port', String(port)])
  const log = collectOutput(child)
  await untilItAnswers(child, { port, host: configuration.sites[0]?.hosts[0] ?? 'localhost' }, log)
  console.log(
    `The shop is open and follows your changes. Ctrl-C closes it.\n\n${addressList(configuration, port)}\n`,
  )
  for (const stream of [child.stdout, child.stderr]) stream?.pipe(process.stderr, { end: false })
  await endedByItself(child)
  return 1
})
