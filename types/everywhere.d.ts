// What browsers, Workers and Node all have and lib and contract may use. Anything else of a platform is not
// declared here on purpose, so that these two rooms can run anywhere.

interface TextEncoder {
  encode: (text?: string) => Uint8Array<ArrayBuffer>
}
declare var TextEncoder: new () => TextEncoder

interface TextDecoder {
  decode: (bytes?: Uint8Array | ArrayBuffer) => string
}
declare var TextDecoder: new (label?: string) => TextDecoder

interface URLSearchParams extends Iterable<[string, string]> {
  readonly size: number
  append: (name: string, value: string) => void
  delete: (name: string) => void
  get: (name: string) => string | null
  getAll: (name: string) => string[]
  has: (name: string) => boolean
  set: (name: string, value: string) => void
  sort: () => void
  toString: () => string
}
declare var URLSearchParams: new (
  init?: string | Iterable<[string, string]> | Record<string, string>,
) => URLSearchParams

interface URL {
  readonly origin: string
  readonly searchParams: URLSearchParams
  hash: string
  host: string
  hostname: string
  href: string
  pathname: string
  port: string
  protocol: string
  search: string
}
declare var URL: { new (url: string | URL, base?: string | URL): URL; canParse: (url: string) => boolean }

interface CryptoKey {
  readonly type: string
}

declare var crypto: {
  randomUUID: () => string
  subtle: {
    digest: (algorithm: 'SHA-256', bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>
    // The platforms' own functions take so many.
    // oxlint-disable-next-line max-params
    importKey: (
      format: 'raw',
      key: Uint8Array<ArrayBuffer>,
      algorithm: { name: 'HMAC'; hash: 'SHA-256' },
      isExtractable: false,
      usages: ('sign' | 'verify')[],
    ) => Promise<CryptoKey>
    // oxlint-disable-next-line max-params
    verify: (
      algorithm: 'HMAC',
      key: CryptoKey,
      seal: Uint8Array<ArrayBuffer>,
      sealed: Uint8Array<ArrayBuffer>,
    ) => Promise<boolean>
  }
}

interface AbortSignal {
  readonly aborted: boolean
}

interface FetchInit {
  method?: string
  headers?: Record<string, string>
  body?: string
  credentials?: 'omit' | 'same-origin'
  signal?: AbortSignal
}
interface FetchAnswer {
  readonly ok: boolean
  readonly status: number
  readonly url: string
  readonly body: { getReader: () => { read: () => Promise<{ done: boolean; value?: Uint8Array }> } } | null
  headers: { get: (name: string) => string | null }
  json: () => Promise<unknown>
  text: () => Promise<string>
}
declare function fetch(url: string | URL, init?: FetchInit): Promise<FetchAnswer>
