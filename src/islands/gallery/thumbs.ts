/** Says by `data-before` and `data-after` on which side more thumbnails lie than are seen. */
export function watchThumbs(list: Element | null): { disconnect: () => void } {
  const items = [...(list?.children ?? [])]
  const ends = new Map([
    [items[0], 'data-before'],
    [items.at(-1), 'data-after'],
  ])
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        list?.toggleAttribute(ends.get(target) ?? '', intersectionRatio < 0.9)
      if (list instanceof HTMLElement) list.style.maskImage = fading(list)
    },
    { root: list, threshold: 0.9 },
  )
  for (const [item] of ends) if (item) observer.observe(item)
  return observer
}

/** An edge beyond which there are more fades. */
function fading(list: HTMLElement): string {
  const [first, last] = ['data-before', 'data-after'].map((side) =>
    list.hasAttribute(side) ? '#0003' : '#000',
  )
  return `linear-gradient(var(--to, to right), ${first}, #000 56px calc(100% - 56px), ${last})`
}
