import { readIndexState } from '#contract/market/import.ts'
import { indexName } from '../../facets/index-name.ts'
import { catalogueVersion } from '../../queries/catalogue-version.ts'
import { searchVersion } from '../../search/generation.ts'
import { operatorRoute } from '../route.ts'

export const indexState = operatorRoute(readIndexState, async ({ env, db }) => {
  const [version, kept, searched] = await Promise.all([
    catalogueVersion(db),
    env.INDEX.head(indexName),
    searchVersion(env.SEARCH),
  ])
  return { version: String(version), indexed: kept?.customMetadata?.['version'] ?? '', searched }
})
