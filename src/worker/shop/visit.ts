import type { SiteProps } from '../env.ts'

interface Context {
  props: SiteProps
  waitUntil: (work: Promise<unknown>) => void
}

/** What an entrypoint knows of a request: the Gateway's word for site and request id, and nothing of the visitor. */
export function visitOf(request: Request, context: Context) {
  return {
    siteKey: context.props.site,
    requestId: request.headers.get('x-request-id') ?? 'none',
    waitUntil: (work: Promise<unknown>) => context.waitUntil(work),
  }
}
