import { $bookmarks, type BookmarkItem, toggleBookmark } from '#stores/bookmarks.ts'

const types: readonly BookmarkItem['itemType'][] = ['product', 'tag', 'personroom', 'post']

/** Sets or takes the mark that a button stands for; who isn't signed in goes there first. */
export async function pressBookmark(button: HTMLButtonElement): Promise<void> {
  const item = itemOf(button)
  if (!item) return
  const { signIn } = await toggleBookmark(item)
  if (signIn !== null) location.assign(signIn)
}

/** Shows its mark wherever it comes from: a page may put a new button into an old one's place. */
class BookmarkToggle extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    const button = this.querySelector('button')
    const item = button && itemOf(button)
    if (!item) return
    this.#stop = $bookmarks.subscribe((marked) => {
      button.ariaPressed = String(marked.has(item.itemId))
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}

customElements.define('bookmark-toggle', BookmarkToggle)

/** The value is what a form would send: `yes:product:settle`. */
function itemOf({ value }: HTMLButtonElement): BookmarkItem | null {
  const [, kind = '', itemId = ''] = value.split(':')
  const itemType = types.find((type) => type === kind)
  return itemType ? { itemId, itemType } : null
}
