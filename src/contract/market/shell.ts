import { z } from 'zod'
import { defineCall } from './call.ts'
import { limitOf, skip } from './older-list.ts'
import { tagKind } from './tag.ts'

const nullableText = z.string().nullable()

/** Who runs the site, as footer and top bar name them. */
export const siteSeller = z.object({
  companyName: z.string(),
  companyAddress1: nullableText,
  companyAddress2: nullableText,
  city: nullableText,
  country: nullableText,
  companyPostcode: nullableText,
  serviceEmail: nullableText,
  serviceTelephone: nullableText,
  vat: nullableText,
  description: z.string(),
})

export const templateDetails = defineCall({
  name: 'templateDetails',
  summary: 'The contacts, logos and social links that frame every page of the site.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'tags',
  method: 'GET',
  path: '/web/template-details',
  query: z.object({}),
  body: z.undefined(),
  result: z.object({
    logoUrl: z.string(),
    footerLogoUrl: z.string(),
    footerSocialLinks: z.array(z.object({ websiteType: z.string(), link: z.url() })),
    seller: siteSeller,
    selectedFont: z.string(),
    theme: z.string(),
  }),
})
export type TemplateDetails = z.infer<typeof templateDetails.result>

const menuTag = z.object({
  name: z.string(),
  url: z.string(),
  tagType: tagKind.nullable(),
  urlSlug: nullableText,
  tagId: nullableText,
  quantity: z.int().nonnegative(),
})

const menuType = z.enum(['STORE', 'MOODROOMS', 'BLOGS'])

const menuTypeList = z
  .string()
  .regex(/^[A-Z]+(,[A-Z]+)*$/)
  .meta({ description: `Each of ${menuType.options.join(', ')} at most once, with commas between them.` })
  .transform((text) => text.split(','))
  .pipe(z.array(menuType))
  .refine((names) => new Set(names).size === names.length, 'names a menu twice')

export const retailerMenu = defineCall({
  name: 'retailerMenu',
  summary: 'The site’s menus of the given names: as asked, and each in its own order.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'menus',
  method: 'GET',
  path: '/web/retailer-menu',
  query: z.object({ menuType: menuTypeList }),
  body: z.undefined(),
  result: z.object({
    menus: z.array(
      menuTag.extend({
        menuType,
        subMenus: z.array(menuTag.extend({ subMenus: z.array(menuTag) })),
      }),
    ),
  }),
})
export type Menu = z.infer<typeof retailerMenu.result>['menus'][number]

export const sellersList = defineCall({
  name: 'sellersList',
  summary: 'A stretch of the sellers of the site, all or by their ids.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'tags',
  method: 'POST',
  path: '/v1/api/sellers/postsellerslist',
  query: z.object({
    limit: limitOf(100),
    skip,
    sort: z.enum(['sellerName ASC', 'sellerName DESC']).default('sellerName ASC'),
  }),
  body: z.object({ sellerID: z.object({ in: z.array(z.string().max(64)).max(100) }).optional() }),
  result: z.object({
    data: z.object({
      list: z.array(
        z.object({
          sellerID: z.string(),
          sellerName: z.string(),
          serviceTelephone: nullableText,
          serviceEmail: nullableText,
        }),
      ),
      totalCount: z.int().nonnegative(),
    }),
  }),
})
