/** What lies over the page goes away by Escape and by a click elsewhere, as people are used to. */
export function closeOn(place: HTMLElement): void {
  document.addEventListener('click', ({ target }) => {
    for (const list of openLists(place))
      if (!(target instanceof Node && list.contains(target))) list.open = false
  })
  place.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    calm(event.target)
    for (const list of openLists(place)) {
      list.open = false
      list.querySelector('summary')?.focus()
    }
  })
}

function openLists(place: HTMLElement): NodeListOf<HTMLDetailsElement> {
  return place.querySelectorAll<HTMLDetailsElement>('details[data-closes][open]')
}

/** A swatch shows no preview until somebody comes to the next one. */
function calm(target: EventTarget | null): void {
  const list = target instanceof Element ? target.closest<HTMLElement>('[data-previews]') : null
  if (!list) return
  list.dataset['calm'] = ''
  for (const type of ['pointerleave', 'focusin'] as const)
    list.addEventListener(type, () => delete list.dataset['calm'], { once: true })
}
