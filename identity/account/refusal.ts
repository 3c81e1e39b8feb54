import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Why an account was left as it is; the sentence is for the person whose account it is. */
const refusals = {
  token_refused: [401, 'Please sign in again.'],
  scope_missing: [403, 'This shop may not change your account. Please write to its customer service.'],
  wrong_password: [403, 'That isn’t your present password. Please try again.'],
  weak_password: [422, 'Choose another new password.'],
  unreadable: [400, 'The request cannot be read.'],
  too_many_attempts: [429, 'That was tried often. Please wait a little and try again.'],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>

type Code = keyof typeof refusals

export class AccountRefusal extends Error {
  override name = 'AccountRefusal'
  readonly code: Code
  readonly retryAfter: number

  constructor(code: Code, { sentence, retryAfter = 0 }: { sentence?: string; retryAfter?: number } = {}) {
    super(sentence ?? refusals[code][1])
    this.code = code
    this.retryAfter = retryAfter
  }

  answer(context: Context): Response {
    if (this.code === 'token_refused') context.header('www-authenticate', 'Bearer error="invalid_token"')
    if (this.retryAfter > 0) context.header('retry-after', String(this.retryAfter))
    return context.json({ error: { code: this.code, message: this.message } }, refusals[this.code][0])
  }
}
