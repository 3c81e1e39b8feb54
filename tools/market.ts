import { Obstacle, runCommand } from './command.ts'
import { readArguments } from './market/arguments.ts'
import { buying } from './market/buying.ts'
import { changeInventory } from './market/change-inventory.ts'
import { exportCatalogue } from './market/export.ts'
import { generateCatalogue, removeGenerated } from './market/generate.ts'
import { importFile } from './market/import.ts'
import { openLine } from './market/line.ts'
import { listOffers } from './market/list.ts'

const usage = `npm run market -- list [WORDS…]
  Prints the ids of products, variants and sellers.

npm run market -- inventory SELLER VARIANT [--price 129.50] [--quantity 3] [--status active] [--reason WORDS]
  Sets what a seller asks for a variant before mark-up and VAT, how many there are, and whether it can be bought:
  active, out_of_stock or order_by_email. --reason says why there are so many; the audit's ledger keeps it.

npm run market -- import FILE [--strict] [--site hearth,nordlys] [--seller NAME]
  Reads products from CSV or JSON Lines; bad rows are named and the rest is written. --strict writes all or nothing.
  --site and --seller hold for rows that name none. docs/recipes/import-a-catalogue.md has the columns.

npm run market -- export [FILE] [--format csv|jsonl]
  Writes the catalogue as it can be imported again.

npm run market -- generate --products N [--seed 1], or generate --remove
  Adds a catalogue of any size that looks like the demo's, or takes it away again.

npm run market -- orders [ORDER] [--status paid] [--cancel] [--note WORDS]
  Prints the latest orders, or one of them; --cancel calls it off.

npm run market -- parcels [ORDER SELLER prepare|dispatch|deliver] [--status paid] [--tracking WORDS] [--note WORDS]
  Prints what sellers have to send, or moves one seller's part of an order along.

npm run market -- returns [ORDER SELLER approve|refuse|receive|refund] [--note WORDS]
  Prints what customers want to send back, or moves it along; refund sends the money.

npm run market -- enquiries [ENQUIRY --price 129.50] [--days 14] [--note WORDS] [--all]
  Prints who waits for a price, or answers with the price of one piece, delivery included.

npm run market -- audit
  Recounts money and stock from their ledgers. Exit 1 where they don't agree.

npm run market -- tidy
  Lets go of what was not paid in time, and asks again for refunds that a silent provider owes.

npm run market -- letters [ORDER]
  Prints the letters to customers; where no mail service is bound they are kept and not sent.

The shop must be open; PORT says where, 8787 unless told. Filling the database of a shop on this machine anew, as
"npm start" does after the demo catalogue or a migration has changed, undoes what is written here.`

type Command = (args: string[]) => Promise<number>

const commands: Record<string, Command> = {
  ...buying,
  async list(args) {
    const { words } = readArguments(args, { words: ['[WORDS…]'] })
    return say(await listOffers(openLine(), words.join(' ')))
  },
  async inventory(args) {
    const said = readArguments(args, {
      words: ['SELLER', 'VARIANT'],
      options: ['price', 'quantity', 'status', 'reason'],
    })
    const [sellerId = '', variantId = ''] = said.words
    return say(await changeInventory(openLine(), { sellerId, variantId, ...said.options }))
  },
  async import(args) {
    const said = readArguments(args, { words: ['FILE'], options: ['site', 'seller'], flags: ['strict'] })
    const [file = ''] = said.words
    const { site, seller } = said.options
    const sites = site?.split(',').map((key) => key.trim())
    return importFile(openLine(), { file, sites, seller, isStrict: said.flags.has('strict') })
  },
  async export(args) {
    const said = readArguments(args, { words: ['[FILE]'], options: ['format'] })
    await exportCatalogue(openLine(), { file: said.words[0], form: said.options.format })
    return 0
  },
  async generate(args) {
    const said = readArguments(args, { words: [], options: ['products', 'seed'], flags: ['remove'] })
    const line = openLine()
    return say(
      said.flags.has('remove') ? await removeGenerated(line) : await generateCatalogue(line, said.options),
    )
  },
}

function say(sentence: string): number {
  console.log(sentence)
  return 0
}

/** The operator's thin client: signed calls to an open shop, never the database's file. */
await runCommand(async () => {
  const [, , name = '', ...args] = process.argv
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Obstacle(name === '' ? usage : `There is no command "${name}".\n\n${usage}`)
  return command(args)
})
