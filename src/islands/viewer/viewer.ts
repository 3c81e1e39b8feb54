import { askForModelFile } from '#stores/model-files.ts'
import { wearStyles } from '../ui/wear-styles.ts'
import { answerKeys } from './keys.ts'
import { Panel } from './panel.ts'
import type { Seen } from './product-model.ts'
import type { Space } from './space.ts'
import styles from './viewer.css?raw'

interface Opening {
  seen: Seen
  closed: () => void
}

const words = {
  failed: 'Error loading the 3D file',
  lost: 'The 3D view was interrupted',
  impossible: 'This browser cannot show 3D. The pictures show the same piece.',
}

/** The 3D view, over the stage of the pictures. */
export class Viewer {
  #seen: Seen
  #closed: () => void
  #space: Space | null = null
  #attempt = new AbortController()
  readonly #panel: Panel

  constructor(stage: HTMLElement, { seen, closed }: Opening) {
    wearStyles(styles)
    this.#seen = seen
    this.#closed = closed
    this.#panel = new Panel(seen.name)
    const wiring = { space: () => this.#space, close: () => this.close() }
    this.#panel.connect(wiring)
    answerKeys(this.#panel.element, wiring)
    stage.append(this.#panel.element)
    this.#panel.focus()
    void this.#show()
  }

  get file(): string {
    return this.#seen.file
  }

  /** Goes on over another stage, dressed in what is chosen there. */
  moveTo(stage: HTMLElement, { seen, closed }: Opening): void {
    this.#seen = seen
    this.#closed = closed
    if (this.#panel.element.parentElement !== stage) stage.append(this.#panel.element)
    this.#dress()
  }

  close(): void {
    this.#attempt.abort()
    this.#space?.dispose()
    this.#space = null
    this.#panel.element.remove()
    this.#closed()
  }

  async #show(): Promise<void> {
    this.#attempt.abort()
    this.#attempt = new AbortController()
    const { signal } = this.#attempt
    if (!canDraw()) return this.#panel.complain(words.impossible)
    this.#panel.wait()
    const [code, file] = await Promise.all([
      import('./space.ts').catch(() => null),
      askForModelFile(this.#seen.file, {
        bytes: this.#seen.bytes,
        signal,
        told: (part) => this.#panel.progress(part),
      }),
    ])
    if (signal.aborted) return
    this.#space = code && file && this.#opened(code.openSpace, file)
    if (this.#space) this.#dress()
    else this.#panel.complain(words.failed, () => void this.#show())
  }

  /** Null where what came is no model. */
  #opened(openSpace: typeof import('./space.ts').openSpace, file: ArrayBuffer): Space | null {
    try {
      return openSpace(this.#panel.place, {
        file,
        lost: () => this.#lose(),
        changed: (space) => this.#panel.follow(space),
      })
    } catch {
      return null
    }
  }

  #dress(): void {
    if (!this.#space) return
    this.#space.wear(this.#seen.finishes)
    this.#panel.show(this.#space, this.#seen.measures)
  }

  /** The device took its memory back: what was drawn is gone, the file isn't. */
  #lose(): void {
    this.#space?.dispose()
    this.#space = null
    this.#panel.complain(words.lost, () => void this.#show())
  }
}

function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
