/** Why the market's answer is of no use. Callers choose by the code; the rest is for the log. */
export type FailureCode = 'not-found' | 'refused' | 'unavailable' | 'wrong-shape'

export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'
  readonly code: FailureCode
  constructor(code: FailureCode, detail: string) {
    super(detail)
    this.code = code
  }
}
