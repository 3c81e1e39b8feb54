import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test } from './browser.ts'
import { firstProductPath, sites } from './sites.ts'

const screens = [{ width: 1440 }, { width: 390 }] as const

describe.each(sites)('$name has no fault that axe finds', ({ host }) => {
  test.for(screens)('on its list at $width px', async (view, { open }) => {
    expect(await violations(await open(host, '/products', view))).toEqual([])
  })

  test.for(screens)('on a product at $width px', async (view, { open }) => {
    expect(await violations(await open(host, await firstProductPath(host), view))).toEqual([])
  })
})

/** One line a fault, so that a failing test reads as a list of things to mend. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  // As text: the bundler would rename `axe` inside a function.
  const results = await page.evaluate<AxeResults>(`axe.run(document, { resultTypes: ['violations'] })`)
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}
