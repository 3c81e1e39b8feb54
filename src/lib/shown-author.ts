/** What everybody may read of who wrote something: a first name and an initial. */
export function shownAuthor(name: string | null): string {
  const [first, ...others] = (name ?? '').trim().split(/\s+/)
  if (!first) return 'A customer'
  const initial = /^./u.exec(others.at(-1) ?? '')?.[0].toUpperCase()
  return initial === undefined ? first : `${first} ${initial}.`
}
