import { oauthProvider } from '@better-auth/oauth-provider'
import { betterAuth } from 'better-auth'
import { jwt } from 'better-auth/plugins'
import { log } from '../door/log.ts'
import { hashPassword, isPassword } from '../passwords/hash.ts'
import { passwordLength } from '../passwords/strength.ts'
import { claimsOf } from './claims.ts'
import { sessionDoor } from './session-door.ts'

const minute = 60
const day = 24 * 60 * minute

export interface ProviderOptions {
  db: D1Database
  issuer: string
  /** Signs cookies and encrypts the signing keys that lie in the database. */
  key: string
  scopes: readonly string[]
}

export type Provider = ReturnType<typeof createProvider>

/** The OpenID Connect provider. Only the paths of `protocol.ts` are ever reachable from outside. */
export function createProvider({ db, issuer, key, scopes }: ProviderOptions) {
  return betterAuth({
    appName: 'Archipelago sign-in',
    baseURL: issuer,
    basePath: '/',
    secret: key,
    database: db,
    disabledPaths: ['/token'],
    telemetry: { enabled: false },
    emailAndPassword: {
      enabled: true,
      // Accounts are made where their address has been proven, and nowhere else.
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(hash, password) },
    },
    user: { additionalFields: { accountType: { type: 'string', required: true, input: false } } },
    verification: { storeIdentifier: 'hashed' },
    session: { expiresIn: 90 * day, updateAge: day },
    rateLimit: { enabled: true, storage: 'database', window: minute, max: 120, customRules: unlimited },
    advanced: {
      cookiePrefix: 'sign-in',
      useSecureCookies: issuer.startsWith('https:'),
      // The migrations are the schema; a test compares the two.
      database: { validateSchema: false },
      ipAddress: { ipAddressHeaders: ['cf-connecting-ip'] },
    },
    logger: {
      level: 'error',
      // Its details may hold what no log should: only the sentence is kept.
      log: (level, message) => log(level === 'error' ? 'error' : 'info', 'provider', { message }),
    },
    plugins: [signingKeys(issuer), tokens(scopes), sessionDoor()],
  })
}

/** A shop's server asks these, for all its visitors, from one address; each call carries a secret of its own. */
const unlimited = { '/oauth2/userinfo': false, '/jwks': false } as const

function signingKeys(issuer: string) {
  return jwt({
    disableSettingJwtHeader: true,
    jwks: { keyPairConfig: { alg: 'ES256' }, rotationInterval: 90 * day, gracePeriod: 30 * day },
    jwt: { issuer },
  })
}

function tokens(scopes: readonly string[]) {
  return oauthProvider({
    loginPage: '/sign-in',
    consentPage: '/sign-in',
    signup: { page: '/sign-up' },
    scopes: [...new Set([...scopes, 'openid', 'offline_access'])],
    grantTypes: ['authorization_code', 'refresh_token'],
    accessTokenExpiresIn: 60 * minute,
    refreshTokenExpiresIn: 30 * day,
    // An answer that was lost on its way may be asked for once more; it isn't a replay yet.
    refreshTokenReuseInterval: 30,
    codeExpiresIn: 10 * minute,
    rateLimit: { token: false, revoke: false, userinfo: false, authorize: { window: minute, max: 120 } },
    customIdTokenClaims: ({ user, scopes }) => claimsOf(user, scopes),
    customUserInfoClaims: ({ user, scopes }) => claimsOf(user, scopes),
    advertisedMetadata: {
      claims_supported: ['sub', 'name', 'picture', 'email', 'email_verified', 'account_type'],
    },
    silenceWarnings: { oauthAuthServerConfig: true, openidConfig: true },
  })
}
