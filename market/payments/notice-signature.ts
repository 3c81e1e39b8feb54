const toleranceInSeconds = 300

/** `t=<seconds>,v1=<HMAC-SHA-256 of "<seconds>.<text>", in hexadecimal>`: as Stripe signs, and the test bank after it. */
export async function signNotice(text: string, secret: string, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secret, 'sign'), bytesOf(`${seconds}.${text}`))
  return `t=${seconds},v1=${hexOf(new Uint8Array(mac))}`
}

export async function isSigned(
  { signature, text, now }: { signature: string; text: string; now: Date },
  secret: string,
): Promise<boolean> {
  const parts = signature.split(',').map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  if (!Number.isInteger(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - seconds) > toleranceInSeconds) return false
  const key = await keyOf(secret, 'verify')
  for (const [name, value = ''] of parts)
    if (name === 'v1' && (await verifies(key, value, `${seconds}.${text}`))) return true
  return false
}

/** Compares in constant time, as the platform does. */
async function verifies(key: CryptoKey, hex: string, text: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hex)) return false
  const mac = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', key, mac, bytesOf(text))
}

function keyOf(secret: string, use: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [use])
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
