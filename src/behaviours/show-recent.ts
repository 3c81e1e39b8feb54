import { wearStyles } from '#islands/ui/wear-styles.ts'
import { $recent, forgetRecent, openRecent, rememberProduct } from '#stores/recent.ts'
import styles from './recent.css?raw'

/** Notes the product that the page is about, and fills the row of those that were looked at before. */
export function showRecent(): void {
  openRecent()
  const section = document.querySelector<HTMLElement>('[data-recent]')
  if (section) {
    wearStyles(styles)
    fill(section)
  }
  const viewed = document.querySelector<HTMLElement>('[data-viewed]')?.dataset['viewed']
  if (viewed !== undefined) rememberProduct(viewed)
}

function fill(section: HTMLElement): void {
  const list = section.querySelector('ul')
  const template = section.querySelector('template')
  if (!list || !template) return
  section.querySelector('button')?.addEventListener('click', forgetRecent)
  $recent.subscribe((products) => {
    list.replaceChildren(
      ...products.map(({ name, path, picture }) => tileOf(template, { name, path, picture })),
    )
    section.hidden = products.length === 0
  })
}

function tileOf(
  template: HTMLTemplateElement,
  { name, path, picture }: { name: string; path: string; picture: string },
): DocumentFragment {
  const tile = document.importNode(template.content, true)
  tile.querySelector('a')?.setAttribute('href', path)
  tile.querySelector('img')?.setAttribute('src', picture)
  const label = tile.querySelector('span')
  if (label) label.textContent = name
  return tile
}
