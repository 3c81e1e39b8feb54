/** What somebody wants to read of a product's reviews. */
export interface ReviewWish {
  /** Only those that give so many stars. */
  stars: number | null
  page: number
}

export const reviewsOnAPage = 10

/** Out of an address: what can't be meant is left out. */
export function reviewWishOf(query: URLSearchParams): ReviewWish {
  const stars = query.get('stars') ?? ''
  const page = query.get('reviews') ?? ''
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of the same page with another part of its reviews, and the reviews in view. */
export function reviewsPath(path: string, { stars, page }: ReviewWish): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('reviews', String(page))
  if (stars !== null) query.set('stars', String(stars))
  return `${path}${query.size > 0 ? `?${query.toString()}` : ''}#reviews`
}
