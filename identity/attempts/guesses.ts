import { setTimeout as pause } from 'node:timers/promises'
import { type Attempt, claim, forgive } from './attempts.ts'

const second = 1000
const minute = 60 * second
const breath = 1.5 * second

export interface Guess {
  address: string
  /** The e-mail address or the subject id that the password is said to belong to. */
  account: string
}

/** Lets a password be tried and gives 0, or the seconds until it may be tried again. */
export async function claimGuess(db: D1Database, guess: Guess): Promise<number> {
  const waits = await Promise.all([claim(db, pair(guess)), claim(db, address(guess))])
  const wait = Math.max(...waits)
  // Many addresses at one account are slowed, but never refused: the owner may be one of them.
  if (wait === 0 && (await claim(db, account(guess))) > 0) await pause(breath)
  return wait
}

/** A right password, or a new one, ends the suspicion. */
export async function forgiveGuess(db: D1Database, guess: Guess): Promise<void> {
  await Promise.all([
    forgive(db, pair(guess), 'all'),
    forgive(db, account(guess), 'all'),
    forgive(db, address(guess), 'one'),
  ])
}

/** One address at one account: five tries, then a growing wait. The owner, somewhere else, never waits for it. */
const pair = (guess: Guess): Attempt => ({
  parts: ['pair', guess.address, guess.account],
  patience: { free: 5, firstWait: 2 * second, longestWait: 15 * minute },
})

/** One address at all accounts: enough for an office. */
const address = (guess: Guess): Attempt => ({
  parts: ['address', guess.address],
  patience: { free: 40, firstWait: 5 * second, longestWait: 15 * minute },
})

const account = (guess: Guess): Attempt => ({
  parts: ['account', guess.account],
  patience: { free: 60, firstWait: minute, longestWait: minute },
})
