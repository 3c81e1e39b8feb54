import { type WrongField, wrongInEnquiry } from '#lib/enquiry.ts'
import { suggestAddresses } from '#stores/addresses.ts'
import { sendEnquiry } from '#stores/enquiry.ts'
import { offerLookUp } from '../ui/look-up.ts'
import { stepQuantity } from './quantity.ts'

export function defineEnquiryForm(): void {
  if (!customElements.get('enquiry-form')) customElements.define('enquiry-form', EnquiryForm)
}

/** Says that an enquiry is on its way to its seller; the panel around the form listens. */
export const sentEvent = 'enquiry-sent'

const sending = 'Sending...'
const needsMore = 'Please fill in what is missing first.'

/** The form works by itself; this tells what is wrong while somebody is still there, and sends it without leaving. */
class EnquiryForm extends HTMLElement {
  readonly #touched = new Set<string>()
  #isSending = false

  connectedCallback(): void {
    const form = this.querySelector('form')
    if (!form) return
    stepQuantity(form)
    offerLookUp(form, suggestAddresses)
    form.addEventListener('input', () => this.#look(form))
    form.addEventListener('change', () => this.#look(form))
    form.addEventListener('focusout', ({ target }) => {
      if (isField(target) && target.name !== 'addressId') this.#touched.add(target.name)
      this.#look(form)
    })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.#send(form)
    })
    this.#look(form)
  }

  /** What nobody has come to yet isn't wrong, only missing. */
  #look(form: HTMLFormElement): void {
    const wrong = wrongInEnquiry(fieldsOf(form))
    const said = new Map(wrong.map(({ path, message }) => [path, message]))
    for (const place of form.querySelectorAll<HTMLElement>('.wrong')) {
      const name = place.id.replace(/-wrong$/, '')
      const message = this.#touched.has(name) ? (said.get(name) ?? '') : ''
      if (place.textContent !== message) place.textContent = message
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLElement) field.ariaInvalid = message === '' ? null : 'true'
    }
    this.#allow(form, wrong.length === 0 && !this.#isSending)
  }

  /** A button that can't act says why, and still tells whoever presses it what is missing. */
  #allow(form: HTMLFormElement, isAllowed: boolean): void {
    const button = form.querySelector<HTMLButtonElement>('[data-send]')
    const why = form.querySelector<HTMLElement>('[data-why]')
    if (!button || !why) return
    button.ariaDisabled = isAllowed ? null : 'true'
    button.textContent = this.#isSending ? sending : 'Send'
    why.textContent = needsMore
    why.hidden = isAllowed || this.#isSending
    if (why.hidden) button.removeAttribute('aria-describedby')
    else button.setAttribute('aria-describedby', why.id)
  }

  async #send(form: HTMLFormElement): Promise<void> {
    if (this.#isSending) return
    const fields = fieldsOf(form)
    const wrong = wrongInEnquiry(fields)
    if (wrong.length > 0) return this.#complain(form, wrong)
    this.#isSending = true
    this.#look(form)
    say(form, '', 'done')
    const answer = await sendEnquiry(Object.fromEntries(fields))
    this.#isSending = false
    this.#look(form)
    if (answer.sent) {
      say(form, answer.message, 'done')
      form.querySelector<HTMLButtonElement>('[data-send]')?.remove()
      form.querySelector('[data-why]')?.remove()
      this.dispatchEvent(new CustomEvent(sentEvent, { bubbles: true }))
    } else if (answer.fields.length > 0) this.#complain(form, answer.fields)
    else say(form, answer.message, 'trouble')
  }

  /** All are touched now; the first that is wrong is where to go on. */
  #complain(form: HTMLFormElement, wrong: readonly WrongField[]): void {
    for (const field of form.elements) if (isField(field)) this.#touched.add(field.name)
    this.#look(form)
    const [first] = wrong
    const field = first && form.elements.namedItem(first.path)
    if (field instanceof HTMLElement) field.focus()
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isField(target: unknown): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

function fieldsOf(form: HTMLFormElement): Map<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new Map(entries)
}

function say(form: HTMLFormElement, words: string, tone: 'done' | 'trouble'): void {
  const place = form.querySelector('[data-outcome]')
  if (!place) return
  place.className = `outcome ${tone}`
  place.textContent = words
}
