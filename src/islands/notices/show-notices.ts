import { $notices, type Notice, dropNotice } from '#stores/notices.ts'
import { element } from '../ui/element.ts'
import { wearStyles } from '../ui/wear-styles.ts'
import styles from './notices.css?raw'

/** Inside the page's one polite live region, which is there before the first notice, so that this is announced. */
export function showNotices(region: Element): void {
  wearStyles(styles)
  const shown = new Map<number, HTMLElement>()
  $notices.subscribe((notices) => {
    const ids = new Set(notices.map(({ id }) => id))
    for (const [id, button] of shown) {
      if (ids.has(id)) continue
      button.remove()
      shown.delete(id)
    }
    for (const notice of notices) {
      if (shown.has(notice.id)) continue
      const button = buttonOf(notice)
      shown.set(notice.id, button)
      region.append(button)
    }
  })
}

function buttonOf({ id, tone, text }: Notice): HTMLElement {
  const clock = element('span', { class: 'left' })
  const button = element('button', { type: 'button', class: `notice ${tone}` }, text, clock)
  button.addEventListener('click', () => dropNotice(id))
  clock.addEventListener('animationend', () => dropNotice(id))
  return button
}
