import { type IncomingMessage, createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Page, Route } from 'playwright'
import { freePort } from '#tools/shop/port.ts'
import { recordedStripe } from '../market/recorded-stripe.ts'

export type ImitatedStripe = Awaited<ReturnType<typeof imitateStripe>>

/** Stripe's API at an address of this machine, for the market. */
export async function imitateStripe() {
  const recorded = recordedStripe()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const server = createServer((asked, reply) => {
    void requestOf(asked, origin)
      .then(recorded.send)
      .then(async (answer) =>
        reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
      )
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(port, '127.0.0.1', resolve)
  await promise
  return { recorded, origin, stop: () => server.close() }
}

async function requestOf(asked: IncomingMessage, origin: string): Promise<Request> {
  const { method = 'GET', url = '/' } = asked
  const headers = new Headers()
  for (const [name, value] of Object.entries(asked.headers)) headers.set(name, String(value))
  const body = new Uint8Array(await buffer(asked))
  return new Request(origin + url, { method, headers, ...(method === 'POST' && { body }) })
}

/** Stripe’s fields and its page for the cardholder's bank, for a browser; what else it asks of strangers is refused. */
export async function standInForStripe(page: Page, { recorded }: ImitatedStripe): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: stripeJs })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stripe</title>' }),
  )
  await page.route('https://api.stripe.com/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} }),
  )
  await page.route('https://hooks.stripe.com/**', (route) => bank(route, recorded))
}

/** Asks, and then leads back as Stripe does, with an address that says more than anybody may believe. */
async function bank(route: Route, recorded: ImitatedStripe['recorded']): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url())
  const id = pathname.split('/').at(-1) ?? ''
  const answer = searchParams.get('answer')
  if (answer === 'yes') recorded.passChallenge(id)
  if (answer === 'no') recorded.failChallenge(id)
  const link = (words: string, href: string) => `<p><a href="${href}">${words}</a></p>`
  const back = new URL(searchParams.get('back') ?? '')
  back.searchParams.set(id.startsWith('seti_') ? 'setup_intent' : 'payment_intent', id)
  back.searchParams.set('redirect_status', 'succeeded')
  if (answer !== null) return route.fulfill({ status: 302, headers: { location: back.href } })
  const here = `?back=${encodeURIComponent(searchParams.get('back') ?? '')}&answer=`
  const body = `<!doctype html><title>Bank</title>${link('Yes', `${here}yes`)}${link('No', `${here}no`)}${link('Leave', here)}`
  await route.fulfill({ contentType: 'text/html', body })
}

/** As much of Stripe.js as the shop asks of it: its fields are nobody's but its own, and have no name in our form. */
const stripeJs = `
  const tokens = { 4242: 'ctoken_pays', '0002': 'ctoken_declines', 3184: 'ctoken_challenges' }
  window.stripeAsked = []
  window.Stripe = Object.assign((key, options) => {
    stripeAsked.push({ key, options })
    return {
      elements: (options) => {
        stripeAsked.push(options)
        let field
        return {
          update: (change) => stripeAsked.push(change),
          create: (type, options) => {
            stripeAsked.push({ type, options })
            const heard = {}
            return {
              on: (event, listener) => { heard[event] = listener },
              mount: (place) => {
                const frame = document.createElement('iframe')
                frame.src = 'https://js.stripe.com/fields.html'
                frame.title = 'Fields'
                frame.hidden = true
                field = document.createElement('input')
                field.setAttribute('aria-label', 'Card number')
                place.append(frame, field)
                fetch('https://api.stripe.com/v1/elements/sessions').then(() => heard.ready())
              },
            }
          },
          submit: async () => (field.value === '' ? { error: { type: 'validation_error' } } : {}),
          number: () => field.value,
        }
      },
      createConfirmationToken: async ({ elements }) => {
        const id = tokens[elements.number().slice(-4)]
        return id ? { confirmationToken: { id } } : { error: { type: 'card_error' } }
      },
    }
  }, { version: 'basil' })
`
