export function defineSharePanel(): void {
  if (!customElements.get('share-panel')) customElements.define('share-panel', SharePanel)
}

const copied = 'Copied'

/** Links to places that share work by themselves; this adds what only a script can do. */
class SharePanel extends HTMLElement {
  connectedCallback(): void {
    this.#button('natively', 'share' in navigator, () => void this.#share())
    this.#button('address', 'clipboard' in navigator, (button) => void this.#copy(button))
  }

  #button(what: string, isPossible: boolean, act: (button: HTMLElement) => void): void {
    const button = this.querySelector<HTMLElement>(`[data-share=${what}]`)
    if (!button || !isPossible) return
    button.hidden = false
    button.addEventListener('click', () => act(button))
  }

  /** Whoever closes the panel of their device has shared nothing, and that is no trouble. */
  async #share(): Promise<void> {
    const { url = '', title = '', text = '' } = this.dataset
    await navigator.share({ url, title, text }).catch(() => undefined)
  }

  async #copy(button: HTMLElement): Promise<void> {
    const { url = '' } = this.dataset
    const words = button.textContent
    button.ariaLive = 'polite'
    const done = await navigator.clipboard.writeText(url).then(
      () => copied,
      () => `Please copy it from here: ${url}`,
    )
    button.textContent = done
    if (done === copied) setTimeout(() => (button.textContent = words), 3_000)
  }
}
