import { z } from 'zod'
import { siteOfKey } from '../sites.ts'
import { limits } from './limits.ts'
import { revoke } from './revoke.ts'
import { seal, unseal } from './seal.ts'
import { tokens } from './tokens.ts'
import type { Held } from './held.ts'

const leaving = z.object({ site: z.string(), issuer: z.string(), tokens })
const stored = z.object({ tries: z.number(), sealed: z.string() })
const key = 'leaving'

/** Tokens of a session that is over live no longer than they must, even when the provider is silent just now. */
export class Revocation {
  readonly #storage: DurableObjectStorage
  readonly #owner: string

  constructor(storage: DurableObjectStorage, owner: string) {
    this.#storage = storage
    this.#owner = owner
  }

  /** Written down first and done in a moment: whoever signs out needn't wait for the provider. */
  async begin({ site, issuer, tokens }: Pick<Held, 'site' | 'issuer' | 'tokens'>): Promise<void> {
    const sealed = await seal(this.#purpose, { site, issuer, tokens })
    await this.#storage.put(key, { tries: 0, sealed })
    await this.#storage.setAlarm(Date.now())
  }

  /** False when there is nothing to revoke. */
  async goOn(): Promise<boolean> {
    const parsed = stored.safeParse(await this.#storage.get(key))
    if (!parsed.success) return false
    const { tries, sealed } = parsed.data
    const left = await unseal(this.#purpose, sealed, leaving)
    const isDone = !left || (await revoke(siteOfKey(left.site), left.issuer, left.tokens))
    if (isDone || tries >= limits.revokeTries) await this.#storage.deleteAll()
    else {
      await this.#storage.put(key, { tries: tries + 1, sealed })
      await this.#storage.setAlarm(Date.now() + limits.revokeAgainAfter * (tries + 1))
    }
    return true
  }

  get #purpose() {
    return { purpose: 'revocation', owner: this.#owner }
  }
}
