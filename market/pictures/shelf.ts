/** Where profile pictures lie, each under a key of its own that nobody can guess. */
export interface PictureShelf {
  PICTURES: R2Bucket
}

export const pictureKey = /^[\w-]{22}$/

export function newPictureKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
