import { DurableObject } from 'cloudflare:workers'
import { readSites } from '#contract/site.ts'
import { packIndex } from '../facets/pack.ts'
import { catalogueVersion } from '../queries/catalogue-version.ts'
import { keepAllCards } from '../queries/kept-cards.ts'
import { type Rebuild, type Searched, rebuildInLegs, rebuildSearch } from '../search/rebuild.ts'
import { indexName } from '../facets/index-name.ts'
import { readCatalogue } from './read-catalogue.ts'

/** Above that many products lists don't wait for the words, which take far longer, and a build isn't begun at each change. */
const large = 20_000
const quietMs = 20_000
const restMs = 60_000

/** During an import the catalogue changes all the time. The first index of all is worth waiting for. */
const tries = { usually: 3, forTheFirst: 50 }

/**
 * Builds the index, then the cards of lists and the words of the search, one at a time for the whole deployment, in
 * memory of its own: an isolate that answers shoppers has no room for a second index of a million products.
 */
export class IndexBuilder extends DurableObject<Searched> {
  #building: Promise<string> | undefined
  #restsUntil = 0
  /** On their way. An object that is put away forgets them, and its next alarm begins them anew. */
  #words: Rebuild | undefined

  /** Resolves with the version that lies in the bucket then; the newest one, unless it is still being changed. */
  async rebuild({ isUrgent = false } = {}): Promise<string> {
    if (!isUrgent && Date.now() < this.#restsUntil) return this.#keptVersion()
    this.#building ??= this.#build().finally(() => (this.#building = undefined))
    return this.#building
  }

  /** The words of a large catalogue, once nobody has changed it for a while: a leg each time, for an alarm may not take long. */
  override async alarm(): Promise<void> {
    this.#words ??= rebuildInLegs(this.env, String(await catalogueVersion(this.env.DB)))
    const { done, value: isDone } = await this.#nextLeg(this.#words)
    if (!done) await this.ctx.storage.setAlarm(Date.now())
    else if (!isDone) await this.ctx.storage.setAlarm(Date.now() + quietMs)
  }

  /** After the last one, or one that failed, the words are begun anew. */
  async #nextLeg(words: Rebuild): ReturnType<Rebuild['next']> {
    let isOver = true
    try {
      const leg = await words.next()
      isOver = leg.done ?? false
      return leg
    } finally {
      if (isOver) this.#words = undefined
    }
  }

  async #build(): Promise<string> {
    const sites = readSites(this.env).map(({ key }) => key)
    const kept = await this.#keptVersion()
    const index = await readCatalogue(this.env.DB, { sites, tries: kept ? tries.usually : tries.forTheFirst })
    if (!index) return kept
    await this.env.INDEX.put(indexName, packIndex(index), { customMetadata: { version: index.version } })
    await keepAllCards(this.env.DB)
    if (index.size <= large) await rebuildSearch(this.env, index.version)
    else {
      this.#restsUntil = Date.now() + restMs
      await this.ctx.storage.setAlarm(Date.now() + quietMs)
    }
    return index.version
  }

  async #keptVersion(): Promise<string> {
    const kept = await this.env.INDEX.head(indexName)
    return kept?.customMetadata?.['version'] ?? ''
  }
}
