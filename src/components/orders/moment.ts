const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/London',
})
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
})

/** As a clock in the United Kingdom says it. */
export function momentWords(iso: string): string {
  return moment.format(new Date(iso))
}

export function dayWords(iso: string): string {
  return day.format(new Date(iso))
}
