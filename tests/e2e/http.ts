import { inject } from 'vitest'
import { type Answer, type Call, callHost } from './request.ts'

/** One call to the shop as any client may make it. */
export async function http(host: string, path: string, call: Call = {}): Promise<Answer> {
  return callHost(new URL(originOf(host)), path, call)
}

/** Where a site is while the tests run. */
export function originOf(host: string, port = inject('port')): string {
  return `http://${host}:${port}`
}
