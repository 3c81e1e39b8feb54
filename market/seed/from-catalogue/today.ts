/** The seed's today: nothing in it is younger. */
const today = Date.UTC(2024, 8, 30)
const day = 86_400_000

export function dateOf(daysAgo: number): string {
  return new Date(today - daysAgo * day).toISOString().slice(0, 10)
}

export function daysSince(date: string): number {
  return (today - Date.parse(date)) / day
}
