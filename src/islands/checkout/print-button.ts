export function definePrintButton(): void {
  if (!customElements.get('print-button')) customElements.define('print-button', PrintButton)
}

/** Without scripts the browser’s own menu prints; a button that does nothing isn’t shown. */
class PrintButton extends HTMLElement {
  connectedCallback(): void {
    this.hidden = false
    this.querySelector('button')?.addEventListener('click', () => print())
  }
}
