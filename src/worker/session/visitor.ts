import { env } from 'cloudflare:workers'
import type { Context } from 'hono'
import type { Person, Visitor, Who } from '#contract/visitor.ts'
import type { Edge } from '../gateway/edge.ts'
import { secretsOf, siteOfKey } from '../sites.ts'
import { askAsCustomer } from '../upstream/ask-as-customer.ts'
import { bindingOf } from '../upstream/binding.ts'
import { heedShelfNews } from '../upstream/heed-shelf-news.ts'
import { proofFor } from './form-proof.ts'
import { presenceOf } from './presence.ts'

/** A visitor as plain data: the Gateway finds out, and private pages are told. */
export interface VisitorProps {
  who: Who
  sessionId: string | null
  formProof: string
}

interface Occasion {
  siteKey: string
  requestId: string
  /** None while pages are made ahead: they are nobody's. */
  exports: ExecutionContext['exports'] | null
}

/** For routes that also change what is shown of somebody. */
export interface VisitorHere extends Visitor {
  showAs: (face: Partial<Pick<Person, 'name' | 'picture'>>) => Promise<void>
}

export async function visitorPropsOf(context: Context<Edge>): Promise<VisitorProps> {
  const presence = await presenceOf(context)
  const { who, sessionId } = presence
  // A guest has nothing that a forged form could touch, and gets no cookie for looking at a page.
  return { who, sessionId, formProof: await proofFor(context, presence) }
}

/** The visitor of a request that a private route answers. */
export async function visitorOf(context: Context<Edge>): Promise<VisitorHere> {
  const { exports } = context.executionCtx
  const { requestId, site } = context.var
  return visitorFrom(await visitorPropsOf(context), { exports, requestId, siteKey: site.key })
}

export const guest: VisitorProps = { who: { state: 'guest' }, sessionId: null, formProof: '' }

export function visitorFrom({ who, sessionId, formProof }: VisitorProps, occasion: Occasion): VisitorHere {
  const vault = () =>
    sessionId === null ? null : (occasion.exports?.SessionVault.getByName(sessionId) ?? null)
  return {
    who,
    formProof,
    callCustomer: async (call, question) => {
      const token = async (refused?: string) => tokenFrom(vault(), refused)
      return askAsCustomer({ line: lineOf(occasion), token }, call, question)
    },
    leaveNote: async (page, note) => vault()?.leaveNote(page, JSON.stringify(note)),
    takeNote: async (page) => parsed(await vault()?.takeNote(page)),
    readNote: async (page) => parsed(await vault()?.readNote(page)),
    showAs: async (face) => vault()?.showAs(face),
  }
}

function parsed(note: string | null | undefined): unknown {
  return note ? JSON.parse(note) : null
}

type Vault = ReturnType<ExecutionContext['exports']['SessionVault']['getByName']>

async function tokenFrom(vault: Vault | null, refused?: string) {
  if (!vault) return { ok: false, code: 'signed-out' } as const
  try {
    using access = await vault.access(refused)
    return access.ok ? { ok: true as const, token: access.token } : { ok: false as const, code: access.code }
  } catch {
    return { ok: false, code: 'unavailable' } as const
  }
}

function lineOf({ siteKey, requestId, exports }: Occasion) {
  const site = siteOfKey(siteKey)
  const heed = exports ? { heed: heedShelfNews(site, exports) } : {}
  return { site, secrets: secretsOf(site), fetch: bindingOf(site, env), requestId, ...heed }
}
