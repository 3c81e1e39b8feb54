/** What somebody may have meant: names whose slugs look like what stands in a wrong address. */
interface Named {
  urlSlug: string
}

/** Less than that in common is no likeness. */
const leastLikeness = 0.4

/** The words that filter segments begin with; they say nothing of what was meant. */
const kindWords = /^(category|brand|room|colou?r|material|style|moodclip)-/

/** Those that look most like one of the address's segments, the nearest first. */
export function nearestTo<Thing extends Named>(path: string, things: readonly Thing[], most = 6): Thing[] {
  const meant = segmentsOf(path).map((segment) => segment.replace(kindWords, ''))
  const scored = things.map((thing) => ({
    thing,
    likeness: Math.max(0, ...meant.map((segment) => likenessOf(segment, thing.urlSlug))),
  }))
  return scored
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, most)
    .map(({ thing }) => thing)
}

/** What to search for where an address leads nowhere: the words of its first segment that a person would say. */
export function wordsOfPath(path: string): string {
  const told = segmentsOf(path).map((segment) => wordsOf(segment.replace(kindWords, '')))
  return (told.find((words) => words.length > 0) ?? []).slice(0, 6).join(' ')
}

function wordsOf(segment: string): string[] {
  return segment.split(/[-+_\s.]+/).filter((word) => /^\p{L}{2,}$/u.test(word) && !furniture.has(word))
}

/** Words that our own addresses are built with. */
const furniture = new Set(
  'products product list lists store seller sellers profile room rooms cat category blog moodrooms info tag html htm php index'.split(
    ' ',
  ),
)

function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .map((segment) => plain(decoded(segment)))
    .filter((segment) => segment !== '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Twice the pairs of letters in common over all pairs (Dice): turned and missing letters hardly matter. */
function likenessOf(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(plain(other))]
  const left = [...b]
  let shared = 0
  for (const pair of a) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    left.splice(at, 1)
    shared += 1
  }
  return (2 * shared) / (a.length + b.length || 1)
}

/** With its ends marked, so that a beginning counts for more. */
function pairsOf(text: string): string[] {
  const marked = ` ${text.slice(0, 80)} `
  return Array.from({ length: marked.length - 1 }, (_, at) => marked.slice(at, at + 2))
}
