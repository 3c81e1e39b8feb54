import { sessionKey } from '../sites.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

let root: Promise<CryptoKey> | undefined

/** A key for one purpose and one owner (a site or a vault): what was made with another one doesn't fit. */
export async function sealingKey(purpose: string, owner: string): Promise<Uint8Array<ArrayBuffer>> {
  root ??= crypto.subtle.importKey('raw', bytes(sessionKey), 'HKDF', false, ['deriveBits'])
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: bytes(owner), info: bytes(purpose) }
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, await root, 256))
}

/** What a code is put on: the same text for another purpose or owner has another code. */
export interface Marked {
  purpose: string
  owner: string
  text: string
}

/** The code that only this shop can put on a text. */
export async function macOf(marked: Marked): Promise<string> {
  const code = await crypto.subtle.sign('HMAC', await macKey(marked), bytes(marked.text))
  return base64Url(new Uint8Array(code))
}

/** Compares in a time that says nothing about where the two differ. */
export async function isMacOf(marked: Marked, mac: string): Promise<boolean> {
  const given = fromBase64Url(mac)
  return given !== null && crypto.subtle.verify('HMAC', await macKey(marked), given, bytes(marked.text))
}

export function randomText(length: number): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(length)))
}

async function macKey({ purpose, owner }: Marked): Promise<CryptoKey> {
  const parameters = { name: 'HMAC', hash: 'SHA-256' }
  const key = await sealingKey(purpose, owner)
  return crypto.subtle.importKey('raw', key, parameters, false, ['sign', 'verify'])
}

function base64Url(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]{1,128}$/.test(text)) return null
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}
