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

/** Which steps were running as each of them began. */
async function besides(steps: readonly Step[], atOnce: number): Promise<string[][]> {
  const running = new Set<string>()
  const beside: string[][] = []
  const watched = ({ name, ...rest }: Step): Step => ({
    ...rest,
    name,
    run: async () => {
      running.add(name)
      beside.push([...running])
      await new Promise((resolve) => setTimeout(resolve, rest.alone ? 25 : 5))
      running.delete(name)
      return passes
    },
  })
  await runSteps(steps.map(watched), atOnce, silent)
  return beside
}

test('a step that suffers from others runs when nothing else does, and last', async () => {
  const steps = [step('e2e', passes, { alone: true }), step('unit', passes), step('worker', passes)]
  expect(await besides(steps, 2)).toEqual([['unit'], ['unit', 'worker'], ['e2e']])
})

test('what takes only what is left runs beside it, one after the other', async () => {
  const gaps = ['types', 'lint'].map((name) => step(name, passes, { inGaps: true }))
  const steps = [step('e2e', passes, { alone: true }), ...gaps]
  expect(await besides(steps, 3)).toEqual([['e2e'], ['e2e', 'types'], ['e2e', 'lint']])
})

test('and beside the last of the others, but before none of them', async () => {
  const gaps = ['types', 'lint', 'knip'].map((name) => step(name, passes, { inGaps: true }))
  const steps = [...gaps, step('unit', passes), step('worker', passes, { after: ['unit'] })]
  expect(await besides(steps, 2)).toEqual([
    ['unit'],
    ['worker'],
    ['worker', 'types'],
    ['types', 'lint'],
    ['lint', 'knip'],
  ])
})

test('it needs no such step to run', async () => {
  expect(await besides([step('types', passes, { inGaps: true })], 3)).toEqual([['types']])
})

test('a step that throws is a failure with its reason, not the end of the gate', async () => {
  const broken: Step = { name: 'knip', run: () => Promise.reject(new Error('no such tool')) }
  const [result] = await runSteps([broken], 1, silent)
  expect(result).toMatchObject({ failed: 1, output: 'Error: no such tool' })
})
