import { z } from 'zod'
import { digest } from '#identity/passwords/digest.ts'
import { secrets } from './sites.ts'
import { issuer, send, type Visitor } from './visitor.ts'
import { customer } from './world.ts'

export const redirectAddress = 'https://rowan.test/post-login'
export const verifier = 'a-verifier-of-more-than-forty-three-characters-1234'

/** What the shop Rowan asks for when somebody wants to sign in. */
export async function authorisation(changed: Record<string, string | null> = {}): Promise<string> {
  const asked: Record<string, string | null> = {
    client_id: 'rowan',
    redirect_uri: redirectAddress,
    response_type: 'code',
    scope: 'openid profile email phone admin:sign-in',
    state: 'twelve-chars',
    nonce: 'a-nonce',
    code_challenge: await digest(verifier),
    code_challenge_method: 'S256',
    ...changed,
  }
  const entries = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== null)
  return `/oauth2/authorize?${new URLSearchParams(entries).toString()}`
}

/** Goes from the shop's request to the sign-in page, signs in, and ends with the code at the shop. */
export async function signIn(
  visitor: Visitor,
  name: 'Ada' | 'Ravi' | 'Ines',
  changed: Record<string, string> = {},
): Promise<URL> {
  const asked = await visitor.visit(await authorisation(changed))
  const page = asked.headers.get('location') ?? ''
  const { email, password } = customer(name)
  const answer = await visitor.visit(page, { form: { email, password } })
  return landing(visitor, answer)
}

/** Follows the provider's own redirects, to the address at the shop. */
export async function landing(visitor: Visitor, answer: Response): Promise<URL> {
  const location = new URL(answer.headers.get('location') ?? 'nowhere:', issuer)
  if (location.origin !== issuer) return location
  return landing(visitor, await visitor.visit(location.href))
}

type Client = 'rowan' | 'juniper'

const secretOf: Record<Client, string> = {
  rowan: secrets.SITE_ROWAN_SIGN_IN_SECRET,
  juniper: secrets.SITE_JUNIPER_SIGN_IN_SECRET,
}

/** A call of a shop's own server, which proves itself with its secret. */
export async function call(
  path: string,
  form: Record<string, string>,
  client: Client | null = 'rowan',
): Promise<Response> {
  return send(
    new Request(new URL(path, issuer), {
      method: 'POST',
      headers: client ? { authorization: `Basic ${btoa(`${client}:${secretOf[client]}`)}` } : {},
      body: new URLSearchParams(form),
    }),
  )
}

export function redeem(code: string, changed: Record<string, string> = {}, client: Client = 'rowan') {
  const form = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectAddress,
    code_verifier: verifier,
  }
  return call('/oauth2/token', { ...form, ...changed }, client)
}

export function refresh(token: string, client: Client = 'rowan') {
  return call('/oauth2/token', { grant_type: 'refresh_token', refresh_token: token }, client)
}

const tokens = z.object({ access_token: z.string(), refresh_token: z.string(), id_token: z.string() })

export async function tokensOf(answer: Response): Promise<z.infer<typeof tokens>> {
  const body: unknown = await answer.json()
  if (answer.status !== 200)
    throw new Error(`The provider answered ${answer.status}: ${JSON.stringify(body)}`)
  return tokens.parse(body)
}
