import { type Answer, type Call, callHost } from './e2e/request.ts'

interface Cookie {
  name: string
  value: string
}

interface Person {
  email: string
  password: string
}

/** Somebody at an open shop, without a browser: a jar of cookies for each host, and the forms that pages send. */
export class Customer {
  readonly #port: number
  readonly #host: string
  readonly #jars = new Map<string, Map<string, string>>()

  constructor(port: number, host: string) {
    this.#port = port
    this.#host = host
  }

  /** The whole way to the provider and back. */
  async signIn(person: Person): Promise<this> {
    let url = new URL(`http://${this.#host}:${this.#port}/sign-in?returnTo=/profile/edit`)
    for (let steps = 0; steps < 20; steps += 1) {
      const answer = await this.#ask(url)
      const next = asksForAPassword(url, answer)
        ? (await this.#ask(url, formOf(url, { ...person }))).headers.location
        : (answer.headers.location ?? refreshOf(answer))
      if (next === undefined && url.pathname === '/profile/edit') return this
      if (next === undefined) throw new Error(`Signing in ended at ${url.href} with ${answer.status}.`)
      url = new URL(next, url)
    }
    throw new Error(`Signing in goes round in circles at ${url.href}.`)
  }

  async get(path: string): Promise<Answer> {
    return this.#ask(this.#url(path))
  }

  /** What a page says, redirects followed. */
  async read(path: string): Promise<string> {
    const { text, headers } = await this.get(path)
    return headers.location === undefined ? text : this.read(headers.location)
  }

  /** A form of ours, with the proof that its page carries. */
  async send(path: string, fields: Record<string, string>): Promise<Answer> {
    const url = this.#url(path)
    const xsrf = this.#jarOf(url).get('XSRF-TOKEN') ?? ''
    return this.#ask(url, formOf(url, { xsrf, ...fields }))
  }

  /** For a browser that goes on where this customer stands. */
  cookies(): (Cookie & { url: string })[] {
    const { href } = this.#url('/')
    return [...this.#jarOf(new URL(href))].map(([name, value]) => ({ name, value, url: href }))
  }

  #url(path: string): URL {
    return new URL(path, `http://${this.#host}:${this.#port}`)
  }

  #jarOf({ hostname }: URL): Map<string, string> {
    const jar = this.#jars.get(hostname) ?? new Map<string, string>()
    this.#jars.set(hostname, jar)
    return jar
  }

  async #ask(url: URL, call: Call = {}): Promise<Answer> {
    const jar = this.#jarOf(url)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...call.headers, ...(cookie !== '' && { cookie }) }
    const answer = await callHost(url, url.pathname + url.search, { ...call, headers })
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0\b/i.test(line)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
}

function formOf({ origin }: URL, fields: Record<string, string>): Call {
  const headers = {
    origin,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
  }
  return { method: 'POST', headers, body: new URLSearchParams(fields).toString() }
}

function asksForAPassword({ hostname }: URL, { status, text }: Answer): boolean {
  return hostname.startsWith('id.') && status === 200 && text.includes('name="password"')
}

function refreshOf({ headers }: Answer): string | undefined {
  return /url=(.+)$/.exec(String(headers['refresh'] ?? ''))?.[1]
}
