const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2024-08-19`, or a moment, as `19 August 2024`. */
export function formatDay(day: string): string {
  return written.format(new Date(day))
}
