/** The platform's element, as far as it is needed; its name belongs to the DOM in the types that Astro brings. */
interface Markup {
  readonly tagName: string
  readonly attributes: Iterable<[name: string, value: string]>
  getAttribute: (name: string) => string | null
  setAttribute: (name: string, value: string) => unknown
  removeAttribute: (name: string) => unknown
  remove: () => unknown
  removeAndKeepContent: () => unknown
}

/** What a text from a market may be made of. Everything else loses its tags; some things go with all they hold. */
const kept = new Set(
  'a b blockquote br dd dl dt em h3 h4 h5 h6 hr i li ol p s small strong sub sup table tbody td th thead tr u ul'.split(
    ' ',
  ),
)
const removedWhole = new Set(
  'applet audio base embed frame frameset iframe link math meta noscript object script select style svg template textarea title video'.split(
    ' ',
  ),
)

/** Texts from a market are shown as HTML; only what is listed here gets through, by the platform's own parser. */
export async function cleanHtml(html: string): Promise<string> {
  if (!html.includes('<')) return html
  const cleaner = new HTMLRewriter()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see Markup
    .on('*', { element: (element) => cleanElement(element as unknown as Markup) })
    .onDocument({ comments: (comment) => void comment.remove(), doctype: () => undefined })
  try {
    return await cleaner.transform(new Response(html)).text()
  } catch {
    // Markup that the parser can't tell apart from an attack isn't shown.
    return ''
  }
}

function cleanElement(element: Markup): void {
  const name = element.tagName.toLowerCase()
  if (removedWhole.has(name)) {
    element.remove()
    return
  }
  if (!kept.has(name)) {
    element.removeAndKeepContent()
    return
  }
  const address = name === 'a' ? safeAddress(element.getAttribute('href')) : null
  for (const [attribute] of Array.from(element.attributes)) element.removeAttribute(attribute)
  if (address === null) return
  element.setAttribute('href', address)
  if (!address.startsWith('/')) element.setAttribute('rel', 'noopener nofollow ugc')
}

function safeAddress(href: string | null): string | null {
  const text = href?.trim() ?? ''
  return /^(https:\/\/|mailto:|tel:|\/(?![/\\]))/i.test(text) ? text : null
}
