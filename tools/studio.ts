import { flag, option, runCommand } from './command.ts'
import { ensureBlender, renderEverything } from './studio/blender.ts'
import { checkStudio } from './studio/check.ts'
import { contactSheet } from './studio/contact-sheet.ts'
import { derive } from './studio/derive.ts'
import { readCatalogue } from './studio/files.ts'
import { repeatProducts } from './studio/repeat.ts'

await runCommand(async () => {
  const catalogue = readCatalogue()
  const only = option('only') ?? '*'
  const quality = flag('final') ? 'final' : 'draft'
  if (flag('check')) return checkStudio(catalogue, { wantFinal: flag('final') })
  if (flag('contact-sheet')) {
    console.log(`See ${await contactSheet(catalogue, only)}.`)
    return 0
  }
  if (flag('repeat')) return repeatProducts(catalogue, option('only'))
  if (!flag('derive')) {
    await ensureBlender()
    await renderEverything(catalogue, { only, quality })
  }
  const { made, kept, missing } = await derive(catalogue, console.log)
  console.log(`${made} pictures made for the shop, ${kept} kept, ${missing.length} not rendered yet.`)
  if (made > 0) console.log('Now "npm run seed:build" tells the shop about them.')
  return 0
})
