import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { http } from './http.ts'
import { firstProductPath, sites } from './sites.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  elements: ['html5', { 'astro-island': { flow: true, phrasing: true, transparent: true } }],
})

// Astro writes this one rule where the first island stands, and leaves no say in it.
const stylesOfIslands = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'

describe.each(sites)('$name answers with valid HTML', ({ host }) => {
  test('on its list', async () => {
    expect(await faults(host, '/products')).toEqual([])
  })

  test('on a product', async () => {
    expect(await faults(host, await firstProductPath(host))).toEqual([])
  })

  test('where nothing lives', async () => {
    expect(await faults(host, '/nothing/lives/here')).toEqual([])
  })
})

async function faults(host: string, path: string): Promise<string[]> {
  const { text } = await http(host, path)
  const { results } = await validator.validateString(text.replace(stylesOfIslands, ''))
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`,
    ),
  )
}
