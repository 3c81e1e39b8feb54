import { z } from 'zod'
import { limits } from './limits.ts'
import { seal, unseal } from './seal.ts'
import { tokens } from './tokens.ts'

/** What a vault writes down: times and addresses in the open, whatever is about somebody sealed. */
const written = z.object({
  site: z.string(),
  issuer: z.string(),
  openedAt: z.number(),
  seenAt: z.number(),
  renewedAt: z.number(),
  sealed: z.string(),
})

const secrets = z.object({
  subject: z.string(),
  providerSession: z.string().nullable(),
  tokens,
  person: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    picture: z.string().nullable(),
  }),
})

export type Held = Omit<z.infer<typeof written>, 'sealed'> & z.infer<typeof secrets>

/** `owner` is the vault: one's content can't be read in another. */
export async function writeHeld(owner: string, held: Held): Promise<z.infer<typeof written>> {
  const { subject, providerSession, tokens, person, ...open } = held
  const sealed = await seal({ purpose: 'vault', owner }, { subject, providerSession, tokens, person })
  return { ...open, sealed }
}

/** Null when there is nothing, or it was sealed with a key that this shop has no more: the session is over. */
export async function readHeld(owner: string, stored: unknown): Promise<Held | null> {
  const parsed = written.safeParse(stored)
  if (!parsed.success) return null
  const { sealed, ...open } = parsed.data
  const opened = await unseal({ purpose: 'vault', owner }, sealed, secrets)
  return opened && { ...open, ...opened }
}

export function endOf({ openedAt, seenAt }: Held): number {
  return Math.min(seenAt + limits.idle, openedAt + limits.absolute)
}

/** Old enough, or near its end. One that lives for minutes only isn't renewed at every turn. */
export function isDue({ renewedAt, tokens }: Held, now: number): boolean {
  if (tokens.refresh === null) return false
  if (now - renewedAt >= limits.renewAfter) return true
  if (tokens.accessEnds === null) return false
  const margin = Math.min(limits.renewBefore, (tokens.accessEnds - renewedAt) / 5)
  return tokens.accessEnds - now <= margin
}

export function isAccessOver({ tokens }: Held, now: number): boolean {
  return tokens.accessEnds !== null && tokens.accessEnds <= now
}
