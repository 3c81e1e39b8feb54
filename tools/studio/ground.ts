import sharp from 'sharp'

const side = 640

/** A quiet empty set: what stands in for a picture that nobody has rendered yet. */
export function ground(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#f1ede6"/><stop offset=".66" stop-color="#ebe6dd"/><stop offset="1" stop-color="#e0d9cd"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
