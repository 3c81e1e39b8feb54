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
  /** Suffers from what else runs beside it, unless that only takes what it leaves. */
  alone?: true
  /** Takes the time that steps which run alone leave: they wait for much. */
  inGaps?: true
}
