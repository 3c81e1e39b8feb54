import { slugSegment } from './address.ts'

/** A furnished room with what is in it. */
export function moodroomPath(slug: string, roomId: string): string {
  return `/${slugSegment(slug)}/moodrooms/d/${encodeURIComponent(roomId)}`
}

export function blogPostPath(slug: string, postId: string): string {
  return `/${slugSegment(slug)}/blog/d/${encodeURIComponent(postId)}`
}
