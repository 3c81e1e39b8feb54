import { askForPage } from '#stores/next-pages.ts'
import { wearStyles } from '../ui/wear-styles.ts'
import { defineProductRow } from './product-row.ts'
import styles from './rows.css?raw'

/** Puts the rows in the place of the links to them; where they don't come the links stay. */
export async function bringRows(place: HTMLElement): Promise<void> {
  const next = await askForPage(new URL(place.dataset['from'] ?? '', location.href).href)
  const rows = next?.page.querySelector('[data-rows]')
  place.ariaBusy = 'false'
  if (!rows) return
  wearStyles(styles)
  defineProductRow()
  place.replaceChildren(document.importNode(rows, true))
}
