import Swiper from 'swiper'
import { Keyboard, Zoom } from 'swiper/modules'
import { layer } from '../ui/layer.ts'
import { wearStyles } from '../ui/wear-styles.ts'
import styles from './gallery.css?raw'
import { type PopupParts, drawPopup } from './popup-parts.ts'

interface Opened {
  /** The links of the page's own pictures, in their order. */
  links: readonly HTMLAnchorElement[]
  at: number
  /** Told which picture was seen last. */
  closed: (last: number) => void
}

/** The page's pictures over the whole screen: to go through, to pinch, to look at closely. */
export function openPopup({ links, at, closed }: Opened): void {
  const opener = document.activeElement
  wearStyles(styles)
  const parts = drawPopup(links)
  const { dialog } = parts
  document.body.append(dialog)
  dialog.showModal()
  const swiper = startSwiper(parts, at)
  connect(parts, swiper)
  const { leave } = layer(() => dialog.close())
  dialog.addEventListener('close', () => {
    const last = swiper.activeIndex
    swiper.destroy()
    dialog.remove()
    leave()
    closed(last)
    const back = links[last]?.isConnected ? links[last] : opener
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  })
}

function startSwiper({ row }: PopupParts, at: number): Swiper {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return new Swiper(row, {
    modules: [Keyboard, Zoom],
    initialSlide: at,
    speed: isCalm ? 0 : 300,
    keyboard: { enabled: true },
    zoom: { maxRatio: 3 },
  })
}

function connect(parts: PopupParts, swiper: Swiper): void {
  const { dialog, close, previous, next, closer, choices } = parts
  const tell = () => parts.tell(swiper.activeIndex, swiper.zoom.scale > 1)
  close.addEventListener('click', () => dialog.close())
  previous.addEventListener('click', () => swiper.slidePrev())
  next.addEventListener('click', () => swiper.slideNext())
  closer.addEventListener('click', () => swiper.zoom.toggle())
  for (const [index, choice] of choices.entries())
    choice.addEventListener('click', () => swiper.slideTo(index))
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Home') swiper.slideTo(0)
    else if (event.key === 'End') swiper.slideTo(choices.length - 1)
    else if (event.key === '+') swiper.zoom.in()
    else if (event.key === '-') swiper.zoom.out()
    else return
    event.preventDefault()
  })
  swiper.on('slideChange', tell)
  swiper.on('zoomChange', () => setTimeout(tell))
  tell()
}
