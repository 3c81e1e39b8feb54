import { wearStyles } from '../ui/wear-styles.ts'
import styles from './gallery.css?raw'

/** As wide and as high as the styles make it. */
const side = 400
/** Less than this much larger, and there would be nothing to see. */
const least = 1.8

const magnified = new WeakSet<HTMLElement>()

/** A square that follows the pointer over a picture and shows what is below it larger. */
export function magnify(link: HTMLElement): void {
  const picture = link.querySelector('img')
  if (!picture || magnified.has(link)) return
  magnified.add(link)
  wearStyles(styles)
  const lens = document.createElement('span')
  lens.className = 'lens'
  lens.ariaHidden = 'true'
  const caption = link.querySelector('.caption')
  if (caption) lens.append(caption.cloneNode(true))
  lens.style.backgroundColor = picture.closest('li')?.style.backgroundColor ?? ''
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    place(lens, { picture, link, event })
  }
  link.addEventListener('pointermove', follow)
  link.addEventListener('pointerleave', () => lens.remove())
  // A press opens the picture, or begins to scroll.
  link.addEventListener('pointerdown', () => lens.remove())
}

interface Spot {
  picture: HTMLImageElement
  link: HTMLElement
  event: PointerEvent
}

function place(lens: HTMLElement, { picture, link, event }: Spot): void {
  const stage = link.closest<HTMLElement>('.stage')
  if (!stage || event.buttons > 0) return
  const box = picture.getBoundingClientRect()
  const frame = stage.getBoundingClientRect()
  const shown = shownPart(picture, box)
  const times = Math.max(least, largestWidth(picture, link) / shown.width)
  const [x, y] = [event.clientX, event.clientY]
  Object.assign(lens.style, {
    left: `${within(x - frame.left, frame.width)}px`,
    top: `${within(y - frame.top, frame.height)}px`,
    backgroundImage: `url("${link.getAttribute('href')}"), url("${picture.currentSrc}")`,
    backgroundSize: `${shown.width * times}px ${shown.height * times}px`,
    backgroundPosition: `${side / 2 - (x - shown.left) * times}px ${side / 2 - (y - shown.top) * times}px`,
  })
  if (lens.parentElement !== stage) stage.append(lens)
}

/** Around the pointer, but never beyond the stage. */
function within(pointer: number, length: number): number {
  return Math.min(Math.max(pointer - side / 2, 0), Math.max(length - side, 0))
}

/** Where the picture itself is: its element is as large as the stage, whatever shape it has. */
function shownPart(picture: HTMLImageElement, box: DOMRect) {
  const { naturalWidth, naturalHeight } = picture
  const fill = getComputedStyle(picture).objectFit === 'cover' ? Math.max : Math.min
  const scale = fill(box.width / (naturalWidth || 1), box.height / (naturalHeight || 1))
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  return {
    width,
    height,
    left: box.left + (box.width - width) / 2,
    top: box.top + (box.height - height) / 2,
  }
}

/** The number before the ending of what the link leads to is its width. */
function largestWidth(picture: HTMLImageElement, link: HTMLElement): number {
  const [, width = ''] = /-(\d+)\.\w+$/.exec(link.getAttribute('href') ?? '') ?? []
  return Number(width) || picture.naturalWidth
}
