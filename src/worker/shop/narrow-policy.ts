const inlineElement = /<(?:script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/(?:script|style)>/g
const hashSource = / ?'(sha256-[\w+/]+=*)'/g

/**
 * Astro's policy allows every inline script and style of the whole shop, which is more bytes than a page's first packets
 * have room for. What a page doesn't hold needn't be allowed on it; nothing is ever added here, so a script that somebody
 * smuggled in stays forbidden.
 */
export async function narrowPolicy(page: Response): Promise<Response> {
  const policy = page.headers.get('content-security-policy')
  if (policy === null || !page.headers.get('content-type')?.startsWith('text/html')) return page
  const html = await page.text()
  const held = new Set(
    await Promise.all([...html.matchAll(inlineElement)].map(([, text = '']) => hashOf(text))),
  )
  const narrowed = new Response(html, page)
  narrowed.headers.set('content-security-policy', withHashes(policy, held))
  return narrowed
}

/** Each directive names a hash once. */
function withHashes(policy: string, held: ReadonlySet<string>): string {
  const directives = policy.split(';').map((directive) => {
    const named = new Set<string>()
    return directive.replace(hashSource, (source, hash: string) => {
      if (!held.has(hash) || named.has(hash)) return ''
      named.add(hash)
      return source
    })
  })
  return directives.join(';')
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
