import { createRoot } from 'react-dom/client'
import { Notices } from './Notices.tsx'

export function showNotices(region: Element): void {
  createRoot(region).render(<Notices />)
}
