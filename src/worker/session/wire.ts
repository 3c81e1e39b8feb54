import { env } from 'cloudflare:workers'

interface Asking {
  method?: string
  headers?: HeadersInit
  body?: BodyInit | null | undefined
  redirect?: RequestRedirect
  signal?: AbortSignal | undefined
}

/** The way to a provider: ours is the next Worker, whatever its host is called; others are on the network. */
export async function wire(url: string, asking: Asking = {}): Promise<Response> {
  const { hostname } = new URL(url)
  const { body = null, signal = null, ...rest } = asking
  const init = { ...rest, body, signal }
  return hostname === env.IDENTITY_HOST ? env.IDENTITY.fetch(url, init) : fetch(url, init)
}
