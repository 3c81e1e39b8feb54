import { suggestAddresses } from '#stores/addresses.ts'
import { offerLookUp } from '../ui/look-up.ts'
import { dropDrafts, keepDraft } from './draft.ts'

export function definePurchaseForm(): void {
  if (!customElements.get('purchase-form')) customElements.define('purchase-form', PurchaseForm)
}

/** A form that works by itself; this tells what is missing while somebody is there, and sends it only once. */
class PurchaseForm extends HTMLElement {
  connectedCallback(): void {
    const { draft, taken } = this.dataset
    if (taken !== undefined) dropDrafts(taken)
    const form = this.querySelector('form')
    if (!form) return
    offerLookUp(form, suggestAddresses)
    if (draft !== undefined) keepDraft(form, draft)
    form.addEventListener('focusout', ({ target }) => {
      if (target instanceof HTMLInputElement) sayWhatIsMissing(target)
    })
    form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.ariaInvalid === 'true') sayWhatIsMissing(target)
    })
    form.addEventListener('submit', (event) => sendOnce(form, event))
    addEventListener('pageshow', ({ persisted }) => {
      delete form.dataset['sent']
      // The browser has kept the page as it was: what it shows may have been ordered since.
      if (persisted) location.reload()
    })
  }
}

function sayWhatIsMissing(field: HTMLInputElement): void {
  const { needs } = field.dataset
  if (needs === undefined) return
  const id = `${field.id}-error`
  const said = field.form?.querySelector(`#${CSS.escape(id)}`)
  const isMissing = field.value.trim() === ''
  field.ariaInvalid = isMissing ? 'true' : null
  if (!isMissing) return said?.remove()
  if (said) return
  const words = document.createElement('p')
  words.id = id
  words.className = 'error'
  words.textContent = needs
  field.after(words)
  field.setAttribute('aria-describedby', id)
}

function sendOnce(form: HTMLFormElement, event: SubmitEvent): void {
  const button = event.submitter
  const missing = isFinding(button) ? null : firstMissing(form)
  if (missing) missing.focus()
  if (missing || form.dataset['sent'] !== undefined) return event.preventDefault()
  form.dataset['sent'] = ''
  const running = button?.dataset['running']
  if (button && running !== undefined) button.textContent = running
}

/** The button beside the postcode sends what isn't finished yet. */
function isFinding(button: HTMLElement | null): boolean {
  return button instanceof HTMLButtonElement && button.name === 'find'
}

/** All that is missing is said; the first of it is where to go on. */
function firstMissing(form: HTMLFormElement): HTMLInputElement | null {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-needs]')]
  for (const field of fields) sayWhatIsMissing(field)
  return fields.find((field) => field.value.trim() === '') ?? null
}
