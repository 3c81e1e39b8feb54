import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import identity from '#identity/index.ts'

export const issuer = 'https://id.test'

interface Sent {
  method?: string
  form?: Record<string, string>
  headers?: Record<string, string>
}

/** Somebody with a browser: it keeps cookies, follows nothing by itself and runs no script. */
export interface Visitor {
  cookies: Map<string, string>
  visit: (address: string, sent?: Sent) => Promise<Response>
}

export function newVisitor(address = '192.0.2.1'): Visitor {
  const cookies = new Map<string, string>()
  const visit = async (path: string, { method, form, headers }: Sent = {}) => {
    const url = new URL(path, issuer)
    const answer = await send(
      new Request(url, {
        method: method ?? (form ? 'POST' : 'GET'),
        redirect: 'manual',
        headers: {
          accept: 'text/html',
          'cf-connecting-ip': address,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(form && { origin: issuer, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }),
          ...headers,
        },
        ...(form && { body: new URLSearchParams(form) }),
      }),
    )
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie)
    return answer
  }
  return { cookies, visit }
}

/** One request to the Worker; what it goes on with after its answer is waited for, too. */
export async function send(request: Request): Promise<Response> {
  const context = createExecutionContext()
  const answer = await identity.fetch(request, env, context)
  await waitOnExecutionContext(context)
  return answer
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? []
  if (value === '' || /max-age=0(;|$)/i.test(rest)) cookies.delete(name)
  else cookies.set(name, value)
}
