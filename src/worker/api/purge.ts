import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { purgeRequest } from '#contract/edge/purge.ts'
import { signatureHeader, verifyCall } from '#contract/market/signature.ts'
import { purgeTags, siteOfTag } from '../cache/purge.ts'
import type { Edge } from '../gateway/edge.ts'
import { hasSite, purgeKey } from '../sites.ts'
import { refuse } from './refuse.ts'

const largestBody = 64 * 1024

/** Before the signature is looked at: anybody may send, and not more than this is read. */
export const purgeLimit = bodyLimit({
  maxSize: largestBody,
  onError: (context) => refuse(context, 'body-too-large'),
})

/** Whoever changes the catalogue says so here, signed; what shows it is dropped. */
export async function purge(context: Context<Edge>): Promise<Response> {
  const body = await context.req.text()
  const { pathname } = new URL(context.req.url)
  const call = { site: 'operator', method: 'POST', path: pathname, body }
  const signature = context.req.header(signatureHeader) ?? ''
  const verdict = await verifyCall(signature, call, { key: purgeKey, now: new Date() })
  if (!verdict.ok) return refuse(context, verdict.reason)
  const parsed = purgeRequest.safeParse(parseJson(body))
  if (!parsed.success) return refuse(context, 'body-invalid')
  // A market may serve sites that another deployment shows.
  const tags = parsed.data.tags.filter((tag) => hasSite(siteOfTag(tag)))
  await purgeTags({ kv: context.env.CACHE, now: () => Date.now() }, tags)
  await purgePages(context, tags)
  return context.json({ purged: tags.length })
}

/** The platform's cache belongs to each entrypoint, so each is asked from inside. */
async function purgePages(context: Context<Edge>, tags: string[]): Promise<void> {
  const { exports } = context.executionCtx
  const bySite = Map.groupBy(tags, siteOfTag)
  for (const [site, own] of bySite) {
    const dropped = [...own, `${site}:list`]
    await Promise.all([
      exports.Pages({ props: { site } }).purge(dropped),
      exports.PublicApi({ props: { site } }).purge(dropped),
    ])
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
