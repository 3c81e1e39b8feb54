import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** What the shop's own texts and catalogue are written with; anything else falls back to the reader's fonts. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const glyphs = `${ascii}£©°·×éèêàâäåøöüçÉ–—‘’“”…•→«»`

const texts = { wght: { min: 400, max: 600 } }
const headings = { wght: 500 }

const fonts = [
  { name: 'instrument-sans', axes: texts },
  { name: 'fraunces', axes: headings },
  { name: 'figtree', axes: texts },
  { name: 'schibsted-grotesk', axes: texts },
  { name: 'cormorant-garamond', axes: headings },
  { name: 'jost', axes: texts },
]

const require = createRequire(import.meta.url)

for (const { name, axes } of fonts) {
  const whole = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const font = await subsetFont(await readFile(whole), glyphs, {
    targetFormat: 'woff2',
    variationAxes: axes,
    noLayoutClosure: true,
  })
  await writeFile(new URL(`../src/fonts/${name}.woff2`, import.meta.url), font)
  console.log(`${name.padEnd(20)} ${(font.length / 1024).toFixed(1)} kB`)
}
