import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** What OWASP's password storage cheat sheet asks of scrypt, in 32 MB. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32

/** A hash that says how it was made, so that the cost may rise without locking anybody out. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export async function isPassword(hash: string, password: string): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = hash.split('$')
  if (scheme !== 'scrypt') throw new Error('A password hash in the account table is not one of scrypt.')
  const wanted = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const memory = { maxmem: 256 * N * r }
  scrypt(password.normalize('NFKC'), salt, keyLength, { N, r, p, ...memory }, (error, key) =>
    error ? reject(error) : resolve(key),
  )
  return promise
}
