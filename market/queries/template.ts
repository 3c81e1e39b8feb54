import { readBatch } from './batch.ts'

export interface Template {
  logoUrl: string
  footerLogoUrl: string
  selectedFont: string
  theme: string
  socialLinks: { websiteType: string; link: string }[]
  seller: {
    companyName: string
    companyAddress1: string | null
    companyAddress2: string | null
    city: string | null
    country: string | null
    companyPostcode: string | null
    serviceEmail: string | null
    serviceTelephone: string | null
    vat: string | null
    description: string
  }
}

interface Row {
  logo_url: string
  footer_logo_url: string
  selected_font: string
  theme: string
  company_name: string
  company_address_1: string | null
  company_address_2: string | null
  city: string | null
  country: string | null
  company_postcode: string | null
  service_email: string | null
  service_telephone: string | null
  vat: string | null
  description: string
}

interface LinkRow {
  website_type: string
  link: string
}

/** Null where the site's own configuration says all there is. */
export async function findTemplate(db: D1Database, { site }: { site: string }): Promise<Template | null> {
  const [[row], links] = await readBatch<[Row, LinkRow]>(db, [
    db.prepare('SELECT * FROM templates WHERE site = ?').bind(site),
    db.prepare('SELECT website_type, link FROM social_links WHERE site = ? ORDER BY position').bind(site),
  ])
  return row ? rowToTemplate(row, links) : null
}

function rowToTemplate(row: Row, links: LinkRow[]): Template {
  return {
    logoUrl: row.logo_url,
    footerLogoUrl: row.footer_logo_url,
    selectedFont: row.selected_font,
    theme: row.theme,
    socialLinks: links.map(({ website_type: websiteType, link }) => ({ websiteType, link })),
    seller: {
      companyName: row.company_name,
      companyAddress1: row.company_address_1,
      companyAddress2: row.company_address_2,
      city: row.city,
      country: row.country,
      companyPostcode: row.company_postcode,
      serviceEmail: row.service_email,
      serviceTelephone: row.service_telephone,
      vat: row.vat,
      description: row.description,
    },
  }
}
