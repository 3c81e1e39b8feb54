import { runTool } from '../child.ts'
import type { Outcome, Step } from './step.ts'
import { runTests } from './tests.ts'

const typeProjects = ['lib', 'browser', 'edge', 'market', 'identity', 'tools', 'worker-tests'].map(
  (name) => `tsconfig.${name}.json`,
)

/** Linux shares the processors out among sessions first, and each tool is one: by itself a priority counts only among its own. */
const atTheLowestPriority = [
  'sh',
  '-c',
  '{ echo 19 > /proc/self/autogroup; } 2>/dev/null; exec nice -n 19 "$@"',
  'sh',
]

/** The gate, longest first where order is free. `astro check` and the build write the same generated types. */
export const steps: readonly Step[] = [
  { name: 'build', run: gate('node', 'tools/build.ts') },
  { name: 'unit', run: () => runTests('vitest.config.ts') },
  { name: 'worker', run: () => runTests('tests/worker/vitest*.config.ts'), after: ['build'] },
  { name: 'market', run: () => runTests('tests/market/vitest*.config.ts'), after: ['build'] },
  { name: 'identity', run: () => runTests('tests/identity/vitest*.config.ts') },
  { name: 'commands', run: () => runTests('tests/commands/vitest*.config.ts'), after: ['build'] },
  { name: 'contract', run: () => runTests('tests/contract/vitest*.config.ts'), after: ['build'] },
  { name: 'bench', run: gate('node', 'tools/bench.ts', 'market', '--products', '200'), after: ['build'] },
  { name: 'lighthouse', run: gate('node', 'tools/lighthouse.ts', '--smoke'), after: ['build'] },
  // A browser that shares two processors with other suites waits longer than a person would.
  { name: 'e2e', run: () => runTests('tests/e2e/vitest*.config.ts'), after: ['build'], alone: true },
  { name: 'budget', run: gate('node', 'tools/budget.ts', '--smoke'), after: ['build'], alone: true },
  reader('types', 'tsc', '-b', ...typeProjects),
  { ...reader('page types', 'astro', 'check', '--minimumFailingSeverity', 'hint'), after: ['build'] },
  reader('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  reader('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  reader('knip', 'knip', '--no-progress'),
  reader('fonts', 'node', 'tools/fonts.ts', '--check'),
  reader('seed:build', 'node', 'market/seed/build.ts', '--check'),
  reader('site:check', 'node', 'tools/site-check.ts'),
]

/** A tool that only reads, and has the processor when nobody else wants it. */
function reader(name: string, ...command: string[]): Step {
  return { name, run: gate(...atTheLowestPriority, ...command), inGaps: true }
}

/** A tool that either passes or doesn't. */
function gate(...command: string[]): () => Promise<Outcome> {
  return async () => {
    const { code, output } = await runTool(command)
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
  }
}
