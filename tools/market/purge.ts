import { setTimeout as wait } from 'node:timers/promises'
import { purgePath } from '#contract/edge/purge.ts'
import { readAnswer } from './answer.ts'
import type { Line } from './line.ts'

const tagsInALetter = 400
/** What a purge raises may be written once a second. */
const pauseInMilliseconds = 1_100
/** More than that would take minutes; product pages then follow by themselves. */
export const mostProductsByName = 500

/**
 * Has everything dropped that still shows the old; of many products only their lists, which is said. Lists go even where
 * nothing is changed: an import that broke off before may have changed it.
 */
export async function purgeProducts(line: Line, products: readonly string[]): Promise<string> {
  const byName = products.length > 0 && products.length <= mostProductsByName
  const tags = line.sites.flatMap((site) =>
    byName ? products.map((product) => `${site}:product:${product}`) : [site],
  )
  await purgeTags(line, tags)
  if (products.length === 0) return 'Lists are made anew.'
  return byName
    ? 'The shop shows it at once.'
    : 'Lists show it at once, product pages that were looked at lately within five minutes.'
}

export async function purgeTags(line: Line, tags: readonly string[]): Promise<void> {
  for (let at = 0; at < tags.length; at += tagsInALetter) {
    if (at > 0) await wait(pauseInMilliseconds)
    const body = JSON.stringify({ tags: tags.slice(at, at + tagsInALetter) })
    readAnswer(await line.toShop({ method: 'POST', path: purgePath, body }), { unknown: strangerToShop })
  }
}

const strangerToShop =
  'The catalogue is changed, but the storefront refuses to show it at once: PURGE_KEY must be the one that the shop was ' +
  'started with; it stands in .dev.vars. Pages follow within five minutes.'
