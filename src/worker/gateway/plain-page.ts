/** A page that needs no site, no upstream and no style: it must stand when all else is down. */
export function plainPage(status: number, title: string, sentence: string): Response {
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${sentence}</p>
  </body>
</html>
`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
