/**
 * Whether the visitor has agreed to personal things being kept in the browser. It doesn't share its line with
 * `consent.ts`: the cookie banner's script stands in every page, and would become a file if another script had a part of it.
 */
export function mayRemember(cookies: string): boolean {
  return cookies.split('; ').includes('allow-personal=yes')
}
