import { env, exports } from 'cloudflare:workers'
import { byBrowser, fetchDirectly } from './network.ts'

/** A browser, as far as signing in needs one: a jar of cookies per host, and the way from address to address. */
export class TestVisitor {
  readonly #jars = new Map<string, Map<string, string>>()
  /** At our own provider. */
  credentials = { email: 'ada@customers.example', password: 'walnut lamp harbour' }
  /** All that the shop answered, headers and all but the cookies. */
  readonly answers: { address: string; text: string }[] = []
  /** Every header in which a cookie was set, as it came. */
  readonly set: string[] = []

  async ask(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address)
    const headers = new Headers(init.headers)
    const cookie = [...this.#jar(url)].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie)
    const request = new Request(url, { redirect: 'manual', ...init, headers })
    const answer = await wayTo(url)(request)
    this.#take(url, answer)
    if (isShop(url)) this.answers.push({ address: url.href, text: await wholeOf(answer) })
    return answer
  }

  /** Follows redirects, and the page that says to wait, until somewhere answers. */
  async follow(address: string, until?: (url: URL) => boolean): Promise<{ url: URL; answer: Response }> {
    let url = new URL(address)
    for (let steps = 0; steps < 20; steps += 1) {
      if (until?.(url)) return { url, answer: new Response() }
      const answer = await this.ask(url.href)
      const next = answer.headers.get('location') ?? whereThePageGoesOn(url, answer)
      if (asksForAPassword(url, answer)) {
        url = await this.#signInAt(url)
        continue
      }
      if (!next) return { url, answer }
      url = new URL(next, url)
    }
    throw new Error(`It goes round in circles at ${url.href}.`)
  }

  /** Our own provider asks; panva's takes everybody at their word. */
  async #signInAt(form: URL): Promise<URL> {
    const body = new URLSearchParams(this.credentials)
    const headers = { origin: form.origin, 'sec-fetch-site': 'same-origin', accept: 'text/html' }
    const answer = await this.ask(form.href, { method: 'POST', body, headers })
    const next = answer.headers.get('location')
    if (!next) throw new Error(`The provider answered ${answer.status} to e-mail address and password.`)
    return new URL(next, form)
  }

  cookie(host: string, name: string): string | undefined {
    return this.#jars.get(host)?.get(name)
  }

  cookies(host: string): string[] {
    return [...(this.#jars.get(host)?.keys() ?? [])]
  }

  keep(host: string, name: string, value: string): void {
    this.#jar(new URL(`https://${host}`)).set(name, value)
  }

  forget(host: string): void {
    this.#jars.delete(host)
  }

  #jar(url: URL): Map<string, string> {
    const jar = this.#jars.get(url.hostname) ?? new Map<string, string>()
    this.#jars.set(url.hostname, jar)
    return jar
  }

  #take(url: URL, answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      this.set.push(line)
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      const isOver = /max-age=0\b/i.test(line) || /expires=thu, 01 jan 1970/i.test(line)
      if (isOver) this.#jar(url).delete(name)
      else this.#jar(url).set(name, value)
    }
  }
}

/** What the page's own refresh does; the tests that read the page hold it to that. */
function whereThePageGoesOn({ pathname, search }: URL, { status }: Response): string | undefined {
  return pathname === '/post-login' && status === 200 ? `/post-login/complete${search}` : undefined
}

function asksForAPassword({ hostname, pathname }: URL, { status }: Response): boolean {
  return hostname === env.IDENTITY_HOST && pathname === '/sign-in' && status === 200
}

function isShop({ hostname }: URL): boolean {
  return /(^|\.)localhost$/.test(hostname) && hostname !== env.IDENTITY_HOST
}

async function wholeOf(answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => name !== 'set-cookie')
  return JSON.stringify(headers) + (await answer.clone().text())
}

function wayTo(url: URL): (request: Request) => Promise<Response> {
  if (url.hostname === env.IDENTITY_HOST)
    return async (request) => {
      const own = new Request(request)
      own.headers.set(byBrowser, 'yes')
      return env.IDENTITY.fetch(own)
    }
  if (isShop(url)) return async (request) => exports.default.fetch(request)
  return fetchDirectly
}
