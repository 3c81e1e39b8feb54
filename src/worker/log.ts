type Fields = Record<string, string | number | boolean | null>

/** One JSON line an event; never a query, a header or a body, which may hold what is personal. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: Fields): void {
  const line = JSON.stringify({ level, event, ...fields })
  if (level === 'error') console.error(line)
  else if (level === 'warn') console.warn(line)
  else console.log(line)
}
