import { readEnquiryForm } from '#stores/enquiry.ts'
import { element } from '../ui/element.ts'
import { layer } from '../ui/layer.ts'
import { lineIcon } from '../ui/line-icon.ts'
import { wearStyles } from '../ui/wear-styles.ts'
import styles from './enquiry.css?raw'
import { defineEnquiryForm, sentEvent } from './enquiry-form.ts'

const cross = 'M5 5l14 14M19 5L5 19'
const requests = '/profile/productrequest'
let isOpening = false

/** Shows the form of a page of its own beside the product; where it can't be had, its page is opened. */
export async function openEnquiry(href: string): Promise<void> {
  if (isOpening) return
  isOpening = true
  const form = await readEnquiryForm(href)
  isOpening = false
  if (!form) return location.assign(href)
  wearStyles(styles)
  defineEnquiryForm()
  const panel = panelAround(document.importNode(form, true))
  document.body.append(panel)
  panel.showModal()
  const { leave } = layer(() => panel.close())
  panel.addEventListener('close', () => {
    panel.remove()
    leave()
  })
}

function panelAround(form: Element): HTMLDialogElement {
  const close = element('button', { type: 'button', class: 'close', 'aria-label': 'Close' }, lineIcon(cross))
  const title = element('h2', { id: 'enquiry-title' }, 'Get price via email')
  const panel = element(
    'dialog',
    { class: 'enquiry-panel', 'aria-labelledby': title.id },
    element('header', {}, title, close),
    form,
  )
  close.addEventListener('click', () => panel.close())
  panel.addEventListener('click', ({ clientX }) => {
    // Beside it, on what it covers; a key that presses a button is nowhere.
    if (clientX > 0 && clientX < panel.getBoundingClientRect().left) panel.close()
  })
  panel.addEventListener(sentEvent, () => {
    const link = element('a', { href: requests, class: 'button quiet' }, 'See my price requests')
    form.append(link)
    link.focus()
  })
  return panel
}
