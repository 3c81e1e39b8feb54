/** What `document.cookie` says, which stands still until another process has answered: not while a page is being painted. */
export async function cookiesHere(): Promise<string> {
  if (!('cookieStore' in self)) return document.cookie
  const cookies = await cookieStore.getAll()
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
