import type { Context } from 'hono'
import { z } from 'zod'
import type { Edge } from '../gateway/edge.ts'
import { dropOwnCookie, ownCookie, ownCookies, setOwnCookie } from './cookie.ts'
import { limits } from './limits.ts'
import { seal, unseal } from './seal.ts'

/** One try to sign in. Each has a cookie of its own, so that two tabs don't disturb each other. */
const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  issuer: z.string(),
  returnTo: z.string(),
  begun: z.number(),
})
export type Attempt = z.infer<typeof attempt>

const prefix = 'attempt-'
/** More than anybody has open at once; beyond it the oldest go, since browsers cut off headers that are too long. */
const atMost = 4

export async function keepAttempt(context: Context<Edge>, kept: Attempt): Promise<void> {
  await dropOldest(context)
  const maxAge = limits.attempt / 1000
  const value = await seal(purposeIn(context), kept, maxAge)
  setOwnCookie(context, prefix + kept.state, { value, maxAge })
}

/** The attempt that a state belongs to: null when this browser didn't begin one, or it has run out. */
export async function attemptOf(context: Context<Edge>, state: string | undefined): Promise<Attempt | null> {
  if (state === undefined || !isState(state)) return null
  const sealed = ownCookie(context, prefix + state)
  const opened = sealed === undefined ? null : await unseal(purposeIn(context), sealed, attempt)
  return opened?.state === state ? opened : null
}

export function dropAttempt(context: Context<Edge>, { state }: Attempt): void {
  dropOwnCookie(context, prefix + state)
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const stateLength = 12

/** Twelve characters, as the specification asks for: 71 bits. */
export function newState(): string {
  const fair = 256 - (256 % letters.length)
  let state = ''
  while (state.length < stateLength)
    for (const byte of crypto.getRandomValues(new Uint8Array(stateLength)))
      if (byte < fair && state.length < stateLength) state += letters[byte % letters.length]
  return state
}

function isState(text: string): boolean {
  return /^[A-Za-z0-9]{12}$/.test(text)
}

function purposeIn(context: Context<Edge>) {
  return { purpose: 'attempt', owner: context.var.site.key }
}

async function dropOldest(context: Context<Edge>): Promise<void> {
  const open = await Promise.all(
    ownCookies(context, prefix).map(async ([name, sealed]) => {
      const opened = await unseal(purposeIn(context), sealed, attempt)
      return { name, begun: opened?.begun ?? 0 }
    }),
  )
  const tooMany = open.toSorted((a, b) => b.begun - a.begun).slice(atMost - 1)
  for (const { name } of tooMany) dropOwnCookie(context, name)
}
