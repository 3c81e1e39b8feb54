import { z } from 'zod'
import { limits } from './limits.ts'
import { seal, unseal } from './seal.ts'

const prefix = 'note:'
const atMost = 20
const largest = 16 * 1024
const note = z.object({ note: z.string() })

/** What one page leaves for the next: read once, by the page that it is for. */
export class VaultNotes {
  readonly #storage: DurableObjectStorage
  readonly #owner: string

  constructor(storage: DurableObjectStorage, owner: string) {
    this.#storage = storage
    this.#owner = owner
  }

  async leave(page: string, content: string): Promise<void> {
    const sealed = await seal(this.#purpose, { note: content }, limits.note / 1000)
    if (sealed.length > largest)
      throw new Error('A note between pages is too long; it holds words, not things.')
    const kept = await this.#storage.list({ prefix })
    if (kept.size >= atMost) await this.#storage.delete([...kept.keys()])
    await this.#storage.put(prefix + page, sealed)
  }

  async take(page: string): Promise<string | null> {
    const content = await this.read(page)
    await this.#storage.delete(prefix + page)
    return content
  }

  /** What it says, and it stays. */
  async read(page: string): Promise<string | null> {
    const sealed = await this.#storage.get(prefix + page)
    if (typeof sealed !== 'string') return null
    return (await unseal(this.#purpose, sealed, note))?.note ?? null
  }

  get #purpose() {
    return { purpose: 'note', owner: this.#owner }
  }
}
