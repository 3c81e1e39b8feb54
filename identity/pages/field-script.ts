/** What makes a password field kinder where scripts run. Without it every page works the same. */
export const fieldScript = `
for (const box of document.querySelectorAll('.password')) {
  const field = box.querySelector('input')
  const toggle = box.querySelector('button')
  toggle.hidden = false
  toggle.onclick = () => {
    const shown = field.type === 'password'
    field.type = shown ? 'text' : 'password'
    toggle.textContent = shown ? 'Hide' : 'Show'
    toggle.setAttribute('aria-label', (shown ? 'Hide' : 'Show') + ' the password')
  }
  field.form.addEventListener('submit', () => { field.type = 'password' })
  const hint = document.querySelector('[data-strength]')
  if (!hint) continue
  const usual = hint.textContent
  field.oninput = () => {
    const kinds = [/[a-z]/, /[A-Z]/, /\\d/, /[^\\w]|_/].filter((kind) => kind.test(field.value)).length
    const length = field.value.length
    const score = length < 8 ? 0 : length + 4 * kinds < 20 ? 1 : length + 4 * kinds < 26 ? 2 : 3
    hint.dataset.strength = field.value ? String(score) : ''
    hint.textContent = field.value
      ? [
          8 - length + ' more to go.',
          'It will do. A few more characters make it stronger.',
          'Good.',
          'Strong.',
        ][score]
      : usual
  }
}
for (const form of document.forms)
  form.addEventListener('submit', () => setTimeout(() => {
    for (const button of form.querySelectorAll('button.button')) button.disabled = true
  }))
addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('button.button')) button.disabled = false
})
document.getElementById('summary')?.focus()
`
