import { setTimeout as pause } from 'node:timers/promises'

/** Takes the same time whatever it finds, so that nobody learns from the clock who has an account. */
export async function atLeast<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, pause(milliseconds)])
  return result
}
