import { log } from '../door/log.ts'
import { forgetDiscardedPictures, listDiscardedPictures } from '../queries/customer-picture.ts'
import type { PictureShelf } from './shelf.ts'

const atOnce = 20

/** Throws away what nobody shows any more. A bucket that doesn't answer keeps it until somebody comes by again. */
export async function clearBin({ DB, PICTURES }: PictureShelf & { DB: D1Database }): Promise<void> {
  try {
    const keys = await listDiscardedPictures(DB, atOnce)
    if (keys.length === 0) return
    await PICTURES.delete(keys)
    await forgetDiscardedPictures(DB, keys)
  } catch (error) {
    log('error', 'picture-bin', { message: error instanceof Error ? error.message : 'unknown' })
  }
}
