import { DurableObject } from 'cloudflare:workers'
import { readSites } from '#contract/site.ts'
import { packIndex } from '../facets/pack.ts'
import { indexName } from './index-name.ts'
import { readCatalogue } from './read-catalogue.ts'

interface Holds {
  DB: D1Database
  INDEX: R2Bucket
}

/**
 * Builds the index, one at a time for the whole deployment, in memory of its own: an isolate that answers shoppers has
 * no room for a second one of a million products.
 */
export class IndexBuilder extends DurableObject<Holds> {
  #building: Promise<string> | undefined

  /** Resolves with the version that now lies in the bucket. */
  async rebuild(): Promise<string> {
    this.#building ??= this.#build().finally(() => (this.#building = undefined))
    return this.#building
  }

  async #build(): Promise<string> {
    const sites = readSites(this.env).map(({ key }) => key)
    const index = await readCatalogue(this.env.DB, sites)
    await this.env.INDEX.put(indexName, packIndex(index), { customMetadata: { version: index.version } })
    return index.version
  }
}
