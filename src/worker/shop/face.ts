import type { Face } from '#contract/shop.ts'
import type { Site } from '#contract/site.ts'
import { themeRule } from '#lib/theme.ts'

const faces = new Map<string, Face>()

/** The site's tokens as the one inline style that Astro didn't write, with the hash that lets it through. */
export async function faceOf(site: Site): Promise<Face> {
  const known = faces.get(site.key)
  if (known) return known
  const rule = themeRule(site.theme)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(rule))
  const face: Face = { rule, hash: `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` }
  faces.set(site.key, face)
  return face
}

/**
 * A site's own style, and the hosts that its market's pictures come from. Astro writes the policy's header before a
 * layout has rendered, too early for `Astro.csp` there; pages made ahead carry the policy in a meta element, and take
 * the hash from the layout.
 */
export function allowFace(page: Response, { hash }: Face, site: Site): void {
  const policy = page.headers.get('content-security-policy')
  if (!policy) return
  const pictures = ['img-src', "'self'", ...site.mediaHosts.map((host) => `https://${host}`)].join(' ')
  page.headers.set(
    'content-security-policy',
    policy.replace("style-src-elem 'self'", `$& '${hash}'`).replace("img-src 'self'", pictures),
  )
}
