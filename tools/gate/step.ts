/** What came of a step: gates count as one each, test runners bring their own numbers. */
export interface Outcome {
  passed: number
  failed: number
  output: string
}

export interface Step {
  name: string
  run: () => Promise<Outcome>
  /** Steps that must have passed before. */
  after?: readonly string[]
  /** Measures time, so nothing else may run beside it. */
  alone?: true
}
