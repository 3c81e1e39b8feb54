interface Suggestion {
  words: string
  /** What the fields of these names become. */
  fields: Readonly<Record<string, string>>
}

/**
 * A field with a button (`data-find`) that looks up what was typed beside it, and a list (`data-suggestion` in
 * `data-suggestions`) of what was found; the chosen one fills the form's other fields.
 */
export function offerLookUp(
  form: HTMLFormElement,
  find: (typed: string) => Promise<readonly Suggestion[]>,
): void {
  const button = form.querySelector<HTMLButtonElement>('[data-find]')
  const list = form.querySelector<HTMLSelectElement>('[data-suggestion]')
  const place = form.querySelector<HTMLElement>('[data-suggestions]')
  const typed = button?.parentElement?.querySelector('input')
  if (!button || !list || !place || !typed) return
  let found: readonly Suggestion[] = []
  let newest = 0
  // The number of a suggestion is for the server, where no script has filled the fields.
  list.removeAttribute('name')

  const lookUp = async () => {
    newest += 1
    const wish = newest
    const suggestions = await find(typed.value)
    if (wish !== newest) return
    found = suggestions
    list.replaceChildren(
      new Option('Choose yours', ''),
      ...found.map(({ words }, at) => new Option(words, String(at))),
    )
    place.hidden = found.length === 0
    if (found.length > 0) list.focus()
  }

  button.type = 'button'
  button.addEventListener('click', () => void lookUp())
  typed.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void lookUp()
  })
  list.addEventListener('change', () => {
    const chosen = list.value === '' ? undefined : found[Number(list.value)]
    if (chosen) fill(form, chosen)
  })
}

function fill(form: HTMLFormElement, { fields }: Suggestion): void {
  for (const [name, text] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = text
  }
  form.dispatchEvent(new Event('input', { bubbles: true }))
}
