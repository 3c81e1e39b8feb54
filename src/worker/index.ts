import { handle } from '@astrojs/cloudflare/handler'
import { WorkerEntrypoint } from 'cloudflare:workers'
import { cacheFor } from './caching.ts'
import type { PrivateProps, SiteProps } from './env.ts'
import { gateway } from './gateway/index.ts'
import { publicApi } from './public-api.ts'
import { openShop } from './shop/open-shop.ts'
import { visitOf } from './shop/visit.ts'

export { Subject } from './session/subject.ts'
export { SessionVault } from './session/vault.ts'

/** Pages that are the same for everybody. Workers Cache stands in front: only the address decides. */
export class Pages extends WorkerEntrypoint<Cloudflare.Env, SiteProps> {
  override async fetch(request: Request): Promise<Response> {
    return handle(request, this.env, this.ctx)
  }

  async purge(tags: string[]): Promise<void> {
    await this.ctx.cache?.purge({ tags })
  }
}

/** Pages for one person: never kept. */
export class PrivatePages extends WorkerEntrypoint<Cloudflare.Env, PrivateProps> {
  override async fetch(request: Request): Promise<Response> {
    const page = await handle(request, this.env, this.ctx)
    const own = new Response(page.body, page)
    own.headers.delete('cloudflare-cdn-cache-control')
    own.headers.set('cache-control', 'no-store')
    return own
  }
}

/** JSON that is the same for everybody. Workers Cache stands in front. */
export class PublicApi extends WorkerEntrypoint<Cloudflare.Env, SiteProps> {
  override async fetch(request: Request): Promise<Response> {
    const { shop, notes } = openShop(visitOf(request, this.ctx))
    const answer = await publicApi.fetch(request, { shop })
    return cacheFor(answer, notes)
  }

  async purge(tags: string[]): Promise<void> {
    await this.ctx.cache?.purge({ tags })
  }
}

export default gateway
