import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { runTool } from '../child.ts'
import { inProject } from '../root.ts'
import type { Outcome } from './step.ts'

const report = z.object({ numPassedTests: z.int(), numFailedTests: z.int() })

/** The tests of a folder in the runtimes that its configurations name, one after the other. */
export async function runTests(pattern: string): Promise<Outcome> {
  const total = { passed: 0, failed: 0, output: '' }
  for (const configuration of globSync(pattern, { cwd: inProject() }).toSorted()) {
    const { passed, failed, output } = await runConfiguration(configuration)
    total.passed += passed
    total.failed += failed
    total.output += output
  }
  return total.passed + total.failed > 0 ? total : { ...total, failed: 1, output: `${pattern} has no tests.` }
}

/** A file that can't even be loaded counts as a failure of its own. */
async function runConfiguration(configuration: string): Promise<Outcome> {
  const file = inProject('.cache', 'gate', `${configuration.replaceAll('/', '-')}.json`)
  mkdirSync(inProject('.cache', 'gate'), { recursive: true })
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code, output } = await runTool(['vitest', 'run', '--config', configuration, ...reporters])
  const { numPassedTests, numFailedTests } = readReport(file)
  const unexplained = code !== 0 && numFailedTests === 0 ? 1 : 0
  return { passed: numPassedTests, failed: numFailedTests + unexplained, output }
}

function readReport(file: string): z.infer<typeof report> {
  try {
    return report.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { numPassedTests: 0, numFailedTests: 0 }
  }
}
