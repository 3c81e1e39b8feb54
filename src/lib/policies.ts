/** The pages that never change, as the footer names them. */
export const policyLinks = [
  { name: 'About Us', path: '/about-us' },
  { name: 'Return Policy', path: '/return-policy' },
  { name: 'Terms & Conditions', path: '/term-of-use' },
  { name: 'Data Protection', path: '/data-protection' },
  { name: 'Delivery', path: '/privacy-policy' },
] as const

type NameIn<Path> = Path extends `/${infer Name}` ? Name : never

/** Every page that is made ahead of time: what the footer names, and the ones it doesn't. */
export type FixedPageName =
  NameIn<(typeof policyLinks)[number]['path']> | 'find-about-cookies' | '404' | 'offline'
