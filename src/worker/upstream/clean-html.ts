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
    return balanced(await cleaner.transform(new Response(html)).text())
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

/** Control signs, back slashes and entities are how an address says one thing here and another to a browser. */
function safeAddress(href: string | null): string | null {
  const text = href?.trim() ?? ''
  // oxlint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\u0000-\u0020\u007f\\"<>]|&(?!amp;)/.test(text)) return null
  return /^(https:\/\/|mailto:|tel:|\/(?!\/))/i.test(text) ? text : null
}

const tagShape = /<(\/?)([a-z][a-z0-9]*)((?: href="[^"<>]*")?(?: rel="[^"<>]*")?)\s*\/?>/gi
const empty = new Set(['br', 'hr'])

/**
 * The platform's parser passes on what it doesn't take for a tag, and leaves tags open. Only whole tags of the kept
 * kinds stay tags here, and each is closed inside the text: it can't reach the page around it.
 */
function balanced(html: string): string {
  const open: string[] = []
  let clean = ''
  let at = 0
  for (const match of html.matchAll(tagShape)) {
    clean += asText(html.slice(at, match.index))
    at = match.index + match[0].length
    const [, slash, tag = '', attributes = ''] = match
    const name = tag.toLowerCase()
    if (!kept.has(name)) continue
    if (slash) clean += closeDownTo(name, open)
    else {
      clean += `<${name}${attributes}>`
      if (!empty.has(name)) open.push(name)
    }
  }
  return clean + asText(html.slice(at)) + closeAll(open)
}

function closeDownTo(name: string, open: string[]): string {
  const at = open.lastIndexOf(name)
  return at === -1 ? '' : closeAll(open.splice(at))
}

function closeAll(names: readonly string[]): string {
  return names
    .toReversed()
    .map((name) => `</${name}>`)
    .join('')
}

function asText(text: string): string {
  return text.replaceAll('<', '&lt;')
}
