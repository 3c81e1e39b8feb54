import axe from 'axe-core'
import type { Page } from 'playwright'

// As text: the bundler would rename `axe` inside a function.
const isHere = `typeof axe === 'object'`
const run = (rules: object) => `axe
  .run(document, {
    preload: false,
    resultTypes: ['violations'],
    rules: ${JSON.stringify({ 'target-size': { enabled: true }, ...rules })},
  })
  .then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => id + ': ' + help + ' (' + target.join(' ') + ')')),
  )`

/** One line a fault, so that a failing test reads as a list of things to mend. */
export async function violations(page: Page, rules: object = {}): Promise<string[]> {
  if (!(await page.evaluate<boolean>(isHere))) await page.evaluate(axe.source)
  return page.evaluate<string[]>(run(rules))
}
