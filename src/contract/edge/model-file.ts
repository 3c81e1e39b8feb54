interface Reading {
  signal: AbortSignal
  /** How many bytes are there by now. */
  told: (bytes: number) => void
}

/** Reads a 3D file and says how far it is; null where it can't be had. */
export async function readModelFile(href: string, { signal, told }: Reading): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(href, { credentials: 'omit', signal })
    if (!answer.ok || !answer.body) return null
    const reader = answer.body.getReader()
    const parts: Uint8Array[] = []
    let bytes = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done || !value) return joined(parts, bytes)
      parts.push(value)
      bytes += value.byteLength
      told(bytes)
    }
  } catch {
    return null
  }
}

function joined(parts: readonly Uint8Array[], bytes: number): ArrayBuffer {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole.buffer
}
