import type { Outcome, Step } from './step.ts'

export interface Result extends Outcome {
  name: string
  seconds: number
}

/** Runs every step once what it comes after has passed, a few at a time; each result is told as it comes. */
export async function runSteps(
  steps: readonly Step[],
  atOnce: number,
  tell: (result: Result) => void,
): Promise<Result[]> {
  const waiting = new Set(steps)
  const running = new Map<Step, Promise<void>>()
  const results = new Map<string, Result>()
  const start = (step: Step) => {
    waiting.delete(step)
    const finish = runStep(step, results).then((result) => {
      running.delete(step)
      results.set(step.name, result)
      tell(result)
    })
    running.set(step, finish)
  }
  const next = () => waiting.values().find((step) => mayStart(step, { waiting, running, results, atOnce }))
  while (waiting.size + running.size > 0) {
    for (let step = next(); step; step = next()) start(step)
    await Promise.race(running.values())
  }
  return [...results.values()]
}

interface Floor {
  waiting: Set<Step>
  running: Map<Step, Promise<void>>
  results: Map<string, Result>
  atOnce: number
}

function mayStart(step: Step, { waiting, running, results, atOnce }: Floor): boolean {
  const isReady = (step.after ?? []).every((name) => results.has(name))
  if (!isReady || running.size >= atOnce) return false
  const others = [...running.keys()]
  const oneIsAlone = others.some(({ alone }) => alone)
  const isLate = [...waiting].every(({ alone, inGaps }) => alone ?? inGaps)
  if (step.alone) return isLate && others.every(({ inGaps }) => inGaps)
  if (step.inGaps) return isLate && (!oneIsAlone || others.length === 1)
  return !oneIsAlone
}

async function runStep(step: Step, results: Map<string, Result>): Promise<Result> {
  const start = performance.now()
  const missing = step.after?.find((name) => results.get(name)?.failed !== 0)
  const outcome = missing
    ? { passed: 0, failed: 1, output: `Not run, because ${missing} failed.\n` }
    : await step.run().catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }))
  return { ...outcome, name: step.name, seconds: (performance.now() - start) / 1000 }
}
