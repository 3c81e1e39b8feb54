import type { FixedPageName } from '#lib/policies.ts'
import AboutUs from './AboutUs.astro'
import DataProtection from './DataProtection.astro'
import Delivery from './Delivery.astro'
import FindAboutCookies from './FindAboutCookies.astro'
import Offline from './Offline.astro'
import PageNotFound from './PageNotFound.astro'
import ReturnPolicy from './ReturnPolicy.astro'
import TermsOfUse from './TermsOfUse.astro'

interface FixedPage {
  Content: typeof AboutUs
  title: string
  description: string
  isIndexed: boolean
}

/** The record is whole: a page that the footer names and nobody has written does not compile. */
const pages: Record<FixedPageName, FixedPage> = {
  'about-us': {
    Content: AboutUs,
    title: 'About Us',
    description: 'Who we are, how many makers sell in one shop, what you can count on, and how to reach us.',
    isIndexed: true,
  },
  'return-policy': {
    Content: ReturnPolicy,
    title: 'Return Policy',
    description:
      'Tell us within 14 days, send it back within 30, refund within 14 working days: how returns work, step by step.',
    isIndexed: true,
  },
  'term-of-use': {
    Content: TermsOfUse,
    title: 'Terms & Conditions',
    description:
      'What you and we agree on when you buy here: orders, prices, delivery, returns and your rights.',
    isIndexed: true,
  },
  'data-protection': {
    Content: DataProtection,
    title: 'Data Protection',
    description:
      'What we know about you, why, for how long, who else learns of it, and what you can ask of us.',
    isIndexed: true,
  },
  'privacy-policy': {
    Content: Delivery,
    title: 'Delivery',
    description:
      'How long delivery takes, from 3–5 working days to 12–14 weeks, what it costs and how the day goes.',
    isIndexed: true,
  },
  'find-about-cookies': {
    Content: FindAboutCookies,
    title: 'Cookies',
    description:
      'Every cookie and note the shop keeps in your browser, what for and how long, and your choice.',
    isIndexed: true,
  },
  '404': {
    Content: PageNotFound,
    title: 'Page not found',
    description: 'There is no page at this address. Search, or start again from one of these.',
    isIndexed: false,
  },
  offline: {
    Content: Offline,
    title: 'You are offline',
    description: 'The shop can’t be reached just now.',
    isIndexed: false,
  },
}

/** The pages that never change: made once for every site when the shop is built. */
export const fixedPages: Readonly<Record<string, FixedPage>> = pages
