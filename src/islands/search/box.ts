import { $activeOption, $options, leaveOptions, moveActive } from '#stores/search-options.ts'
import { $panel, closePanel } from '#stores/search-panel.ts'
import { rememberSearch } from '#stores/recent-searches.ts'
import {
  $isOpen,
  $text,
  cancelSearch,
  clearSearch,
  closeSearch,
  followAddress,
  openSearch,
  typeText,
} from '#stores/search.ts'

/** The specification's moment between losing the focus and closing. */
const pause = 100

/** As wide as that the popup is a sheet of its own. */
const sheet = '(max-width: 994px)'

export const listId = 'search-options'

interface Box {
  root: HTMLElement
  form: HTMLFormElement
  input: HTMLInputElement
}

/** Makes the page's own search box the combobox of the popup that stands beside it. What was typed before is kept. */
export function attachBox(popup: HTMLElement): () => void {
  const box = boxOf(popup)
  const { input } = box
  const ending = new AbortController()
  const describe = describer(box)
  listenToInput(box, ending.signal)
  listenToFocus(box, ending.signal)
  listenToAddress(ending.signal)
  const unbind = [
    $text.listen((text) => {
      if (input.value !== text) input.value = text
    }),
    $isOpen.subscribe(describe),
    $options.subscribe(describe),
    $activeOption.subscribe(describe),
  ]
  // Whoever typed and went on before the code came is not called back.
  if (input.value !== input.defaultValue && !isLeft(box)) typeText(input.value)
  else if (document.activeElement === input) openSearch(input.value)
  else followAddress()
  return () => {
    ending.abort()
    for (const end of unbind) end()
  }
}

/** Closes and forgets what was typed; the focus stays near, but not in the box, which would open again. */
export function leaveBox(popup: HTMLElement): void {
  const { form, input } = boxOf(popup)
  cancelSearch()
  input.value = input.defaultValue
  form.querySelector<HTMLElement>('[type=submit]')?.focus()
}

function boxOf(popup: HTMLElement): Box {
  const root = popup.closest<HTMLElement>('search')
  const input = root?.querySelector<HTMLInputElement>('input[type=search]')
  if (!root || !input?.form) throw new Error('The search popup stands beside no search form.')
  return { root, input, form: input.form }
}

/** What a screen reader is told of the box, and the class that the popup's looks depend on. */
function describer({ root, input }: Box): () => void {
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', listId)
  return () => {
    const isOpen = $isOpen.get()
    root.classList.toggle('open', isOpen)
    input.setAttribute('aria-expanded', String(isOpen && $options.get().length > 0))
    const active = isOpen ? $activeOption.get() : null
    if (active) input.setAttribute('aria-activedescendant', active.id)
    else input.removeAttribute('aria-activedescendant')
  }
}

function listenToInput({ input, form }: Box, signal: AbortSignal): void {
  input.addEventListener('input', () => typeText(input.value), { signal })
  input.addEventListener('click', () => openSearch(input.value), { signal })
  input.addEventListener('keydown', (event) => pressKey(event, input), { signal })
  form.addEventListener('submit', () => rememberSearch(input.value), { signal })
  form.addEventListener(
    'reset',
    () => {
      clearSearch()
      input.focus()
    },
    { signal },
  )
}

const moves: Partial<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

function pressKey(event: KeyboardEvent, input: HTMLInputElement): void {
  const active = $activeOption.get()
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  if (event.key === 'Enter' && active) {
    event.preventDefault()
    document.getElementById(active.id)?.click()
  }
  const move = moves[event.key]
  // In the text itself Home and End go to its ends.
  if (!move || (!active && (move === 'first' || move === 'last'))) return
  event.preventDefault()
  openSearch(input.value)
  moveActive(move)
}

function listenToFocus(box: Box, signal: AbortSignal): void {
  const { root, input } = box
  let isComingBack = false
  input.addEventListener('focus', () => isComingBack || openSearch(input.value), { signal })
  input.addEventListener('blur', leaveOptions, { signal })
  root.addEventListener('focusout', () => setTimeout(() => closeIfLeft(box), pause), { signal })
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !$isOpen.get()) return
      // A box of this type empties itself, and the page's menus would close too.
      event.preventDefault()
      event.stopPropagation()
      if (isSheet() && $panel.get() === 'open') return closePanel()
      closeSearch('back')
      isComingBack = true
      input.focus()
      isComingBack = false
    },
    { signal },
  )
}

function closeIfLeft(box: Box): void {
  if (isLeft(box)) closeSearch('on the spot')
}

function isLeft({ root }: Box): boolean {
  const { activeElement, body } = document
  if (root.contains(activeElement)) return false
  // Beside a sheet there is nothing to go to: a phone has only put its keyboard away.
  return !isSheet() || (activeElement !== null && activeElement !== body)
}

function listenToAddress(signal: AbortSignal): void {
  for (const event of ['popstate', 'hashchange', 'pageshow'])
    addEventListener(event, followAddress, { signal })
}

function isSheet(): boolean {
  return matchMedia(sheet).matches
}
