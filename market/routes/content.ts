import { contentDetails } from '#contract/market/content.ts'
import { Refusal } from '../door/refusal.ts'
import { findArticle } from '../queries/content.ts'
import { numberedProducts } from './list/numbered.ts'
import { siteRoute } from './route.ts'
import { shapeCard } from './shape/card.ts'
import { shapeTagRef } from './shape/tag.ts'

export const content = siteRoute(contentDetails, async ({ env, site, query: { contentID } }) => {
  const article = await findArticle(env.DB, { site: site.key, id: contentID })
  if (!article) return new Refusal('not-found')
  return {
    data: {
      _id: article.id,
      name: article.title,
      urlSlug: article.urlSlug,
      author: article.author,
      summary: article.excerpt,
      description: article.bodyHtml,
      seo_description: article.seoDescription,
      publishedOn: article.publishedOn,
      mainPicture: article.mainPicture,
      style: shapeTagRef(article.style),
      products: (await numberedProducts(env, site, article.numbers)).map(shapeCard),
    },
  }
})
