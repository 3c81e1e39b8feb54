import { sleepUntilNeeded } from './asleep.ts'
import { holdLink } from './held-link.ts'

const notices = document.querySelector('.notices')
if (notices)
  sleepUntilNeeded({
    event: 'notice',
    wake: async () => (await import('./notices/show-notices.ts')).showNotices(notices),
  })

const popup = document.querySelector<HTMLElement>('[data-search-popup]')
if (popup)
  sleepUntilNeeded({
    place: popup.closest('search'),
    event: 'search-in-address',
    wake: async () => (await import('./search/open-search.tsx')).openSearchIn(popup),
  })

const cart = document.querySelector<HTMLAnchorElement>('a[data-cart]')
if (cart) holdLink(cart, async () => (await import('./cart/open-cart.tsx')).openCartBeside(cart))
