import type { Site } from '#contract/site.ts'
import type { Place } from '../door/place.ts'
import { fieldScript } from './field-script.ts'

interface Loaded {
  style: string
  site: Site | null
  place: Place
}

/** A page loads its own style and script, by their hashes, and the shop's logo. */
export async function contentPolicy({ style, site, place }: Loaded): Promise<string> {
  const shops = site ? place.originsOf(site) : []
  return [
    "default-src 'none'",
    `style-src ${await hashOf(style)}`,
    `script-src ${await hashOf(fieldScript)}`,
    "font-src 'self'",
    ['img-src', "'self'", ...shops].join(' '),
    // Browsers ask here about every redirect that follows a form, too.
    ['form-action', "'self'", ...shops].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const hashes = new Map<string, string>()

async function hashOf(text: string): Promise<string> {
  const known = hashes.get(text)
  if (known) return known
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const hash = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`
  hashes.set(text, hash)
  return hash
}
