import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueSchema } from '../catalogue.ts'
import { pictureListSchema } from '../pictures.ts'
import { finishesOnModel, swatchOnModel } from './model-finishes.ts'
import { pieces } from './source.ts'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root))
const source = {
  catalogue: catalogueSchema.parse(JSON.parse(read('studio/catalogue.json').toString())),
  pictures: pictureListSchema.parse(JSON.parse(read('market/seed/pictures.json').toString())),
}

const pieceOf = (id: string) => {
  const piece = pieces(source).find((one) => one.id === id)
  if (!piece) throw new Error(`The catalogue has no ${id}.`)
  return piece
}

test('a variant says what it wears in the place of what its model was made of', () => {
  expect(finishesOnModel(source, pieceOf('armchair-odense-ivory-boucle-oak'))).toEqual([
    { material: 'leather #985731', surface: 'boucle', colour: '#e3daca' },
    { material: 'wood walnut', surface: 'wood', colour: '#b08861' },
  ])
})

test('the largest part of every model is a material that its file has', () => {
  const missing = Object.entries(source.pictures.models).flatMap(([slug, { file }]) => {
    const fbx = read(`public/media/${file}`).toString('latin1')
    const [piece] = pieces(source).filter(({ product }) => product.slug === slug)
    const worn = piece ? finishesOnModel(source, piece).map(({ material }) => material) : []
    return worn.some((material) => fbx.includes(`${material}\0\x01Material`))
      ? []
      : [`${slug}: ${worn.join(', ')}`]
  })
  expect(missing).toEqual([])
})

test('a swatch dresses the largest part', () => {
  expect(swatchOnModel(source, pieceOf('sofa-alder-moss-weave'), 'velvet-emerald')).toEqual([
    { material: 'fabric #BFB29E', surface: 'velvet', colour: '#24564a' },
  ])
})

test('what has no model wears nothing', () => {
  const [without] = pieces(source).filter(({ product }) => !source.pictures.models[product.slug])
  expect(without && finishesOnModel(source, without)).toEqual([])
})
