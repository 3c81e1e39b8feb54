import type { Profile } from '#contract/market/customer.ts'
import type { Customer } from '../../queries/customer.ts'

export function shapeProfile({ id, site: _site, subject, pictureKey, ...rest }: Customer): Profile {
  return { _id: id, uid: subject, pictureURL: pictureKey && pictureAddress(pictureKey), ...rest }
}

/** On the storefront's own host: the key is all that it takes to see the picture, and nobody can guess it. */
export function pictureAddress(key: string): string {
  return `/api/customer/picture/${key}`
}
