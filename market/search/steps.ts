import type { ProductSet } from '../facets/product-set.ts'

/** Products in the order of their numbers as steps from one to the next: seven bits a byte, the lowest first. */
export interface Steps {
  bytes: Uint8Array
  length: number
  last: number
}

export function noSteps(): Steps {
  return { bytes: new Uint8Array(8), length: 0, last: -1 }
}

const mostOfAStep = 5

/** Says by how many bytes the steps have become longer. */
export function stepTo(steps: Steps, number: number): number {
  const { length } = steps
  if (length + mostOfAStep > steps.bytes.length) {
    const grown = new Uint8Array(Math.ceil(length * 1.5) + mostOfAStep)
    grown.set(steps.bytes)
    steps.bytes = grown
  }
  let step = number - steps.last
  for (; step > 127; step >>>= 7) steps.bytes[steps.length++] = (step & 127) | 128
  steps.bytes[steps.length++] = step
  steps.last = number
  return steps.length - length
}

/** Those that the set has room for. */
export function addSteps(set: ProductSet, bytes: Uint8Array): void {
  const room = set.length * 32
  let number = -1
  for (let at = 0; at < bytes.length;) {
    let byte = bytes[at++] ?? 0
    let step = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0
      step |= (byte & 127) << shift
    }
    number += step
    if (number >= room) return
    set[number >>> 5] = (set[number >>> 5] ?? 0) | (1 << (number & 31))
  }
}

/** A bit for each product, from the lowest on. */
export function addBits(set: ProductSet, bytes: Uint8Array): void {
  const end = Math.min(bytes.length, set.length * 4)
  for (let at = 0; at < end; at++) set[at >>> 2] = (set[at >>> 2] ?? 0) | ((bytes[at] ?? 0) << ((at & 3) * 8))
}

export function bitsOf(set: ProductSet, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => ((set[at >>> 2] ?? 0) >>> ((at & 3) * 8)) & 255)
}
