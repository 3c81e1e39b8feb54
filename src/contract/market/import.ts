import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { mostRowsInACall } from './import-columns.ts'
import { tagKind } from './tag.ts'

/** As a file says it: text, or a number, or a list where a cell would be one with commas. */
const cell = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.union([z.string(), z.number()])),
])
export const importRow = z.record(z.string(), cell)
export type ImportRow = z.infer<typeof importRow>

const siteKey = z.string().regex(/^[a-z0-9]+$/)

/** What a row is checked for stands in `market/import`: a bad one is refused by itself, and the others are written. */
export const importProducts = defineCall({
  name: 'importProducts',
  summary:
    'Write products, a row a variant and seller: new ones are added, known ones changed. Bad rows are named.',
  family: 'main',
  audience: 'operator',
  effect: 'write',
  keep: 'nothing',
  method: 'POST',
  path: '/operator/products',
  query: z.object({}),
  body: z.strictObject({
    rows: z.array(importRow).min(1).max(mostRowsInACall),
    /** Where a row names none. */
    sites: z.array(siteKey).max(200).optional(),
    seller: z.string().max(200).optional(),
    /** Only says what would be written, and what not. */
    dryRun: z.boolean().default(false),
  }),
  result: z.object({
    written: z.int().nonnegative(),
    refused: z.array(z.object({ row: z.int().nonnegative(), reason: z.string() })),
    /** The products of which anything is other than before. */
    changed: z.array(z.string()),
    newTags: z.array(z.object({ kind: tagKind, name: z.string() })),
  }),
  refusals: ['import-too-large'],
})

export const exportProducts = defineCall({
  name: 'exportProducts',
  summary:
    'The catalogue as rows that can be imported again, some products at a time, in the order of their ids.',
  family: 'main',
  audience: 'operator',
  effect: 'read',
  keep: 'nothing',
  method: 'GET',
  path: '/operator/products',
  query: z.object({
    after: z.string().max(64).default(''),
    limit: z.coerce.number().int().min(1).max(200).default(100),
    /** Only products whose names and ids hold all of these. */
    words: z.string().max(200).optional(),
  }),
  body: z.undefined(),
  result: z.object({
    rows: z.array(importRow),
    /** Where to go on; null at the end. */
    next: z.string().nullable(),
  }),
})

export const removeProducts = defineCall({
  name: 'removeProducts',
  summary: 'Remove products and everything that belongs to them. Those that are not there are passed over.',
  family: 'main',
  audience: 'operator',
  effect: 'write',
  keep: 'nothing',
  method: 'POST',
  path: '/operator/products/removal',
  query: z.object({}),
  body: z.strictObject({ ids: z.array(id).min(1).max(mostRowsInACall) }),
  result: z.object({ removed: z.array(z.string()) }),
})

export const rebuildIndex = defineCall({
  name: 'rebuildIndex',
  summary:
    'Build what lists are counted and searched with anew, and say of which version of the catalogue it is.',
  family: 'main',
  audience: 'operator',
  effect: 'write',
  keep: 'nothing',
  method: 'POST',
  path: '/operator/index',
  query: z.object({}),
  body: z.undefined(),
  result: z.object({ version: z.string() }),
})

/** The words of a large catalogue come some minutes after its index. */
export const readIndexState = defineCall({
  name: 'readIndexState',
  summary: 'Of which version the catalogue is, and of which what lists are counted and searched with.',
  family: 'main',
  audience: 'operator',
  effect: 'read',
  keep: 'nothing',
  method: 'GET',
  path: '/operator/index',
  query: z.object({}),
  body: z.undefined(),
  result: z.object({
    version: z.string(),
    /** Empty before the first build. */
    indexed: z.string(),
    searched: z.string(),
  }),
})
