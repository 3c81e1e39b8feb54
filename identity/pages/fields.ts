import { html } from 'hono/html'
import type { Markup } from './frame.ts'

/** What is wrong with a form, by the name of the field. */
export type Errors = Partial<Record<string, string>>

interface TextField {
  name: string
  label: string
  type: 'text' | 'email'
  autocomplete: string
  value?: string
  errors: Errors
  hint?: string
}

export function textField({ name, label, type, autocomplete, value, errors, hint }: TextField): Markup {
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value ?? ''}"
      maxlength="200"
      required
      ${described(name, errors, hint)}
    />
    ${hint && html`<p id="${name}-hint">${hint}</p>`} ${errorOf(name, errors)}
  </div>`
}

interface PasswordField {
  name: string
  label: string
  autocomplete: 'current-password' | 'new-password'
  errors: Errors
}

/** A new password gets a hint of how strong it is; the button that shows it appears where scripts run. */
export function passwordField({ name, label, autocomplete, errors }: PasswordField): Markup {
  const hint =
    autocomplete === 'new-password' &&
    'At least 8 characters. Three words that only you would put together are good.'
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="password">
      <input
        id="${name}"
        name="${name}"
        type="password"
        autocomplete="${autocomplete}"
        maxlength="200"
        required
        ${described(name, errors, hint || undefined)}
      />
      <button type="button" aria-controls="${name}" aria-label="Show the password" hidden>Show</button>
    </div>
    ${hint && html`<p id="${name}-hint" data-strength="" aria-live="polite">${hint}</p>`}
    ${errorOf(name, errors)}
  </div>`
}

interface Choice {
  name: string
  legend: string
  options: Readonly<Record<string, string>>
  value?: string
  errors: Errors
}

export function choiceField({ name, legend, options, value, errors }: Choice): Markup {
  return html`<fieldset class="field" ${errors[name] && html`aria-describedby="${name}-error"`}>
    <legend>${legend}</legend>
    ${Object.entries(options).map(
      ([option, label], at) =>
        html`<label class="choice">
          <input
            id="${at === 0 ? name : `${name}-${at}`}"
            type="radio"
            name="${name}"
            value="${option}"
            required
            ${option === value ? 'checked' : ''}
          />
          ${label}
        </label>`,
    )}
    ${errorOf(name, errors)}
  </fieldset>`
}

interface TickBox {
  name: string
  label: Markup
  isTicked: boolean
  errors: Errors
}

export function tickBox({ name, label, isTicked, errors }: TickBox): Markup {
  return html`<div class="field choice">
    <input
      id="${name}"
      name="${name}"
      type="checkbox"
      value="yes"
      required
      ${isTicked ? 'checked' : ''}
      ${described(name, errors)}
    />
    <label for="${name}">${label}</label>
    ${errorOf(name, errors)}
  </div>`
}

/** All that is wrong, before the form; it takes the focus, and each line leads to its field. */
export function summary(errors: Errors): Markup | null {
  const lines = Object.entries(errors)
  if (lines.length === 0) return null
  return html`<div id="summary" role="alert" tabindex="-1" autofocus>
    <strong>${lines.length === 1 ? 'Please look at this again' : 'Please look at these again'}</strong>
    <ul>
      ${lines.map(([name, error]) =>
        name === 'form' ? html`<li>${error}</li>` : html`<li><a href="#${name}">${error}</a></li>`,
      )}
    </ul>
  </div>`
}

function errorOf(name: string, errors: Errors): Markup | null {
  const error = errors[name]
  return error ? html`<p class="error" id="${name}-error">${error}</p>` : null
}

function described(name: string, errors: Errors, hint?: string): Markup {
  const ids = [hint && `${name}-hint`, errors[name] && `${name}-error`].filter(Boolean).join(' ')
  return html`${ids && html`aria-describedby="${ids}"`} ${errors[name] ? html`aria-invalid="true"` : ''}`
}
