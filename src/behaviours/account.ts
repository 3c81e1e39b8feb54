import { signOutPath } from '#contract/edge/session.ts'
import { wearStyles } from '#islands/ui/wear-styles.ts'
import { type Session, endSession } from '#stores/session.ts'
import styles from './account.css?raw'

type SignedIn = Extract<Session, { state: 'signed-in' }>

/** Who somebody is, in the menu that opens at their mark; the page itself says nothing of anybody. */
export function showAccount(session: Session): void {
  wearStyles(styles)
  const box = document.querySelector<HTMLElement>('[data-account]')
  box?.replaceChildren(...(session.state === 'signed-in' ? cardOf(session) : []))
}

/** With scripts one click is enough; without them the link leads to the page with the button. */
export function signOutAtOnce(): void {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(`a[href="${signOutPath}"]`)) return
    event.preventDefault()
    void leave()
  })
}

async function leave(): Promise<void> {
  location.assign(await endSession())
}

function cardOf({ name, email, picture, styles }: SignedIn): Node[] {
  const edit = element('a', '')
  edit.href = '/profile/edit'
  edit.className = 'face'
  const words = element('span', 'Edit your profile')
  words.className = 'unseen'
  const [face, pencil] = [faceOf(name ?? email, picture), element('span', '✎')]
  for (const picture of [face, pencil]) picture.setAttribute('aria-hidden', 'true')
  edit.append(face, words, pencil)
  const lines = [name, email].flatMap((text) => (text ? [element('p', text)] : []))
  const list = element('ul', '')
  list.append(...styles.map((style) => element('li', `${style.name} ${style.percent} %`)))
  return [edit, ...lines, ...(styles.length > 0 ? [list] : [])]
}

function faceOf(name: string | null, picture: string | null): HTMLElement {
  if (picture === null) return element('span', name?.trim().charAt(0).toUpperCase() ?? '')
  const image = element('img', '')
  image.src = picture
  image.alt = ''
  return image
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
