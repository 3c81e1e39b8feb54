import { type TemplateDetails, retailerMenu, templateDetails } from '#contract/market/shell.ts'
import type { Frame, Shop } from '#contract/shop.ts'
import type { Site } from '#contract/site.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'

/** Asked once a page, however many of its parts want to know. */
export function frame(counter: Counter): Pick<Shop, 'frame'> {
  let asked: Promise<Frame> | undefined
  return { frame: () => (asked ??= askForFrame(counter)) }
}

async function askForFrame({ market, shown, site }: Counter): Promise<Frame> {
  const [details, menus] = await Promise.all([
    ask(market, templateDetails, { query: {} }),
    ask(market, retailerMenu, { query: { menuType: 'STORE,MOODROOMS,BLOGS' } }),
  ])
  const said = shown(details)
  const tree = shown(menus)
  return frameOf(site, said.ok ? said.value : null, tree.ok ? tree.value.menus : [])
}

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
