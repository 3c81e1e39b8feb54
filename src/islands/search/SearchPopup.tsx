import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $isOpen } from '#stores/search.ts'
import { wearStyles } from '../ui/wear-styles.ts'
import { Announcement } from './Announcement.tsx'
import { attachBox, leaveBox } from './box.ts'
import { Filters } from './Filters.tsx'
import { Options } from './Options.tsx'
import { Products } from './Products.tsx'
import styles from './search.css?raw'

/** What opens below the search box. Without it the form leads to the page of results. */
export function SearchPopup({ shop }: { shop: string }) {
  const popup = useRef<HTMLDivElement>(null)
  const isOpen = useStore($isOpen)

  useEffect(() => {
    wearStyles(styles)
    return popup.current ? attachBox(popup.current) : undefined
  }, [])

  useEffect(() => {
    const box = popup.current?.closest('search')
    // Opened by its address: whoever came for it is in it, and a phone's keyboard stays away.
    if (isOpen && !box?.contains(document.activeElement)) popup.current?.focus()
  }, [isOpen])

  return (
    <div ref={popup} className="search-popup" hidden={!isOpen} role="group" aria-label="Search" tabIndex={-1}>
      <button type="button" className="cancel" onClick={() => popup.current && leaveBox(popup.current)}>
        Cancel
      </button>
      <Options />
      <div className="found">
        <Filters />
        <Products />
      </div>
      <p className="powered">Powered by {shop}</p>
      <Announcement />
    </div>
  )
}
