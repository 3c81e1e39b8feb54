import { flag, runCommand } from './command.ts'
import { addressList } from './shop/addresses.ts'
import { openShop } from './shop/open.ts'
import { shopPort } from './shop/port.ts'

await runCommand(async () => {
  const port = await shopPort()
  const shop = await openShop({ port, verbose: flag('verbose'), say: console.log })
  console.log(`\nThe shop is open. Ctrl-C closes it.\n\n${addressList(shop.configuration, port)}\n`)
  shop.showLog()
  await shop.endedByItself
  console.error('The Workers ended by themselves; their last words are above.')
  return 1
})
