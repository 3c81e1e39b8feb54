import { createRoot } from 'react-dom/client'
import { SearchPopup } from './SearchPopup.tsx'

export function openSearchIn(place: HTMLElement): void {
  createRoot(place).render(<SearchPopup shop={place.dataset['searchPopup'] ?? ''} />)
}
