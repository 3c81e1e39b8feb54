import { element } from '../ui/element.ts'
import { lineIcon } from '../ui/line-icon.ts'

export type PopupParts = ReturnType<typeof drawPopup>

const lines = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 6l-6 6 6 6',
  next: 'M9 6l6 6-6 6',
  closer: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L21 21M7.5 10.5h6m-3-3v6',
}

/** What the popup is made of: a large picture for each of the page's, and small ones to choose from. */
export function drawPopup(links: readonly HTMLAnchorElement[]) {
  const pictures = links.flatMap((link) => link.querySelector('img') ?? [])
  const slides = pictures.map((picture, at) => slideOf(picture, links[at]?.href ?? ''))
  const choices = pictures.map((picture, at) => choiceOf(picture, at))
  const close = control('Close', lines.close, { class: 'close', autofocus: true })
  const previous = control('Previous picture', lines.previous, { class: 'previous' })
  const next = control('Next picture', lines.next, { class: 'next' })
  const closer = control('Look closer', lines.closer, { class: 'closer', 'aria-pressed': 'false' })
  const told = element('p', { class: 'told', role: 'status' })
  const row = element('div', { class: 'swiper' }, element('div', { class: 'swiper-wrapper' }, ...slides))
  const chooser = element('div', { class: 'chooser' }, ...choices)
  const dialog = element('dialog', { class: 'gallery-popup', 'aria-label': 'Pictures' })
  dialog.append(close, closer, row, previous, next, told, chooser)
  for (const one of [previous, next, chooser]) one.hidden = pictures.length < 2

  return {
    dialog,
    row,
    close,
    previous,
    next,
    closer,
    choices,
    /** Which picture is seen, and whether it is seen closely. */
    tell(at: number, isClose: boolean): void {
      told.textContent = `${at + 1} of ${pictures.length}. ${pictures[at]?.alt ?? ''}`
      previous.disabled = at === 0
      next.disabled = at === pictures.length - 1
      closer.ariaPressed = String(isClose)
      for (const [index, choice] of choices.entries()) choice.ariaCurrent = index === at ? 'true' : null
      choices[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
      // The ones beside are there when somebody goes on.
      for (const slide of slides.slice(Math.max(0, at - 1), at + 2)) {
        const picture = slide.querySelector('img')
        if (picture) picture.loading = 'eager'
      }
    },
  }
}

function control(
  name: string,
  line: string,
  attributes: Parameters<typeof element>[1] = {},
): HTMLButtonElement {
  return element('button', { type: 'button', 'aria-label': name, ...attributes }, lineIcon(line))
}

/** What the page has shown already stands in until the large one is there. */
function slideOf(picture: HTMLImageElement, largest: string): HTMLElement {
  const large = element('img', {
    src: largest,
    alt: picture.alt,
    width: picture.width,
    height: picture.height,
    loading: 'lazy',
  })
  if (picture.currentSrc) large.style.backgroundImage = `url("${picture.currentSrc}")`
  return element('div', { class: 'swiper-slide' }, element('div', { class: 'swiper-zoom-container' }, large))
}

function choiceOf(picture: HTMLImageElement, at: number): HTMLButtonElement {
  const small = element('img', { src: picture.currentSrc || picture.src, alt: '', loading: 'lazy' })
  return element('button', { type: 'button', 'aria-label': `Picture ${at + 1}` }, small)
}
