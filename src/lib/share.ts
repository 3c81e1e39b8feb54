export interface ToShare {
  /** The whole address of the page. */
  url: string
  title: string
  /** What its tags say. */
  text: string
  /** The whole address of a picture of it. */
  picture?: string | null
}

/** What is longer is cut there. */
const mostLetters = 250

export function shareText(text: string): string {
  const letters = Array.from(text.trim())
  return letters.length > mostLetters
    ? `${letters.slice(0, mostLetters).join('').trimEnd()}…`
    : letters.join('')
}

/** Links to the pages on which those places ask what to share: they need no script of theirs. */
export function shareLinks({ url, title, text, picture }: ToShare) {
  const said = shareText(text)
  return [
    {
      key: 'facebook',
      name: 'Facebook',
      href: asking('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    {
      key: 'whatsapp',
      name: 'WhatsApp',
      href: asking('https://wa.me/', { text: [title, said, url].filter(Boolean).join('\n') }),
    },
    {
      key: 'pinterest',
      name: 'Pinterest',
      href: asking('https://www.pinterest.com/pin/create/button/', {
        url,
        description: [title, said].filter(Boolean).join('. '),
        ...(picture ? { media: picture } : {}),
      }),
    },
  ] as const
}

function asking(address: string, query: Record<string, string>): string {
  return `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`
}
