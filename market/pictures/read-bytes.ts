/** Thrown where a picture isn't what it says it is; caught in one place. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export function sliceOf(bytes: Uint8Array, from: number, length: number): Uint8Array {
  if (length < 0 || from < 0 || from + length > bytes.length) throw new Unreadable('The picture breaks off.')
  return bytes.subarray(from, from + length)
}

export function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...sliceOf(bytes, from, length))
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
