/** Feeds describe in plain text, shops in HTML: text without a tag becomes paragraphs. */
export function asHtml(text: string): string {
  if (text === '' || /<[a-z][^>]*>/i.test(text)) return text
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim())}</p>`)
    .join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
