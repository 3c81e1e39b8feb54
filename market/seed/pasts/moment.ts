import { chance } from '../from-catalogue/chance.ts'

const day = 24 * 60 * 60
const [opens, closes] = [8 * 60 * 60, 21 * 60 * 60]

/** In seconds, from the beginning of the day on which it is told: sometime in the day, the same for the same words. */
export function moment(daysAgo: number, ...words: string[]): number {
  return opens + Math.floor(chance('moment', ...words) * (closes - opens)) - daysAgo * day
}

export function daysFromNow(days: number): number {
  return days * day
}
