const prefix = 'draft-'

type Field = HTMLInputElement | HTMLTextAreaElement

/** What is typed stays in this tab until it has arrived: a reload, or a session that ended meanwhile, takes nothing. */
export function keepDraft(form: HTMLFormElement, name: string): void {
  const key = prefix + name
  const fields = () => [...form.elements].filter(isText)
  // What the server sends back is newer than what was kept.
  const isFresh = fields().every((field) => field.value === field.defaultValue)
  if (isFresh && !form.querySelector('[aria-invalid]')) bringBack(fields(), read(key))
  form.addEventListener('input', () =>
    write(key, JSON.stringify(Object.fromEntries(fields().map((field) => [field.name, field.value])))),
  )
}

/** A page that shows what came of the form says that it has arrived. */
export function dropDrafts(name: string): void {
  try {
    const kept = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix + name))
    for (const key of kept) sessionStorage.removeItem(key)
  } catch {
    // There is nothing to forget then.
  }
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
    if (typeof text !== 'string' || text === field.value) continue
    field.value = text
    field.closest('details')?.setAttribute('open', '')
  }
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
