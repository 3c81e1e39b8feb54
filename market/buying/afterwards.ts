import { waitUntil } from 'cloudflare:workers'
import { log } from '../door/log.ts'
import { postLetters } from '../mail/post.ts'
import { tellShop } from '../payments/test-bank/tell-shop.ts'
import { hearNotice } from './hear-notice.ts'
import type { Till } from './till.ts'

/** What a customer needn't wait for: letters, and what the test bank has to tell. */
export function afterwards(till: Till): void {
  waitUntil(
    doNow(till).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : 'unknown'
      log('error', 'afterwards', { message })
    }),
  )
}

export async function doNow(till: Till): Promise<void> {
  if (till.provider.name === 'test-bank')
    await tellShop(till.env, async (notice) => (await hearNotice(till, notice)) !== 'refused')
  await postLetters(till.env)
}
