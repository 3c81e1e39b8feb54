import { type Forecast, type Traveller, forecast as forecastOf } from './forecast.ts'

interface Bindings {
  MARKET: { fetch: (request: Request) => Promise<Response> }
}

let forecasts: Forecast[] = []
let travellers: Traveller[] = []

/** Stands between the storefront and its market: lets calls through, or doesn't, and remembers them. */
export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    const url = new URL(request.url)
    if (url.hostname === 'forecast.test') return forecast(request)
    const headers = Object.fromEntries(request.headers)
    travellers.push({ method: request.method, path: url.pathname, search: url.search, headers })
    const rule = forecasts.find(({ path }) => url.pathname.includes(path))
    if (rule?.sky === 'down') return new Response('down for repairs', { status: 503 })
    if (rule?.sky === 'strange')
      return new Response(rule.body, { headers: { 'content-type': 'application/json' } })
    return env.MARKET.fetch(request)
  },
}

async function forecast(request: Request): Promise<Response> {
  if (request.method === 'PUT') {
    forecasts = forecastOf.array().parse(await request.json())
    return new Response()
  }
  const counted = travellers
  travellers = []
  return Response.json(counted)
}
