import { orientationOf, orientationSegment } from './orientation.ts'
import type { PlainPicture } from './plain.ts'
import { Unreadable, joined, sliceOf, textAt, viewOf } from './read-bytes.ts'

const start = Uint8Array.of(0xff, 0xd8)
const end = Uint8Array.of(0xff, 0xd9)
/** Baseline, extended and progressive: what browsers show. */
const frames = new Set([0xc0, 0xc1, 0xc2])
const tables = new Set([0xc4, 0xdb, 0xdd])
const scan = 0xda

/** A JPEG with only the segments that draw it, up to its end, and which way up it is held. */
export function plainJpeg(bytes: Uint8Array): PlainPicture {
  const kept: Uint8Array[] = []
  let measures: { width: number; height: number } | null = null
  let orientation = 1
  let hasScan = false
  for (let at = start.length; ;) {
    const segment = segmentAt(bytes, at)
    if (segment === 'end') break
    const { marker, whole, after } = segment
    if (frames.has(marker)) {
      if (measures) throw new Unreadable('A JPEG has one frame.')
      measures = measuresOf(whole)
    } else if (marker === 0xe1) orientation = orientationOf(whole) ?? orientation
    hasScan ||= marker === scan
    if (draws(marker, whole)) kept.push(whole)
    at = after
  }
  if (!measures || !hasScan) throw new Unreadable('The JPEG shows nothing.')
  const parts = [start, ...(orientation === 1 ? [] : [orientationSegment(orientation)]), ...kept, end]
  return { type: 'image/jpeg', ...measures, bytes: joined(parts) }
}

interface Segment {
  marker: number
  /** With the coded picture behind it, where it is a scan. */
  whole: Uint8Array
  after: number
}

function segmentAt(bytes: Uint8Array, at: number): Segment | 'end' {
  let from = at
  // Any number of fill bytes may stand before a marker.
  while (bytes[from] === 0xff && bytes[from + 1] === 0xff) from++
  const [lead, marker = 0] = sliceOf(bytes, from, 2)
  if (lead !== 0xff) throw new Unreadable('A marker is missing.')
  if (marker === 0xd9) return 'end'
  const length = viewOf(sliceOf(bytes, from + 2, 2)).getUint16(0)
  if (length < 2) throw new Unreadable('A segment has no length.')
  const after = marker === scan ? endOfScan(bytes, from + 2 + length) : from + 2 + length
  return { marker, whole: sliceOf(bytes, from, after - from), after }
}

/** The coded picture goes on to the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new Unreadable('The picture breaks off.')
}

function measuresOf(frame: Uint8Array): { width: number; height: number } {
  const view = viewOf(sliceOf(frame, 0, 9))
  return { height: view.getUint16(5), width: view.getUint16(7) }
}

/** Adobe's segment says how the colours are to be read: without it some pictures turn green. */
function draws(marker: number, whole: Uint8Array): boolean {
  if (marker === 0xee) return whole.length === 16 && textAt(whole, 4, 5) === 'Adobe'
  if (frames.has(marker) || tables.has(marker) || marker === scan) return true
  const isTold = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
  if (!isTold) throw new Unreadable('This kind of JPEG is not shown by browsers.')
  return false
}
