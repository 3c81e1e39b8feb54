import { waitUntil } from 'cloudflare:workers'
import { type Answering, answeringWords } from '../search/generation.ts'
import { type Lexicon, openLexicon } from '../search/lexicon.ts'
import type { Searched } from '../search/rebuild.ts'

type Keeps = Pick<Searched, 'SEARCH' | 'INDEX'>

/** This isolate's copy, and the name of the one that is on its way. */
let current: { name: string; lexicon: Lexicon } | undefined
let coming = ''

/** When it was last known that searches are answered from the same words. */
let certainAt = 0
let asksAgainAt = 0
const restMs = 10_000
const certainMs = 30_000

/** The words that searches are answered from, while that is certain; nobody waits until they are here. */
export function currentLexicon(keeps: Keeps): Lexicon | undefined {
  const now = Date.now()
  if (now >= asksAgainAt) waitUntil(noteWords(keeps))
  return now < certainAt + certainMs ? current?.lexicon : undefined
}

/** Looks which words searches are answered from by now, and lets go of others. */
export async function noteWords(keeps: Keeps): Promise<void> {
  const now = Date.now()
  asksAgainAt = now + restMs
  const answering = await answeringWords(keeps.SEARCH)
  if (current && isOf(answering, current.name, current.lexicon)) certainAt = now
  else {
    // Two of them may be more than an isolate holds.
    current = undefined
    waitUntil(load(keeps, answering, now))
  }
}

async function load({ INDEX }: Keeps, answering: Answering, askedAt: number): Promise<void> {
  const { lexicon: name } = answering
  if (name === '' || name === coming) return
  coming = name
  try {
    const blob = await INDEX.get(name)
    const lexicon = blob && openLexicon(await blob.arrayBuffer())
    if (!lexicon || coming !== name || !isOf(answering, name, lexicon)) return
    current = { name, lexicon }
    certainAt = askedAt
  } finally {
    if (coming === name) coming = ''
  }
}

/** An older release switches words over without a word of their lexicon. */
function isOf(answering: Answering, name: string, { version }: Lexicon): boolean {
  return answering.lexicon === name && answering.version === version
}
