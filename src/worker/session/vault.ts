import { DurableObject } from 'cloudflare:workers'
import type { Person } from '#contract/visitor.ts'
import { type Held, endOf, isAccessOver, isDue, readHeld, writeHeld } from './held.ts'
import { limits } from './limits.ts'
import { VaultNotes } from './notes.ts'
import { renew } from './renew.ts'
import { Revocation } from './revocation.ts'
import { subjectsOf } from './subject-name.ts'
import type { Grant } from './tokens.ts'

export type Look = { state: 'signed-in'; person: Person; subject: string } | { state: 'ended' }
export type Access = { ok: true; token: string } | { ok: false; code: 'signed-out' | 'unavailable' }

/**
 * One session: its tokens never leave for a browser. It ends when somebody signs out, when the provider says that the
 * grant is over, or when nobody has come by for too long. Silence of the provider ends nothing.
 */
export class SessionVault extends DurableObject {
  readonly #owner = this.ctx.id.toString()
  readonly #notes = new VaultNotes(this.ctx.storage, this.#owner)
  readonly #revocation = new Revocation(this.ctx.storage, this.#owner)
  #renewal: Promise<void> | null = null
  #failedAt = 0
  #last: Promise<unknown> = Promise.resolve()

  async open(opening: { site: string; issuer: string; grant: Grant }): Promise<void> {
    const { site, issuer, grant } = opening
    const now = Date.now()
    const held: Held = { site, issuer, openedAt: now, seenAt: now, renewedAt: now, ...grant }
    await this.#write(held)
    await this.ctx.storage.setAlarm(endOf(held))
    for (const name of subjectsOf(held))
      await this.ctx.exports.Subject.getByName(name).add(this.#owner, now + limits.absolute)
  }

  /** Who this session's visitor is. */
  async look(): Promise<Look> {
    const held = await this.#fresh()
    if (!held) return { state: 'ended' }
    await this.#touch(held)
    const [subject] = subjectsOf(held)
    return { state: 'signed-in', person: held.person, subject }
  }

  /** For a call on the customer's behalf; `refused` is the token that has just been turned away. */
  async access(refused?: string): Promise<Access> {
    const held = await this.#fresh(refused)
    if (!held) return { ok: false, code: 'signed-out' }
    const { access, refresh } = held.tokens
    if (!isAccessOver(held, Date.now()) && access !== refused) return { ok: true, token: access }
    if (refresh !== null) return { ok: false, code: 'unavailable' }
    await this.signOut()
    return { ok: false, code: 'signed-out' }
  }

  /** What the head of each page shows from now on. */
  async showAs(face: Partial<Pick<Person, 'name' | 'picture'>>): Promise<void> {
    await this.#change((held) => ({ ...held, person: { ...held.person, ...face } }))
  }

  async leaveNote(page: string, note: string): Promise<void> {
    if (await this.#read()) await this.#notes.leave(page, note)
  }

  async takeNote(page: string): Promise<string | null> {
    return this.#notes.take(page)
  }

  async readNote(page: string): Promise<string | null> {
    return this.#notes.read(page)
  }

  /** Ends it here at once; the provider hears of it now or, when it is silent, a little later. */
  async signOut(): Promise<void> {
    const held = await this.#read()
    if (!held) return
    await this.#close(held)
    await this.#revocation.begin(held)
  }

  /** Ends it here alone: whoever says so knows that it is over elsewhere. */
  async drop(): Promise<void> {
    await this.#inTurn(async () => {
      await this.ctx.storage.deleteAlarm()
      await this.ctx.storage.deleteAll()
    })
  }

  /** Ends it for everybody who signed in with this account at this shop. */
  async signOutEverywhere(): Promise<void> {
    const held = await this.#read()
    if (!held) return
    const [subject] = subjectsOf(held)
    await this.ctx.exports.Subject.getByName(subject).signOutOthers(this.#owner)
    await this.signOut()
  }

  override async alarm(): Promise<void> {
    if (await this.#revocation.goOn()) return
    const held = await this.#read()
    if (!held) return this.drop()
    if (endOf(held) <= Date.now()) return this.signOut()
    await this.ctx.storage.setAlarm(endOf(held))
  }

  /** The session with tokens as fresh as can be had; null when it is over. */
  async #fresh(refused?: string): Promise<Held | null> {
    const held = await this.#read()
    if (!held) return null
    const now = Date.now()
    if (endOf(held) <= now) {
      await this.signOut()
      return null
    }
    const isRefused = refused !== undefined && refused === held.tokens.access && held.tokens.refresh !== null
    const mayAsk = now - this.#failedAt >= limits.renewAgainAfter
    if (!mayAsk || !(isRefused || isDue(held, now))) return held
    // However many ask at the same time, the provider is asked once.
    this.#renewal ??= this.#renew(held).finally(() => (this.#renewal = null))
    await this.#renewal
    return this.#read()
  }

  async #renew(held: Held): Promise<void> {
    const outcome = await renew(held)
    if (outcome.is === 'silent') this.#failedAt = Date.now()
    else if (outcome.is === 'over') await this.#close(held)
    else {
      const { tokens } = outcome
      const isKept = await this.#change((current) => ({ ...current, tokens, renewedAt: Date.now() }))
      // Somebody signed out while the provider was thinking: the new tokens must not live on.
      if (!isKept) await this.#revocation.begin({ ...held, tokens })
    }
  }

  async #close(held: Held): Promise<void> {
    await this.drop()
    for (const name of subjectsOf(held)) await this.ctx.exports.Subject.getByName(name).remove(this.#owner)
  }

  async #touch(held: Held): Promise<void> {
    const now = Date.now()
    if (now - held.seenAt >= limits.touchEvery) await this.#change((current) => ({ ...current, seenAt: now }))
  }

  /** False when there is nothing to change any more. */
  async #change(change: (held: Held) => Held): Promise<boolean> {
    return this.#inTurn(async () => {
      const held = await this.#read()
      if (held) await this.#write(change(held))
      return held !== null
    })
  }

  /** Sealing takes a moment: what is written meanwhile, or dropped, must not be overwritten with what was read before. */
  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => {})
    return done
  }

  async #read(): Promise<Held | null> {
    return readHeld(this.#owner, await this.ctx.storage.get('held'))
  }

  async #write(held: Held): Promise<void> {
    await this.ctx.storage.put('held', await writeHeld(this.#owner, held))
  }
}
