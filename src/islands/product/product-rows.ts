/** So far below the window the rows count as near. */
const near = '800px'

export function defineProductRows(): void {
  if (!customElements.get('product-rows')) customElements.define('product-rows', ProductRows)
}

/** The rows beneath a product: links until somebody comes near, and what they lead to from then on. */
class ProductRows extends HTMLElement {
  connectedCallback(): void {
    const coming = new IntersectionObserver(
      (moments) => {
        if (!moments.some(({ isIntersecting }) => isIntersecting)) return
        coming.disconnect()
        this.ariaBusy = 'true'
        void import('./bring-rows.ts').then(
          ({ bringRows }) => bringRows(this),
          () => (this.ariaBusy = 'false'),
        )
      },
      { rootMargin: near },
    )
    coming.observe(this)
  }
}
