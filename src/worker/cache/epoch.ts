import { remember, remembered } from './memory.ts'

const lookAgainAfter = 60_000
const first = '0'

/**
 * A number that stands in the keys of a site's lists: raising it leaves every older list behind.
 * KV has no tags, and no listing that would be quick enough to delete them one by one.
 */
export async function siteEpoch(kv: KVNamespace, site: string, now: number): Promise<string> {
  const key = epochKey(site)
  const known = remembered(key)
  if (known && now - known.storedAt < lookAgainAfter) return String(known.value)
  try {
    const epoch = (await kv.get(key)) ?? first
    remember(key, { storedAt: now, value: epoch })
    return epoch
  } catch {
    return first
  }
}

export async function raiseEpoch(kv: KVNamespace, site: string, now: number): Promise<void> {
  await kv.put(epochKey(site), String(now))
  // KV may go on answering with the old epoch for a while; this isolate knows better.
  remember(epochKey(site), { storedAt: now, value: String(now) })
}

function epochKey(site: string): string {
  return `${site}:epoch`
}
