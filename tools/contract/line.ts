import type { Call, Family } from '#contract/market/call.ts'
import { signCall, signatureHeader, tokenHeader } from '#contract/market/signature.ts'

/** How a market is reached, and as whom. */
export interface Line {
  /** Each family's base URL. */
  bases: Record<Family, string>
  caller: { site: string; token: string; key: string }
  /** A customer's access token; without one their calls are only tried in vain. */
  bearer?: string | undefined
  send: (letter: Letter) => Promise<Answer>
}

export interface Letter {
  url: URL
  method: Call['method']
  headers: Record<string, string>
  body: string
}

export interface Answer {
  status: number
  text: string
}

export interface Question {
  /** As it travels: texts. */
  query: Record<string, string>
  body: unknown
}

/** What is wrong with the letter, where it isn't the question. */
export interface Peculiar {
  token?: string | null
  bearer?: string | null
  signature?: 'none' | 'foreign' | 'late' | 'of another path' | 'of another body'
  /** In the place of the question's body. */
  text?: string
}

export async function ask(
  line: Line,
  { call, question }: { call: Call; question: Question },
  peculiar: Peculiar = {},
): Promise<Answer> {
  const url = addressOf(line.bases[call.family], call, question.query)
  const body = peculiar.text ?? (question.body === undefined ? '' : JSON.stringify(question.body))
  const bearer = peculiar.bearer === undefined && call.audience === 'customer' ? line.bearer : peculiar.bearer
  // The customer API goes without the token: the bearer says which site it is for.
  const usual = bearer && call.path.includes('/api/customer') ? null : line.caller.token
  const token = peculiar.token === undefined ? usual : peculiar.token
  const signature = await signatureOf(line, { url, method: call.method, body }, peculiar.signature)
  const headers = {
    'content-type': 'application/json',
    ...(token && { [tokenHeader]: token }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(signature && { [signatureHeader]: signature }),
  }
  return line.send({ url, method: call.method, headers, body })
}

function addressOf(base: string, { path }: Call, query: Question['query']): URL {
  const rest = new Map(Object.entries(query))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name) ?? ''
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const url = new URL(base.replace(/\/$/, '') + filled)
  for (const [name, value] of rest) url.searchParams.set(name, value)
  return url
}

const tenMinutes = 600_000

async function signatureOf(
  { caller: { site, key } }: Line,
  { url, method, body }: Omit<Letter, 'headers'>,
  peculiar: Peculiar['signature'],
): Promise<string | null> {
  if (peculiar === 'none') return null
  const now = new Date(Date.now() - (peculiar === 'late' ? tenMinutes : 0))
  const path = url.pathname + url.search + (peculiar === 'of another path' ? '&' : '')
  const signed = { site, method, path, body: peculiar === 'of another body' ? `${body} ` : body }
  return signCall(signed, peculiar === 'foreign' ? `not ${key}` : key, now)
}
