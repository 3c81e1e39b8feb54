type Field = HTMLInputElement | HTMLTextAreaElement

/** What is typed stays in this tab until the form has been sent: a reload, or a sign-in that ran out, takes nothing. */
export function keepDraft(form: HTMLFormElement, name: string): void {
  const key = `draft-${name}`
  const fields = () => [...form.elements].filter(isText)
  // What the server sends back is newer than what was kept.
  const isFresh = fields().every((field) => field.value === field.defaultValue)
  if (isFresh && !form.querySelector('[aria-invalid]')) bringBack(fields(), read(key))
  form.addEventListener('input', () =>
    write(key, JSON.stringify(Object.fromEntries(fields().map((field) => [field.name, field.value])))),
  )
  form.addEventListener('submit', (event) => {
    // The button beside the postcode sends what isn't finished yet.
    if (!(event.submitter instanceof HTMLButtonElement) || event.submitter.name !== 'find') forgetLater(key)
  })
}

function isText(field: Element): field is Field {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.type !== 'hidden' && field.type !== 'checkbox')
  )
}

function bringBack(fields: readonly Field[], kept: unknown): void {
  if (typeof kept !== 'object' || kept === null) return
  const texts = new Map<string, unknown>(Object.entries(kept))
  for (const field of fields) {
    const text = texts.get(field.name)
    if (typeof text === 'string') field.value = text
  }
}

function forgetLater(key: string): void {
  addEventListener('pagehide', () => sessionStorage.removeItem(key), { once: true })
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // A browser that lets nobody keep anything loses it with the page.
  }
}
