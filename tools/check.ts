import { availableParallelism } from 'node:os'
import { ensureChromium } from './chromium.ts'
import { Obstacle, option, runCommand } from './command.ts'
import { type Result, runSteps } from './gate/run-steps.ts'
import type { Step } from './gate/step.ts'
import { steps } from './gate/steps.ts'
import { placeInMemory, temporaryDirectory } from './temporary.ts'

/** More than all steps leave lying about until they end. */
const room = 2e9

/** The gate. `npm test -- --only worker` runs one step and what it needs. */
await runCommand(async () => {
  process.env['TMPDIR'] = temporaryDirectory(placeInMemory(room))
  const chosen = chooseSteps(option('only'))
  if (chosen.some(({ name }) => name === 'e2e' || name === 'budget')) await ensureChromium()
  const results = await runSteps(chosen, Math.min(availableParallelism() + 1, 4), tell)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

function chooseSteps(only: string | undefined): readonly Step[] {
  if (!only) return steps
  const named = steps.filter(({ name }) => name === only)
  if (named.length === 0)
    throw new Obstacle(`There is no step "${only}"; there are ${steps.map(({ name }) => name).join(', ')}.`)
  const needed = new Set(named.flatMap(({ name, after = [] }) => [...after, name]))
  return steps.filter(({ name }) => needed.has(name))
}

function tell({ name, passed, failed, seconds, output }: Result): void {
  const sign = failed === 0 ? '✓' : '✗'
  const count = passed + failed > 1 ? `${passed} passed${failed ? `, ${failed} failed` : ''}` : ''
  console.log(`${sign} ${name.padEnd(12)} ${count.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`)
  if (failed > 0) console.log(output.trimEnd())
}
