/** Where somebody is in a list: the region, the group in it, and what the control says. */
export interface Spot {
  region: string
  group: string | null
  words: string
}

export function spotOf(control: Element): Spot | null {
  const region = control.closest<HTMLElement>('[data-region]')?.dataset['region']
  if (region === undefined) return null
  return { region, group: groupOf(control), words: wordsOf(control) }
}

/** Leaves people where they were: at the same control, else at its group, else at the count. */
export function returnTo(list: Element, { region, group, words }: Spot): void {
  const there = list.querySelector(`[data-region="${region}"]`)
  const controls = [...(there?.querySelectorAll<HTMLElement>('a[href], button, input') ?? [])]
  const same = controls.find(
    (one) => wordsOf(one) === words && groupOf(one) === group && one.checkVisibility(),
  )
  const summary = there?.querySelector<HTMLElement>(
    group === null ? 'summary' : `details[data-key="${group}"] > summary`,
  )
  const near = there?.closest('details:not(.filters)')?.querySelector('summary')
  const count = list.querySelector<HTMLElement>('[data-region=count]')
  const spot = same ?? summary ?? near ?? count
  spot?.focus({ preventScroll: true })
}

function groupOf(control: Element): string | null {
  return control.closest<HTMLElement>('details[data-key]')?.dataset['key'] ?? null
}

/** Its own words, without the count that stands in it. */
function wordsOf(control: Element): string {
  const texts = [...control.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  return texts
    .map((node) => node.textContent?.trim())
    .join(' ')
    .trim()
}
