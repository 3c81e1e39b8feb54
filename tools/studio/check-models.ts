import { existsSync, readFileSync } from 'node:fs'
import { Box3, type BufferGeometry, type Group, type Material, Mesh, Triangle, Vector3 } from 'three'
import { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js'
import type { Catalogue, Product } from '#market/seed/catalogue.ts'
import { found, measuresOf } from '#market/seed/from-catalogue/source.ts'
import type { PictureList } from '#market/seed/pictures.ts'
import { mediaPath } from './files.ts'

const fewest = 24
const mostBytes = 400_000
const tolerance = 0.02

/** Of a model's corners, at most as many as this may be shaded as if their face looked elsewhere by more than 53 degrees. */
const mostAstray = 0.003
const astray = 0.6

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

/** It loads in the shop's own loader, upright and in metres, as large as the product is sold, shaded as it lies, and is not heavy. */
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
    ...shadingFaults(slug, model),
  ]
}

function materialsOf(model: Group): Material[] {
  return meshesOf(model).flatMap(({ material }) => material)
}

function shadingFaults(slug: string, model: Group): string[] {
  const corners = meshesOf(model).flatMap(({ geometry }) => (geometry.hasAttribute('normal') ? leaningsOf(geometry) : []))
  const share = corners.filter((leaning) => leaning < astray).length / corners.length
  return share > mostAstray ? [`${slug}: ${(share * 100).toFixed(1)} % of the model is shaded as if it looked elsewhere`] : []
}

/** For each corner of each face, the cosine between the face's own direction and the one it is shaded by. */
function leaningsOf(geometry: BufferGeometry): number[] {
  const [places, normals] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  return Array.from({ length: Math.floor(places.count / 3) }, (_, face) => [0, 1, 2].map((corner) => face * 3 + corner)).flatMap((corners) => {
    const [a, b, c] = corners.map((corner) => new Vector3().fromBufferAttribute(places, corner))
    const across = a && b && c ? new Triangle(a, b, c).getNormal(new Vector3()) : new Vector3()
    return across.length() > 0 ? corners.map((corner) => across.dot(new Vector3().fromBufferAttribute(normals, corner))) : []
  })
}

function meshesOf(model: Group): Mesh[] {
  const meshes: Mesh[] = []
  model.traverse((node) => {
    if (node instanceof Mesh) meshes.push(node)
  })
  return meshes
}
