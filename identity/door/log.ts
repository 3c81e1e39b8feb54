type Fields = Record<string, string | number | null>

/** One JSON line an event; never a query, a header, a body, an e-mail address or a token. */
export function log(level: 'info' | 'error', event: string, fields: Fields): void {
  const line = JSON.stringify({ level, event, worker: 'identity', ...fields })
  if (level === 'error') console.error(line)
  else console.log(line)
}
