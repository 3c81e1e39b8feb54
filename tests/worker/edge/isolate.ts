import { env } from 'cloudflare:workers'
import { onTestFinished } from 'vitest'
import type { Layers } from '#worker/cache/layers.ts'
import { forgetSite } from '#worker/cache/memory.ts'

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** One place where the storefront runs: its clock, its KV, and what it does after it has answered. */
export interface Isolate {
  layers: Layers
  pass: (milliseconds: number) => void
  /** Waits for everything that was begun on the side. */
  settle: () => Promise<void>
  /** Another place, or this one after a restart: nothing remembered, the same KV. */
  restart: () => void
}

export async function openIsolate(): Promise<Isolate> {
  const { keys } = await env.CACHE.list()
  await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)))
  forgetEverything()
  let now = Date.UTC(2026, 10, 20, 9)
  const begun: Promise<unknown>[] = []
  const settle = async () => {
    while (begun.length > 0) await begun.shift()
  }
  onTestFinished(settle)
  return {
    layers: {
      kv: env.CACHE,
      now: () => now,
      waitUntil: (work) => void begun.push(work),
    },
    pass: (milliseconds) => {
      now += milliseconds
    },
    settle,
    restart: forgetEverything,
  }
}

function forgetEverything(): void {
  for (const site of ['archipelago', 'hearth', 'nordlys', 'maison']) forgetSite(site)
}
