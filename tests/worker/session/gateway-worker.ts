import { WorkerEntrypoint } from 'cloudflare:workers'
import type { PrivateProps } from '#worker/env.ts'
import { gateway } from '#worker/gateway/index.ts'
import { visitorFrom } from '#worker/session/visitor.ts'
import { askNeighbour, overTheWire } from './network.ts'
import { purged } from './purged.ts'

export { Subject } from '#worker/session/subject.ts'
export { SessionVault } from '#worker/session/vault.ts'

/** Says what a private page is told, in place of a page. */
export class PrivatePages extends WorkerEntrypoint<Cloudflare.Env, PrivateProps> {
  override async fetch(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const { who, formProof } = visitorFrom(this.ctx.props.visitor, {
      siteKey: this.ctx.props.site,
      requestId: 'request-1',
      exports: this.ctx.exports,
    })
    const told = { page: pathname, query: Object.fromEntries(searchParams), who, formProof }
    return Response.json(told, { headers: { 'cache-control': 'no-store' } })
  }
}

/** Our own provider, next door; a test may stand in between. */
export class Identity extends WorkerEntrypoint {
  override async fetch(request: Request): Promise<Response> {
    return overTheWire(request, async () => askNeighbour('identity', request, this.ctx))
  }
}

/** The market next door. */
export class Market extends WorkerEntrypoint {
  override async fetch(request: Request): Promise<Response> {
    return askNeighbour('market', request, this.ctx)
  }
}

/** What is the same for everybody: it says what it was told of its visitor, and notes what is dropped of it. */
class ForEverybody extends WorkerEntrypoint {
  override async fetch(request: Request): Promise<Response> {
    const { 'x-request-id': _id, ...told } = Object.fromEntries(request.headers)
    return Response.json({ told, props: this.ctx.props }, { headers: { 'cache-control': 'no-cache' } })
  }

  async purge(tags: string[]): Promise<void> {
    purged.push(...tags.map((tag): [string, string] => [this.constructor.name, tag]))
  }
}

export class Pages extends ForEverybody {}

export class PublicApi extends ForEverybody {}

export default gateway
