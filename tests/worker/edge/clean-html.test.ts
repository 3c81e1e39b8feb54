import { describe, expect, test } from 'vitest'
import { cleanHtml } from '#worker/upstream/clean-html.ts'

describe('a text from a market', () => {
  test('keeps what a description is written with', async () => {
    const text = '<p>Solid <strong>oak</strong>,<br>oiled.</p><ul><li>Made in Leith</li></ul>'
    expect(await cleanHtml(text)).toBe(text)
  })

  test.each([
    ['a script with what is in it', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a style with what is in it', '<style>p{color:red}</style>b', 'b'],
    ['a picture that could run code', '<img src=x onerror=alert(1)>c', 'c'],
    ['drawings, which may hold scripts', '<svg><script>alert(1)</script></svg>d', 'd'],
    ['a frame', '<iframe src="https://elsewhere.example">x</iframe>e', 'e'],
    ['comments', 'f<!-- who wrote this -->', 'f'],
    ['handlers, styles and classes', '<p onclick="x()" style="color:red" class="y">g</p>', '<p>g</p>'],
    ['unknown tags but not their words', '<article><p>h</p></article>', '<p>h</p>'],
    ['a link that runs code', '<a href="javascript:alert(1)">i</a>', '<a>i</a>'],
    ['a link that runs code, spelt with care', '<a href=" JaVaScRiPt:alert(1)">j</a>', '<a>j</a>'],
    ['a link without a scheme to another host', '<a href="//elsewhere.example">k</a>', '<a>k</a>'],
    ['a link with a back slash to another host', '<a href="/\\elsewhere.example">l</a>', '<a>l</a>'],
    ['a link whose address hides a second slash', '<a href="/&sol;elsewhere.example">m</a>', '<a>m</a>'],
    ['a link whose address hides a tab', '<a href="/\t/elsewhere.example">n</a>', '<a>n</a>'],
    [
      'a tag made by taking another away',
      '<<x>img src=x onerror=alert(1)>o',
      '&lt;img src=x onerror=alert(1)>o',
    ],
    [
      'a tag that never ends',
      'p<meta http-equiv=refresh content="0;url=//x" x=',
      'p&lt;meta http-equiv=refresh content="0;url=//x" x=',
    ],
    ['raw text that is none', '<xmp><img src=x onerror=alert(1)></xmp>q', '&lt;img src=x onerror=alert(1)>q'],
    ['ends of what it never began', '</div></article><p>r</p></main>', '<p>r</p>'],
  ])('loses %s', async (_what, text, clean) => {
    expect(await cleanHtml(text)).toBe(clean)
  })

  test('closes what it opened', async () => {
    expect(await cleanHtml('<a href="/about-us">s')).toBe('<a href="/about-us">s</a>')
    expect(await cleanHtml('<table><tr><td>t')).toBe('<table><tr><td>t</td></tr></table>')
    expect(await cleanHtml('<p><em>u</p>v')).toBe('<p><em>u</em></p>v')
  })

  test('keeps links of ours, and marks those that lead elsewhere', async () => {
    const text = '<a href="/about-us">a</a><a href="https://maker.example" target="_blank">b</a>'
    expect(await cleanHtml(text)).toBe(
      '<a href="/about-us">a</a><a href="https://maker.example" rel="noopener nofollow ugc">b</a>',
    )
  })
})
