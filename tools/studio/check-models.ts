import { existsSync, readFileSync } from 'node:fs'
import { Box3, type Material, Mesh, Vector3 } from 'three'
import { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js'
import type { Catalogue, Product } from '#market/seed/catalogue.ts'
import { found, measuresOf } from '#market/seed/from-catalogue/source.ts'
import type { PictureList } from '#market/seed/pictures.ts'
import { mediaPath } from './files.ts'

const fewest = 24
const mostBytes = 400_000
const tolerance = 0.02

/** What Blender calls a material that nobody has named. */
const nameless = /^(Material(\.\d+)?)?$/

/** Each model is there and in order, and there are enough of them. */
export function modelFaults({ products }: Catalogue, { models }: PictureList): string[] {
  const faults = Object.entries(models).flatMap(([slug, { file }]) => {
    const product = products.find((one) => one.slug === slug)
    if (!product || !existsSync(mediaPath(file))) return [`${file} has no product or is not there`]
    return modelFaultsOf(product, readFileSync(mediaPath(file)))
  })
  const count = Object.keys(models).length
  return count < fewest ? [...faults, `only ${count} products have a 3D model, not ${fewest}`] : faults
}

/** It loads in the shop's own loader, upright and in metres, as large as the product is sold, and is not heavy. */
export function modelFaultsOf(product: Product, fbx: Uint8Array): string[] {
  const variant = found(product.variants[0], `a variant of ${product.slug}`)
  const heavy = fbx.length > mostBytes ? [`the model of ${product.slug} is heavier than ${mostBytes} bytes`] : []
  return [...heavy, ...shapeFaults(product.slug, fbx, measuresOf({ product, variant }))]
}

export function shapeFaults(slug: string, fbx: Uint8Array, dims: Product['dims']): string[] {
  const copy = new Uint8Array(fbx).buffer
  let model
  try {
    model = new FBXLoader().parse(copy, '')
  } catch (error) {
    return [`the model of ${slug} does not load: ${error instanceof Error ? error.message : String(error)}`]
  }
  const box = new Box3().setFromObject(model)
  const size = box.getSize(new Vector3())
  const wrong = (
    [
      ['width', size.x, dims.width],
      ['height', size.y, dims.height],
      ['depth', size.z, dims.depth],
    ] as const
  ).filter(([, metres, sold]) => Math.abs(metres * 1000 - sold) > Math.max(sold * tolerance, 5))
  return [
    ...wrong.map(([side, metres, sold]) => `${slug}: ${side} of the model is ${Math.round(metres * 1000)} mm, sold as ${sold}`),
    ...(Math.abs(box.min.y) > 0.01 ? [`${slug}: the model does not stand on the ground, but ${box.min.y.toFixed(3)} m off`] : []),
    ...(materialsOf(model).some(({ name }) => nameless.test(name)) ? [`${slug}: the model has a material without a name`] : []),
    ...(materialsOf(model).length === 0 ? [`${slug}: the model has no material`] : []),
  ]
}

function materialsOf(model: { traverse: (visit: (node: unknown) => void) => void }): Material[] {
  const materials: Material[] = []
  model.traverse((node) => {
    if (node instanceof Mesh) materials.push(...[node.material].flat())
  })
  return materials
}
