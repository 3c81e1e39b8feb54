import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright'

// As text: the bundler would rename `axe` inside a function.
const run = `axe.run(document, {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
})`

/** One line a fault, so that a failing test reads as a list of things to mend. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const results = await page.evaluate<AxeResults>(run)
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  )
}
