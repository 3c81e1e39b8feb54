import { exports as testExports } from 'cloudflare:workers'
import { onTestFinished } from 'vitest'

type Forward = () => Promise<Response>
type Reaction = (request: Request, forward: Forward) => Promise<Response>

export interface Exchange {
  path: string
  asked: string
  answered: string
}

/** What the shop says over the network, and a place to stand in between. */
export interface Network {
  exchanges: Exchange[]
  /** How often the shop asked for this since the last look. */
  count: (path: string) => number
  reactWith: (reaction: Reaction) => void
  /** The provider is silent until further notice. */
  cut: () => void
  mend: () => void
}

const plainFetch = globalThis.fetch

/** Past whatever a test has put on the shop's wire. */
export async function fetchDirectly(request: Request): Promise<Response> {
  return plainFetch(request)
}

type Neighbour = (request: Request, context: ExecutionContext) => Promise<Response>

type House = 'identity' | 'market'

const neighbours = new Map<House, Neighbour>()

/** Who answers next door; only tests that are about them need to load them. */
export function moveIn(house: House, neighbour: Neighbour): void {
  neighbours.set(house, neighbour)
}

export async function askNeighbour(
  house: House,
  request: Request,
  context: ExecutionContext,
): Promise<Response> {
  const neighbour = neighbours.get(house)
  return neighbour ? neighbour(request, context) : new Response('Nobody lives here.', { status: 503 })
}

let reaction: Reaction | null = null
let exchanges: Exchange[] = []

/** What a provider is asked, over the network or next door; a browser says that it is one. */
export async function overTheWire(request: Request, forward: Forward): Promise<Response> {
  if (request.headers.has(byBrowser)) return forward()
  // As bytes: workerd takes a form for something else than text.
  const asked = new TextDecoder().decode(await request.clone().arrayBuffer())
  const answer = await (reaction ? reaction(request, forward) : forward())
  const answered = await answer.clone().text()
  exchanges.push({ path: new URL(request.url).pathname, asked, answered })
  return answer
}

export const byBrowser = 'x-by-browser'

export function openNetwork(): Network {
  exchanges = []
  reaction = null
  globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const isShop = /(^|\.)localhost$/.test(new URL(request.url).hostname)
    if (isShop) return testExports.default.fetch(request)
    return overTheWire(request, async () => plainFetch(request))
  }
  onTestFinished(() => {
    globalThis.fetch = plainFetch
    reaction = null
  })
  return {
    exchanges,
    count: (path) => {
      const found = exchanges.filter((exchange) => exchange.path.endsWith(path)).length
      exchanges.splice(0)
      return found
    },
    reactWith: (next) => {
      reaction = next
    },
    cut: () => {
      reaction = async () => new Response('down', { status: 503 })
    },
    mend: () => {
      reaction = null
    },
  }
}
