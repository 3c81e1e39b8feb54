import type { Frame } from '#contract/shop.ts'
import type { TemplateDetails } from '#contract/market/shell.ts'
import type { Site } from '#contract/site.ts'

/** What the market says of the shop's keeper, over what the site's own block says. */
export function frameOf(site: Site, details: TemplateDetails | null, menu: Frame['menu']): Frame {
  if (!details) return { seller: site.seller, social: site.social, menu }
  const said = Object.entries(details.seller).filter(([, value]) => value !== null)
  return {
    seller: { ...site.seller, ...Object.fromEntries(said) },
    social: details.footerSocialLinks,
    menu,
  }
}
