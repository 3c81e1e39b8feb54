import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const tag = {
  integer: 0x02,
  bits: 0x03,
  oid: 0x06,
  text: 0x0c,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
  first: 0xa0,
}
const ecdsaWithSha256 = '1.2.840.10045.4.3.2'
const commonName = '2.5.4.3'
const lifetimeMs = 24 * 60 * 60 * 1000
/** Two clocks are never quite alike. */
const toleranceMs = 60 * 1000

/**
 * A key and a certificate that nobody trusts, for a server on this machine that must speak TLS: made anew each time, so
 * that none lies about. X.509 in the least form that a browser reads when it was told not to mind.
 */
export function makeCertificate(name: string, now: Date): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid(ecdsaWithSha256))
  const called = sequence(der(tag.set, sequence(oid(commonName), der(tag.text, Buffer.from(name)))))
  const serial = der(tag.integer, Buffer.concat([Buffer.from([1]), randomBytes(8)]))
  const version = der(tag.first, der(tag.integer, Buffer.from([2])))
  const lasts = sequence(
    time(new Date(now.getTime() - toleranceMs)),
    time(new Date(now.getTime() + lifetimeMs)),
  )
  const itsKey = publicKey.export({ type: 'spki', format: 'der' })
  const body = sequence(version, serial, algorithm, called, lasts, called, itsKey)
  const signature = sign('sha256', body, privateKey)
  const certificate = sequence(body, algorithm, der(tag.bits, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

function sequence(...parts: Buffer[]): Buffer {
  return der(tag.sequence, ...parts)
}

function der(type: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([type]), lengthOf(content.length), content])
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length])
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  const significant = bytes.subarray(bytes.findIndex((byte) => byte > 0))
  return Buffer.concat([Buffer.from([0x80 | significant.length]), significant])
}

/** The first two numbers share a byte, and each other takes as many as it needs, seven bits at a time. */
function oid(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const digits = [number & 127]
    for (let left = number >> 7; left > 0; left >>= 7) digits.unshift((left & 127) | 128)
    return digits
  })
  return der(tag.oid, Buffer.from(bytes))
}

function time(date: Date): Buffer {
  return der(tag.time, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`))
}
