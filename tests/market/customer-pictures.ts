/** A grey PNG of 64 × 64, made without a library: its pixels stand uncompressed. */
export function smallPng({ width = 64, height = 64, extra = '' } = {}): Uint8Array {
  const rows = new Uint8Array(64 * (64 + 1)).fill(0x80)
  for (let row = 0; row < 64; row++) rows[row * 65] = 0
  const measures = new Uint8Array(13)
  const view = new DataView(measures.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  measures.set([8, 0, 0, 0, 0], 8)
  return Uint8Array.from([
    0x89,
    ...new TextEncoder().encode('PNG\r\n\u001a\n'),
    ...chunk('IHDR', measures),
    ...(extra === '' ? [] : chunk('tEXt', new TextEncoder().encode(`Comment\0${extra}`))),
    ...chunk('IDAT', stored(rows)),
    ...chunk('IEND', new Uint8Array()),
  ])
}

export function smallPicture(): string {
  return base64(smallPng())
}

export function base64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

function chunk(type: string, content: Uint8Array): number[] {
  const body = [...new TextEncoder().encode(type), ...content]
  return [...uint32(content.length), ...body, ...uint32(crc32(body))]
}

/** One block of zlib that holds its bytes as they are. */
function stored(bytes: Uint8Array): Uint8Array {
  const { length } = bytes
  const header = [0x78, 0x01, 1, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255]
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return Uint8Array.from([...header, ...bytes, b >> 8, b & 255, a >> 8, a & 255])
}

function uint32(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}

function crc32(bytes: number[]): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
