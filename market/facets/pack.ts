import { z } from 'zod'
import { tagKind } from '#contract/market/tag.ts'
import { bearersOf } from './build-index.ts'
import type { FacetIndex, Shelf } from './facet-index.ts'

/** Written into every blob; another layout gets another number, and an old blob is then no blob. */
const layout = 1

const outline = z.object({
  layout: z.literal(layout),
  version: z.string(),
  size: z.int().nonnegative(),
  borne: z.int().nonnegative(),
  tags: z.array(z.object({ id: z.string(), kind: tagKind, urlSlug: z.string(), parent: z.int().nullable() })),
  sites: z.array(z.string()),
})

const outlineLengthBytes = 4

/** An index as one blob: how long its outline is, the outline as JSON, and the arrays, each at a multiple of four. */
export function packIndex(index: FacetIndex): ArrayBuffer {
  const { version, size, tags, shelves } = index
  const sites = shelves.map(({ site }) => site)
  const facts: z.input<typeof outline> = {
    layout,
    version,
    size,
    borne: index.borne.length,
    tags: [...tags],
    sites,
  }
  const head = new TextEncoder().encode(JSON.stringify(facts))
  const start = aligned(outlineLengthBytes + head.length)
  const parts = arraysOf(index)
  const blob = new Uint8Array(start + parts.reduce((sum, { byteLength }) => sum + aligned(byteLength), 0))
  new DataView(blob.buffer).setUint32(0, head.length, true)
  blob.set(head, outlineLengthBytes)
  let at = start
  for (const { buffer, byteOffset, byteLength } of parts) {
    blob.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += aligned(byteLength)
  }
  return blob.buffer
}

/** The arrays stay in the blob's own memory; throws where it is not a blob of ours. */
export function openIndex(blob: ArrayBuffer): FacetIndex {
  const length = new DataView(blob).getUint32(0, true)
  const head = new TextDecoder().decode(new Uint8Array(blob, outlineLengthBytes, length))
  const { version, size, borne, tags, sites } = outline.parse(JSON.parse(head))
  const words = Math.ceil(size / 32)
  const { wide, narrow } = readArrays(blob, aligned(outlineLengthBytes + length))
  const held = { size, offsets: wide(size + 1), borne: narrow(borne) }
  const rating = narrow(size)
  const shelves = sites.map((site): Shelf => ({
    site,
    sold: wide(words),
    inStock: wide(words),
    rank: wide(size),
    price: wide(size),
  }))
  return { version, tags, rating, shelves, ...held, bearers: bearersOf(held, tags.length) }
}

/** One array after the other, of so many numbers of 32 or 16 bits. */
function readArrays(blob: ArrayBuffer, start: number) {
  let at = start
  const skip = (bytes: number) => {
    const from = at
    at += aligned(bytes)
    return from
  }
  return {
    wide: (count: number) => new Uint32Array(blob, skip(count * 4), count),
    narrow: (count: number) => new Uint16Array(blob, skip(count * 2), count),
  }
}

function arraysOf({ offsets, borne, rating, shelves }: FacetIndex): (Uint32Array | Uint16Array)[] {
  const shelved = shelves.flatMap(({ sold, inStock, rank, price }) => [sold, inStock, rank, price])
  return [offsets, borne, rating, ...shelved]
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 4) * 4
}
