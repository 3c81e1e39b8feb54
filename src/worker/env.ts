import type { VisitorProps } from './session/visitor.ts'

/** The bindings of wrangler.toml; the SITE_* blocks and secrets are read by name from the same object. */
interface Bindings {
  CACHE: KVNamespace
  MARKET: Fetcher
  IDENTITY: Fetcher
  ASSETS: Fetcher
  IDENTITY_HOST: string
  MARKET_HOST: string
}

declare global {
  // Cloudflare's own types are merged into, and they are namespaces.
  // oxlint-disable-next-line typescript/no-namespace
  namespace Cloudflare {
    interface Env extends Bindings {}
    interface GlobalProps {
      mainModule: typeof import('./index.ts')
      durableNamespaces: 'SessionVault' | 'Subject'
    }
  }
}

/** What a cached entrypoint is told; the cache keys on it, so it holds nothing but the site. */
export interface SiteProps {
  site: string
}

/** What a private entrypoint is told besides: for whom its page is. */
export interface PrivateProps extends SiteProps {
  visitor: VisitorProps
}
