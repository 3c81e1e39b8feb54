import { DurableObject } from 'cloudflare:workers'

const prefix = 'vault:'

/** Knows the vaults of one person at one shop (or of one session at its provider), so that all can end at once. */
export class Subject extends DurableObject {
  async add(vault: string, until: number): Promise<void> {
    await this.ctx.storage.put(prefix + vault, until)
    const alarm = await this.ctx.storage.getAlarm()
    if (alarm === null) await this.ctx.storage.setAlarm(until)
  }

  async remove(vault: string): Promise<void> {
    await this.ctx.storage.delete(prefix + vault)
    if ((await this.#vaults()).length === 0) await this.#leave()
  }

  /** The provider has ended them: there is nothing left to revoke. */
  async dropAll(): Promise<number> {
    const vaults = await this.#vaults()
    await this.#leave()
    await Promise.all(vaults.map(async (id) => this.#vault(id).drop()))
    return vaults.length
  }

  async signOutOthers(vault: string): Promise<void> {
    const others = (await this.#vaults()).filter((id) => id !== vault)
    await Promise.all(others.map(async (id) => this.#vault(id).signOut()))
  }

  /** A vault that couldn't say that it is over is forgotten when it must be. */
  override async alarm(): Promise<void> {
    const kept = await this.ctx.storage.list<number>({ prefix })
    const over = [...kept].filter(([, until]) => until <= Date.now()).map(([key]) => key)
    await this.ctx.storage.delete(over)
    const next = Math.min(...[...kept.values()].filter((until) => until > Date.now()))
    if (Number.isFinite(next)) await this.ctx.storage.setAlarm(next)
    else await this.#leave()
  }

  async #vaults(): Promise<string[]> {
    const kept = await this.ctx.storage.list({ prefix })
    return [...kept.keys()].map((key) => key.slice(prefix.length))
  }

  #vault(id: string) {
    const { SessionVault } = this.ctx.exports
    return SessionVault.get(SessionVault.idFromString(id))
  }

  async #leave(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }
}
