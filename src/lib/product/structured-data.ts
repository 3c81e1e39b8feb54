import { choiceAddress } from './choice-address.ts'
import { type OfferPlace, type Offered, offersOf } from './structured-offers.ts'

interface Tagged {
  name: string
}

interface Variant extends Offered {
  id: string
  urlSlug: string
  name: string
  seoTitle: string
  inventoryReference: string
  eanNumber: string | null
  heightDim: number | null
  widthDim: number | null
  lengthDim: number | null
  colour: readonly Tagged[]
  material: readonly Tagged[]
  mainPicture: { url: string }
}

interface Review {
  rating: number
  title: string
  comment: string
  author: string
  writtenOn: string
}

export interface ToldProduct {
  productId: string
  name: string
  seo_description: string
  brand: { name: string }
  numberReviews: number
  averageReview: number | null
  reviews: { list: readonly Review[] }
  variants: readonly Variant[]
}

export interface Place {
  /** The site's own address. */
  origin: string
  pathOf: (variant: Variant) => string
  /** The day on which the page is made, counted from 1970: an offer holds for seven days from then. */
  today: number
}

/** The product, its variants and what their sellers ask, as crawlers read it. Where a price is hidden there is no offer. */
export function productGroup(product: ToldProduct, place: Place): object {
  const absolute = (address: string) => new URL(address, place.origin).href
  const variesBy = differences(product.variants)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: product.productId,
    name: product.name,
    description: product.seo_description,
    brand: { '@type': 'Brand', name: product.brand.name },
    ...(variesBy.length > 0 && { variesBy: variesBy.map((name) => `https://schema.org/${name}`) }),
    ...ratingOf(product),
    hasVariant: product.variants.map((variant) => {
      const url = absolute(place.pathOf(variant))
      return {
        '@type': 'Product',
        name: `${product.name}, ${variant.name}`,
        url,
        sku: variant.inventoryReference,
        ...(variant.eanNumber !== null && { gtin13: variant.eanNumber }),
        image: absolute(variant.mainPicture.url),
        ...namesOf('color', variant.colour),
        ...namesOf('material', variant.material),
        ...sizeOf(variant),
        ...offersOf(variant, offerPlace(url, place)),
      }
    }),
  }
}

/** The steps that lead to a page; the last is the page itself. */
export function breadcrumbList(
  steps: readonly { name: string; href: string }[],
  { origin }: Pick<Place, 'origin'>,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: new URL(href, origin).href,
    })),
  }
}

/** As the text of an element: a closing tag in a name would end it. */
export function elementText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

function offerPlace(url: string, { today }: Place): OfferPlace {
  return { url, addressAt: (seller) => choiceAddress(url, { seller }), today }
}

/** Only what somebody has really said. */
function ratingOf({ averageReview, numberReviews, reviews }: ToldProduct): object {
  if (averageReview === null || numberReviews === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageReview,
      reviewCount: numberReviews,
      ...scale,
    },
    ...(reviews.list.length > 0 && {
      review: reviews.list.slice(0, mostReviews).map(({ author, comment, rating, title, writtenOn }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: writtenOn,
        name: title,
        reviewBody: comment,
        reviewRating: { '@type': 'Rating', ratingValue: rating, ...scale },
      })),
    }),
  }
}

/** Spec 1, section 9. */
const scale = { bestRating: 5, worstRating: 0 }
/** The others stand on the page. */
const mostReviews = 1

function namesOf(property: 'color' | 'material', tags: readonly Tagged[]): object {
  return tags.length > 0 ? { [property]: tags.map(({ name }) => name).join(', ') } : {}
}

type Sized = Pick<Variant, 'heightDim' | 'widthDim' | 'lengthDim'>

function sizeOf(variant: Sized): object {
  const size = sizeText(variant)
  return size === '' ? {} : { size }
}

function sizeText({ heightDim, widthDim, lengthDim }: Sized): string {
  const known = [widthDim, lengthDim, heightDim].filter((one) => one !== null)
  return known.length > 0 ? `${known.map((one) => one / 10).join(' × ')} cm` : ''
}

/** In what the variants differ, of what Google knows variants by. */
function differences(variants: readonly Variant[]): string[] {
  const forms = {
    color: ({ colour }: Variant) => colour.map(({ name }) => name).join(),
    material: ({ material }: Variant) => material.map(({ name }) => name).join(),
    size: sizeText,
  }
  return Object.entries(forms).flatMap(([name, form]) => (new Set(variants.map(form)).size > 1 ? [name] : []))
}
