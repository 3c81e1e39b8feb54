import { watchScroll } from './scroll.ts'
import { closeMenus } from './menus.ts'
import { followSearch } from './search.ts'

watchScroll(document.documentElement)
closeMenus()
followSearch()

/** The slash key goes to the search box, unless somebody is writing. */
document.addEventListener('keydown', (event) => {
  const { target } = event
  const isWriting =
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  document.querySelector<HTMLInputElement>('#search')?.focus()
})
