import type { Row } from '../sql.ts'
import { articles } from '../words/articles.ts'
import { toCome } from '../pictures.ts'
import { mainMediaOf } from './media.ts'
import { type Source, found, pieces, productOf, variantIdOf } from './source.ts'
import { tagId } from './tags.ts'

export function postRows(source: Source): Row[] {
  return source.catalogue.posts.map(({ slug, title, author, date, excerpt, style, products }) => ({
    id: slug,
    url_slug: slug,
    title,
    author,
    excerpt,
    body_html: found(articles[slug], `article ${slug}`),
    seo_description: `${excerpt} ${title}, by ${author}.`,
    style_id: tagId('style', style),
    published_on: date,
    media_id: pictureOfPost(source, { style, products }),
  }))
}

export function postProductRows({ catalogue }: Source): Row[] {
  return catalogue.posts.flatMap(({ slug, products }) =>
    products.map((product, at) => ({ post_id: slug, position: at + 1, product_id: product })),
  )
}

export function moodroomRows(source: Source): Row[] {
  const view = (slug: string, eye: string) => {
    const key = `rooms/${slug}-${eye}`
    return source.pictures.pictures[key] ? key : toCome
  }
  return source.catalogue.moodrooms.map(({ slug, name, text, room, style }, at) => ({
    id: slug,
    url_slug: slug,
    name,
    description: text,
    room_id: tagId('room', room),
    style_id: tagId('style', style),
    position: at + 1,
    wide_media_id: view(slug, 'wide'),
    narrow_media_id: view(slug, 'narrow'),
  }))
}

export function moodroomItemRows({ catalogue, pictures }: Source): Row[] {
  return catalogue.moodrooms.flatMap(({ slug, items }) => {
    const pinIn = (eye: string, item: string) => pictures.pictures[`rooms/${slug}-${eye}`]?.pins?.[item]?.pin
    return items.map((item, at) => {
      const [wideX = null, wideY = null] = pinIn('wide', item) ?? []
      const [narrowX = null, narrowY = null] = pinIn('narrow', item) ?? []
      return {
        moodroom_id: slug,
        position: at + 1,
        variant_id: variantIdOf(item),
        wide_x: wideX,
        wide_y: wideY,
        narrow_x: narrowX,
        narrow_y: narrowY,
      }
    })
  })
}

export function associatedRows({ catalogue }: Source): Row[] {
  return catalogue.products.flatMap(({ slug, associated }) =>
    associated.map((other, at) => ({ product_id: slug, position: at + 1, associated_id: other })),
  )
}

export function modelRows({ pictures }: Source): Row[] {
  return Object.entries(pictures.models).map(([slug, { file, bytes }]) => ({
    product_id: slug,
    url: `/media/${file}`,
    bytes,
  }))
}

export function promoCodeRows(): Row[] {
  const nothing = { share: null, amount: null, minimum: 0, ends_on: null, most_uses: null, uses: 0 }
  const always = { ...nothing, starts_on: '2024-01-01' }
  return [
    { code: 'WELCOME10', description: '10 % off a first order', ...always, share: 1000 },
    { code: 'TWENTYOFF', description: '£20 off from £150', ...always, amount: 2000, minimum: 15_000 },
    { code: 'BIGROOM', description: '12.5 % off from £1,500', ...always, share: 1250, minimum: 150_000 },
    {
      code: 'SPRING24',
      description: '15 % off, in spring 2024',
      ...nothing,
      share: 1500,
      starts_on: '2024-03-01',
      ends_on: '2024-05-31',
    },
    {
      code: 'FIRSTFIFTY',
      description: '£50 off for the first fifty',
      ...always,
      amount: 5000,
      minimum: 50_000,
      most_uses: 50,
      uses: 50,
    },
  ]
}

/** A furnished room of its style where there is one, otherwise the first product that it speaks of. */
function pictureOfPost(
  source: Source,
  { style, products }: { style: string; products: readonly string[] },
): string {
  const room = source.catalogue.moodrooms.find((one) => one.style === style)
  const key = `rooms/${room?.slug}-wide`
  if (source.pictures.pictures[key]) return key
  const product = productOf(source, found(products[0], 'a product of a post'))
  return mainMediaOf(
    source,
    found(
      pieces(source).find((piece) => piece.product === product),
      'a variant',
    ),
  )
}
