import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { flag, runCommand } from './command.ts'
import { inProject } from './root.ts'

/** What the shop's own texts and catalogue are written with; anything else falls back to the reader's fonts. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const glyphs = `${ascii}£©°·×éèêàâäåøöüçÉ–—‘’“”…•→«»`

const texts = { variationAxes: { wght: { min: 400, max: 600 } }, noLayoutClosure: true }
/** With the figures that are as high as capitals: Cormorant's own hang below the line. */
const headings = { variationAxes: { wght: 500 }, keepFeatures: ['kern', 'lnum'] }

const fonts = [
  { name: 'instrument-sans', settings: texts },
  { name: 'fraunces', settings: headings },
  { name: 'figtree', settings: texts },
  { name: 'schibsted-grotesk', settings: texts },
  { name: 'cormorant-garamond', settings: headings },
  { name: 'jost', settings: texts },
]

const require = createRequire(import.meta.url)

/** Cuts the fonts; with `--check` it only says whether the committed ones are these. */
await runCommand(async () => {
  const stale: string[] = []
  for (const { name, settings } of fonts) {
    const font = await cut(name, settings)
    const file = inProject('src', 'fonts', `${name}.woff2`)
    if (!flag('check')) await writeFile(file, font)
    else if (!font.equals(await readFile(file))) stale.push(name)
    console.log(`${name.padEnd(20)} ${(font.length / 1000).toFixed(1)} kB`)
  }
  if (stale.length > 0)
    console.error(`Not what these settings cut: ${stale.join(', ')}. Run "npm run fonts".`)
  return stale.length === 0 ? 0 : 1
})

async function cut(name: string, settings: typeof texts | typeof headings): Promise<Buffer> {
  const whole = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  return subsetFont(await readFile(whole), glyphs, { targetFormat: 'woff2', ...settings })
}
