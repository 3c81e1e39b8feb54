const shape = /(\d+)(?:\s*[–-]\s*(\d+))?\s*(working days?|days?|weeks?)/i

/** '4–5 weeks' as days of the calendar; null where a seller puts it otherwise. */
export function leadTimeDays(text: string): { least: number; most: number } | null {
  const [, from, to = from, unit = ''] = shape.exec(text) ?? []
  if (from === undefined) return null
  const inDays = (count: string | undefined) => calendarDays(Number(count), unit.toLowerCase())
  return { least: inDays(from), most: inDays(to) }
}

function calendarDays(count: number, unit: string): number {
  if (unit.startsWith('week')) return count * 7
  return unit.startsWith('working') ? count + 2 * Math.floor(count / 5) : count
}
