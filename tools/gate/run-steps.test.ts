import { expect, test } from 'vitest'
import { runSteps } from './run-steps.ts'
import type { Outcome, Step } from './step.ts'

const passes: Outcome = { passed: 1, failed: 0, output: '' }
const fails: Outcome = { passed: 0, failed: 1, output: 'why' }
const silent = () => {}

function step(name: string, outcome: Outcome, rest: Partial<Step> = {}): Step {
  return { name, run: async () => outcome, ...rest }
}

test('a step is not run when what it comes after has failed, and counts as failed', async () => {
  const results = await runSteps([step('build', fails), step('e2e', passes, { after: ['build'] })], 2, silent)
  expect(results.map(({ name, failed }) => [name, failed])).toEqual([
    ['build', 1],
    ['e2e', 1],
  ])
  expect(results[1]?.output).toContain('build failed')
})

test('a step that measures time runs when nothing else does, and last', async () => {
  const running = new Set<string>()
  const beside: string[][] = []
  const watched = (name: string, rest: Partial<Step> = {}): Step => ({
    name,
    run: async () => {
      running.add(name)
      beside.push([...running])
      await new Promise((resolve) => setTimeout(resolve, 5))
      running.delete(name)
      return passes
    },
    ...rest,
  })
  await runSteps([watched('budget', { alone: true }), watched('lint'), watched('types')], 2, silent)
  expect(beside).toEqual([['lint'], ['lint', 'types'], ['budget']])
})

test('a step that throws is a failure with its reason, not the end of the gate', async () => {
  const broken: Step = { name: 'knip', run: () => Promise.reject(new Error('no such tool')) }
  const [result] = await runSteps([broken], 1, silent)
  expect(result).toMatchObject({ failed: 1, output: 'Error: no such tool' })
})
