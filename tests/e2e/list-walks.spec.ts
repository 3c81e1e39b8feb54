import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import { test } from './browser.ts'
import { listAt, pathOf, readList } from './list-pages.ts'

const steps = 6
const hosts = ['localhost', 'hearth.localhost', 'nordlys.localhost', 'maison.localhost']

/** One entry of the history: an address, and how many pages were loaded behind it. */
interface Entry {
  path: string
  more: number
}

class Walk {
  readonly page: Page
  readonly host: string
  readonly hasScripts: boolean
  entries: Entry[]
  at = 0

  constructor(page: Page, { host, hasScripts }: { host: string; hasScripts: boolean }) {
    this.page = page
    this.host = host
    this.hasScripts = hasScripts
    this.entries = [{ path: pathOf(page), more: 0 }]
  }

  get here(): Entry {
    return this.entries[this.at] ?? { path: '', more: 0 }
  }

  /** Follows a link to another state of the list. */
  async follow(link: Locator): Promise<void> {
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await this.page.waitForURL(`**${href}`)
    this.entries = [...this.entries.slice(0, this.at + 1), { path: href, more: 0 }]
    this.at += 1
  }

  async loadMore(): Promise<void> {
    const link = this.page.getByRole('link', { name: 'Load More Products' })
    if ((await link.count()) === 0) return
    if (!this.hasScripts) return this.follow(link)
    this.here.more += 1
    await link.click()
  }

  async go(way: 1 | -1): Promise<void> {
    if (!this.entries[this.at + way]) return
    this.at += way
    await (way === 1 ? this.page.goForward() : this.page.goBack())
  }

  /** What the edge says of where we are. */
  async right() {
    const { path, more } = this.here
    return { path, ...(await listAt(this.host, path, more)) }
  }

  async shown() {
    return { path: pathOf(this.page), ...readList(await this.page.content()) }
  }
}

describe.each([true, false])('with scripts: %s', (javaScript) => {
  // Other walks with scripts than without: each is compared with the same rules.
  test.for(Array.from({ length: 5 }, (_, at) => 2 * at + Number(javaScript)))(
    'walk %s ends where everything agrees',
    async (seed, { open }) => {
      const host = hosts[seed % hosts.length] ?? 'localhost'
      const page = await open(host, '/products', { javaScript })
      const walk = new Walk(page, { host, hasScripts: javaScript })
      const chance = chanceOf(seed + 1)
      for (let step = 0; step < steps; step++) {
        await takeStep(walk, chance)
        const right = await walk.right()
        await expect.poll(() => walk.shown()).toEqual(right)
      }
    },
  )
})

async function takeStep(walk: Walk, chance: () => number): Promise<void> {
  const { page } = walk
  const way = chance()
  const chips = page.locator('[data-region=chips] a.chosen')
  if (way < 0.45 || walk.at === 0)
    return walk.follow(await oneOf(page.locator('[data-region=panel] a[href]:visible'), chance))
  if (way < 0.6 && (await chips.count()) > 0) return walk.follow(await oneOf(chips, chance))
  if (way < 0.75) return walk.go(-1)
  if (way < 0.85) return walk.go(1)
  if (way < 0.95) return walk.loadMore()
  await page.reload()
}

async function oneOf(links: Locator, chance: () => number): Promise<Locator> {
  return links.nth(Math.floor(chance() * (await links.count())))
}

/** The same numbers each time (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
