import type { Call } from '#contract/market/call.ts'
import { readShelfNews, shelfNewsHeader } from '#contract/market/shelf-news.ts'
import { signCall, signatureHeader } from '#contract/market/signature.ts'
import type { Site, SiteSecrets } from '#contract/site.ts'
import { credentialsFor } from './credential.ts'
import { UpstreamFailure } from './failure.ts'

export interface Line {
  site: Site
  secrets: SiteSecrets
  /** The embedded market's binding, or the network: they behave the same. */
  fetch: (url: URL, init: RequestInit) => Promise<Response>
  requestId: string
  /** Of the customer for whom the call is made. */
  accessToken?: string
  /** Hears what has run out or come back. */
  heed?: (tags: readonly string[]) => Promise<void>
}

export interface Letter {
  call: Call
  url: URL
  body: string | undefined
}

/** For all tries together: a shopper who waits longer has gone. */
const patienceInMs = 4_000
const worthAnotherTry = new Set([502, 503, 504])
const pausesInMs = [60, 180]

/** Only public reads are tried again; each try is signed anew, so that none of them is a replay. */
export async function send(line: Line, letter: Letter): Promise<unknown> {
  const { audience, effect } = letter.call
  const pauses = audience === 'public' && effect === 'read' ? pausesInMs : []
  const patience = AbortSignal.timeout(patienceInMs)
  for (const pause of pauses) {
    const answer = await attempt(line, letter, patience)
    if (answer && !worthAnotherTry.has(answer.status)) return read(answer, letter)
    await answer?.body?.cancel()
    if (patience.aborted) break
    await new Promise((resume) => setTimeout(resume, pause * (0.5 + Math.random())))
  }
  const answer = patience.aborted ? undefined : await attempt(line, letter, patience)
  if (!answer) throw new UpstreamFailure('unavailable', `${letter.call.name} got no answer`)
  return read(answer, letter)
}

async function attempt(
  line: Line,
  { call, url, body }: Letter,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const { site, secrets, accessToken } = line
  const signed = { site: site.key, method: call.method, path: url.pathname + url.search, body: body ?? '' }
  const headers = {
    'content-type': 'application/json',
    'x-request-id': line.requestId,
    ...credentialsFor(url.href, call.audience, {
      apiToken: secrets.apiToken,
      ...(accessToken !== undefined && { accessToken }),
    }),
    [signatureHeader]: await signCall(signed, secrets.apiSigningKey, new Date()),
  }
  // A redirect is not followed: it would carry the site's token to wherever it points.
  const init: RequestInit = { method: call.method, headers, signal, redirect: 'manual' }
  if (body !== undefined) init.body = body
  const answer = await line.fetch(url, init).catch(() => undefined)
  const news = readShelfNews(answer?.headers.get(shelfNewsHeader) ?? null)
  if (news.length > 0) await line.heed?.(news)
  return answer
}

async function read(answer: Response, { call }: Letter): Promise<unknown> {
  if (answer.ok) return readJson(answer, call)
  const { status } = answer
  if (status >= 400 && status < 500 && status !== 404) {
    const refused = { status, answer: await answer.json().catch(() => null) }
    throw new UpstreamFailure('refused', `${call.name} answered ${status}`, refused)
  }
  await answer.body?.cancel()
  if (status === 404) throw new UpstreamFailure('not-found', call.name)
  const code = status >= 500 ? 'unavailable' : 'refused'
  throw new UpstreamFailure(code, `${call.name} answered ${status}`)
}

async function readJson(answer: Response, call: Call): Promise<unknown> {
  const text = await answer.text().catch(() => undefined)
  if (text === undefined) throw new UpstreamFailure('unavailable', `${call.name} broke off`)
  try {
    return JSON.parse(text)
  } catch {
    throw new UpstreamFailure('wrong-shape', `${call.name} is not JSON`)
  }
}
