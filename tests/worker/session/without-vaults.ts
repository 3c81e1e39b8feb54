import { env, exports } from 'cloudflare:workers'
import { gateway } from '#worker/gateway/index.ts'

/** Asks the Gateway as it is when the platform can't reach its objects; also says which private pages it showed. */
export async function askWithoutVaults(
  address: string,
  init: RequestInit,
): Promise<{ answer: Response; pages: string[] }> {
  const pages: string[] = []
  const lost = async () => Promise.reject(new Error('The network connection was lost.'))
  const page = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    pages.push(pathname + search)
    return new Response('a page')
  }
  const context = {
    exports: {
      ...exports,
      SessionVault: { getByName: () => ({ look: lost, signOut: lost, signOutEverywhere: lost }) },
      PrivatePages: () => ({ fetch: page }),
    },
    waitUntil: () => {},
    passThroughOnException: () => {},
    props: {},
  }
  // Only the parts of the platform's context that the Gateway uses.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const platform = context as unknown as ExecutionContext
  return { answer: await gateway.fetch(new Request(address, init), env, platform), pages }
}
