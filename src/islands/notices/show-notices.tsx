import { createRoot } from 'react-dom/client'
import { wearStyles } from '../ui/wear-styles.ts'
import { Notices } from './Notices.tsx'
import styles from './notices.css?raw'

export function showNotices(region: Element): void {
  wearStyles(styles)
  createRoot(region).render(<Notices />)
}
