/** A password can be looked at while it is typed, and is hidden again before it is sent. */
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-shows-password]')) {
  const field = document.querySelector<HTMLInputElement>(`#${button.getAttribute('aria-controls')}`)
  if (!field) continue
  const label = field.labels?.[0]?.textContent ?? ''
  const show = (isShown: boolean) => {
    field.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? 'Hide' : 'Show'
    button.setAttribute('aria-label', `${button.textContent}: ${label}`)
  }
  show(false)
  button.hidden = false
  button.addEventListener('click', () => show(field.type === 'password'))
  field.form?.addEventListener('submit', () => show(false))
}
