/** Notes where somebody is on a product's page; what is returned brings them back there once its parts are new. */
export function whereSomebodyIs(place: HTMLElement): () => void {
  const focused = document.activeElement
  const control = focused && place.contains(focused) ? focused.id : ''
  const list = focused?.closest('details')?.querySelector('summary')?.id ?? ''
  const tab = place.querySelector<HTMLInputElement>('input[name=about]:checked')?.id ?? ''
  const quantity = place.querySelector<HTMLInputElement>('input[name=qty]')?.value ?? '1'
  return () => {
    const isLost = document.activeElement === document.body
    if (isLost) (visible(control) ?? visible(list))?.focus({ preventScroll: true })
    const again = document.getElementById(tab)
    if (again instanceof HTMLInputElement) again.checked = true
    if (Number(quantity) > 1) chooseAgain(place, quantity)
  }
}

function visible(id: string): HTMLElement | null {
  const control = id === '' ? null : document.getElementById(id)
  return control?.checkVisibility() === true ? control : null
}

/** Whoever has said how many they want keeps that when they choose something else. */
function chooseAgain(place: HTMLElement, quantity: string): void {
  const field = place.querySelector<HTMLInputElement>('input[name=qty]')
  if (!field || field.value === quantity) return
  field.value = quantity
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
