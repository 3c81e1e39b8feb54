/** Minus and plus beside a number that can be typed too. */
export function stepQuantity(form: HTMLFormElement): void {
  const field = form.elements.namedItem('quantity')
  if (!(field instanceof HTMLInputElement)) return
  const steps = form.querySelectorAll<HTMLButtonElement>('[data-step]')
  const look = () => {
    for (const step of steps) step.disabled = next(field, step) === field.valueAsNumber
  }
  for (const step of steps) {
    step.hidden = false
    step.addEventListener('click', () => {
      field.value = String(next(field, step))
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  field.addEventListener('input', look)
  look()
}

function next(field: HTMLInputElement, { dataset: { step } }: HTMLButtonElement): number {
  const now = Number.isInteger(field.valueAsNumber) ? field.valueAsNumber : 1
  return Math.min(Math.max(now + Number(step), Number(field.min)), Number(field.max))
}
