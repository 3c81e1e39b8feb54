import { Obstacle, option, runCommand } from './command.ts'
import { changeInventory } from './market/change-inventory.ts'
import { openLine } from './market/line.ts'

const usage = `npm run market -- inventory SELLER VARIANT [--price 129.50] [--quantity 3] [--status active]
  Sets what a seller asks for a variant, how many there are, and whether it can be bought:
  active, out_of_stock or order_by_email. The shop must be open; PORT says where, 8787 unless told.`

/** The operator's thin client: signed calls to an open shop, never the database's file. */
await runCommand(async () => {
  const [, , command, sellerId, variantId] = process.argv
  if (command !== 'inventory' || !sellerId || !variantId) throw new Obstacle(usage)
  const said = await changeInventory(openLine(), {
    sellerId,
    variantId,
    price: option('price'),
    quantity: option('quantity'),
    status: option('status'),
  })
  console.log(said)
  return 0
})
