import { atom } from 'nanostores'
import { type Choice, type SearchFragment, plainFilter } from '#lib/search-fragment.ts'
import { plainQuery, searchSlug, wordsOfSlug } from '#lib/search-words.ts'
import { recallSearches } from './recent-searches.ts'
import {
  goBackToPage,
  searchInAddress,
  showCanonical,
  showChosen,
  showTyped,
  stayOnPage,
} from './search-address.ts'
import { findBeside } from './search-beside.ts'
import { type FoundTag, expectResults, findMore, findProducts, forgetResults } from './search-results.ts'

/** The specification's debounce of the header's search. */
const pause = 1_000

export const $isOpen = atom(false)
export const $text = atom('')
export const $choices = atom<readonly Choice[]>([])

let waiting: ReturnType<typeof setTimeout> | undefined
/** What was asked for last, and after the answer its canonical form. */
let shownFilter = ''

/** Somebody came to the box; what it holds may be the page's own search. */
export function openSearch(text: string): void {
  if (!$isOpen.get()) recallSearches()
  $isOpen.set(true)
  const query = plainQuery(text)
  if (query === plainQuery($text.get())) return
  startAnew(text)
  if (query === '') forgetResults()
  else void lookFor('', 'loading')
}

/** From the first page on and without a filter, a while after the last key. */
export function typeText(text: string): void {
  $isOpen.set(true)
  startAnew(text)
  if (plainQuery(text) === '') {
    forgetResults()
    void findBeside('')
    stayOnPage()
    return
  }
  expectResults()
  waiting = setTimeout(() => {
    const slug = searchSlug(text)
    if (slug === '') stayOnPage()
    else showTyped({ slug, filter: '' })
    void lookFor('', 'loading')
  }, pause)
}

export function isChosen(choices: readonly Choice[], { kind, slug }: FoundTag): boolean {
  return choices.some((choice) => choice.kind === kind && choice.slug === slug)
}

/** A category takes the place of another; of every other kind there may be several. */
export function toggleTag(tag: FoundTag): void {
  const { kind, slug } = tag
  const choices = $choices.get()
  const others = choices.filter(
    (choice) => choice.kind !== kind || (kind !== 'category' && choice.slug !== slug),
  )
  choose(isChosen(choices, tag) ? others : [...others, { kind, slug }])
}

export function clearChoices(): void {
  if ($choices.get().length > 0) choose([])
}

export function showMore(): Promise<void> {
  return findMore(shownFilter)
}

/** Everything is as if nobody had searched; the box stays open for another text. */
export function clearSearch(): void {
  startAnew('')
  forgetResults()
  void findBeside('')
  leaveSearch('back')
}

export function cancelSearch(): void {
  $isOpen.set(false)
  clearSearch()
}

/** Where focus has gone elsewhere the address changes on the spot; who closed the search comes back to the page. */
export function closeSearch(how: 'back' | 'on the spot'): void {
  if (!$isOpen.get()) return
  clearTimeout(waiting)
  $isOpen.set(false)
  leaveSearch(how)
}

/** The address leads: on load, and after Back and Forward. */
export function followAddress(): void {
  const search = searchInAddress()
  if (search) restore(search)
  else if ($text.get() !== '') $isOpen.set(false)
}

function restore({ slug, filter }: SearchFragment): void {
  const isSameText = searchSlug($text.get()) === slug
  if (isSameText && $isOpen.get() && shownFilter === filter) return
  if (!isSameText) startAnew(wordsOfSlug(slug))
  recallSearches()
  $isOpen.set(true)
  void lookFor(filter, isSameText ? 'fetching' : 'loading')
}

function startAnew(text: string): void {
  clearTimeout(waiting)
  $text.set(text)
  shownFilter = ''
  if ($choices.get().length > 0) $choices.set([])
}

function choose(choices: readonly Choice[]): void {
  clearTimeout(waiting)
  $choices.set(choices)
  const filter = plainFilter(choices)
  const slug = searchSlug($text.get())
  if (slug !== '') showChosen({ slug, filter })
  void lookFor(filter, 'fetching')
}

async function lookFor(filter: string, progress: 'loading' | 'fetching'): Promise<void> {
  shownFilter = filter
  const query = plainQuery($text.get())
  void findBeside(query)
  const answer = await findProducts({ query, filter }, progress)
  if (!answer) return
  shownFilter = answer.filter
  $choices.set(answer.tags.filter((tag) => tag.isChosen).map(({ kind, slug }) => ({ kind, slug })))
  const slug = searchSlug(query)
  if (slug !== '') showCanonical({ slug, filter: answer.filter })
}

/** '/df' is no page to stay on: the specification leads from there to the first one. */
function leaveSearch(how: 'back' | 'on the spot'): void {
  if (location.pathname === '/df') location.assign('/')
  else if (how === 'back') goBackToPage()
  else stayOnPage()
}
