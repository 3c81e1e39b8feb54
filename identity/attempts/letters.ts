import { claim } from './attempts.ts'

const minute = 60 * 1000

interface Request {
  address: string
  recipient: string
}

/** Whether a letter may go out: nobody's post box is filled from here, and no address writes to everybody. */
export async function mayWrite(db: D1Database, { address, recipient }: Request): Promise<boolean> {
  const waits = await Promise.all([
    claim(db, {
      parts: ['letter to', recipient],
      patience: { free: 4, firstWait: 5 * minute, longestWait: 60 * minute },
    }),
    claim(db, {
      parts: ['letter from', address],
      patience: { free: 20, firstWait: minute, longestWait: 15 * minute },
    }),
  ])
  return Math.max(...waits) === 0
}
