/** A cookie that scripts may read: it says that somebody signed in here, and nothing of who that is. */
export const hintCookie = 'signed-in'

export function isHinted(cookies: string): boolean {
  return cookies.split('; ').some((cookie) => cookie.startsWith(`${hintCookie}=`))
}
