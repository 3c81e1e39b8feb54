import type { Site } from '#contract/site.ts'
import { type TemplateDetails, templateDetails } from '#contract/market/shell.ts'
import { type Template, findTemplate } from '../queries/template.ts'
import { siteRoute } from './route.ts'

export const template = siteRoute(templateDetails, async ({ db, site }) => {
  const found = await findTemplate(db, { site: site.key })
  return found ? shapeTemplate(found) : configuredTemplate(site)
})

function shapeTemplate({ socialLinks, ...rest }: Template): TemplateDetails {
  return { ...rest, footerSocialLinks: socialLinks }
}

/** What wrangler.toml says of the site, as long as the market has nothing to add. */
function configuredTemplate({ key, logo, theme, seller, social }: Site): TemplateDetails {
  return {
    logoUrl: logo,
    footerLogoUrl: logo,
    footerSocialLinks: social,
    seller: {
      companyName: seller.companyName,
      companyAddress1: seller.companyAddress1 ?? null,
      companyAddress2: seller.companyAddress2 ?? null,
      city: seller.city ?? null,
      country: seller.country ?? null,
      companyPostcode: seller.companyPostcode ?? null,
      serviceEmail: seller.serviceEmail ?? null,
      serviceTelephone: seller.serviceTelephone ?? null,
      vat: seller.vat ?? null,
      description: seller.description,
    },
    selectedFont: theme.display,
    theme: key,
  }
}
