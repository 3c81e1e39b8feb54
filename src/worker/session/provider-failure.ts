import * as oauth from 'oauth4webapi'

/** `grant-over`: the provider has ended it. `declined`: somebody went back. `refused`: what came isn't what was asked for. `silent`: no usable answer. */
export type ProviderFailure = 'grant-over' | 'declined' | 'refused' | 'silent'

/** An answer that breaks off, isn't JSON or isn't 200 says nothing about the visitor. */
const noAnswer: readonly string[] = [
  oauth.RESPONSE_IS_NOT_CONFORM,
  oauth.RESPONSE_IS_NOT_JSON,
  oauth.PARSE_ERROR,
]

const passing: readonly string[] = ['temporarily_unavailable', 'server_error', 'slow_down']

export function failureOf(error: unknown): ProviderFailure {
  if (error instanceof oauth.ResponseBodyError) return failureNamed(error)
  if (error instanceof oauth.AuthorizationResponseError) return 'declined'
  if (error instanceof oauth.OperationProcessingError)
    return noAnswer.includes(error.code ?? '') ? 'silent' : 'refused'
  return 'silent'
}

function failureNamed({ error, status }: oauth.ResponseBodyError): ProviderFailure {
  if (error === 'invalid_grant') return 'grant-over'
  return status >= 500 || passing.includes(error) ? 'silent' : 'refused'
}

/** For the log: what kind of failure, and nothing that the provider or the visitor wrote. */
export function nameOfFailure(error: unknown): string {
  if (error instanceof oauth.ResponseBodyError) return `oauth ${error.status}`
  if (error instanceof oauth.OperationProcessingError) return error.code ?? 'oauth'
  return error instanceof Error ? error.name : 'unknown'
}
