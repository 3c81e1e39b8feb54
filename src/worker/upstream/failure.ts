/** Why the market's answer is of no use. Callers choose by the code; the rest is for the log. */
export type FailureCode = 'not-found' | 'refused' | 'unavailable' | 'wrong-shape'

export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'
  readonly code: FailureCode
  /** What the market answered when it said no. */
  readonly answer: unknown
  readonly status: number | null
  constructor(code: FailureCode, detail: string, refused?: { status: number; answer: unknown }) {
    super(detail)
    this.code = code
    this.answer = refused?.answer
    this.status = refused?.status ?? null
  }
}
