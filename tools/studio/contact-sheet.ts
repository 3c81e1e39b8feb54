import { mkdirSync } from 'node:fs'
import sharp from 'sharp'
import type { Catalogue } from '#market/seed/catalogue.ts'
import type { PictureList } from '#market/seed/pictures.ts'
import { inProject } from '../root.ts'
import { mediaPath, readPictureList } from './files.ts'
import { type Ledgers, readLedgers, renderOf } from './renders.ts'
import { matches, type WantedPicture, wantedPictures } from './wanted.ts'

const cell = { width: 200, height: 222, picture: 196 }
const columns = 12

/** Every picture of what is asked for on one sheet, with its name; what is missing is an empty frame. Its path. */
export async function contactSheet(catalogue: Catalogue, only: string): Promise<string> {
  const wanted = wantedPictures(catalogue).filter(({ key }) =>
    matches(key.replace(/^(rooms|vignettes)\//, '').split('/')[0] ?? '', only),
  )
  const known = { list: readPictureList(), ledgers: readLedgers() }
  const cells = await Promise.all(wanted.map((one) => cellOf(one, known)))
  const rows = Math.max(1, Math.ceil(cells.length / columns))
  const sheet = sharp({
    create: { width: columns * cell.width, height: rows * cell.height, channels: 3, background: '#ffffff' },
  })
  const path = inProject('studio', 'renders', 'contact-sheet.jpg')
  mkdirSync(inProject('studio', 'renders'), { recursive: true })
  await sheet
    .composite(
      cells.map((input, at) => ({
        input,
        left: (at % columns) * cell.width,
        top: Math.floor(at / columns) * cell.height,
      })),
    )
    .jpeg({ quality: 82 })
    .toFile(path)
  return path
}

interface Known {
  list: PictureList
  ledgers: Ledgers
}

async function cellOf(wanted: WantedPicture, known: Known): Promise<Buffer> {
  const picture = await pictureOf(wanted.key, known)
  const frame = picture ? '' : `<rect x="2.5" y="2.5" width="195" height="195" fill="none" stroke="#b33"/>`
  const label = wanted.label.length > 34 ? `${wanted.label.slice(0, 33)}…` : wanted.label
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.height}">
    <rect width="100%" height="100%" fill="#fff"/>${frame}
    <text x="4" y="213" font-family="sans-serif" font-size="10.5" fill="#222">${label.replaceAll('&', '&amp;')}</text></svg>`
  return sharp(Buffer.from(svg))
    .composite(picture ? [{ input: picture, left: 2, top: 2 }] : [])
    .png()
    .toBuffer()
}

/** The render itself where it is at hand, otherwise what the shop shows. */
async function pictureOf(key: string, { list, ledgers }: Known): Promise<Buffer | undefined> {
  const made = list.pictures[key]
  const path = renderOf(key, ledgers, made)?.path ?? (made && mediaPath(`${made.file}-${made.widths.at(-1)}.avif`))
  if (!path) return undefined
  const size = { width: cell.picture, height: cell.picture, fit: 'contain' as const, background: '#fff' }
  return sharp(path).removeAlpha().resize(size).png().toBuffer()
}

