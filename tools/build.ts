import { runCommand } from './command.ts'
import { build } from './shop/build.ts'
import { readConfiguration } from './shop/configuration.ts'
import { localSecrets } from './shop/secrets.ts'

await runCommand(async () => {
  const { sites } = readConfiguration()
  console.log(await build(localSecrets(sites)))
  return 0
})
