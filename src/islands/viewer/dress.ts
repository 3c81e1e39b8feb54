import { DoubleSide, type Material, Mesh, MeshStandardMaterial, type Object3D } from 'three'
import type { readFinishes } from '#lib/model.ts'

type Finishes = ReturnType<typeof readFinishes>

interface Surface {
  roughness: number
  metalness?: number
  /** Less than 1 lets through what is behind. */
  opacity?: number
  /** How much of its own colour it gives off. */
  glow?: number
}

/** What each sort of surface is like to light; what isn't named is matt. */
const surfaces: Record<string, Surface> = {
  wood: { roughness: 0.5 },
  paint: { roughness: 0.42 },
  chalk: { roughness: 0.85 },
  lacquer: { roughness: 0.14 },
  leather: { roughness: 0.46 },
  metal: { roughness: 0.28, metalness: 1 },
  gilt: { roughness: 0.34, metalness: 1 },
  mirror: { roughness: 0.12, metalness: 0.5 },
  powder: { roughness: 0.48 },
  enamel: { roughness: 0.14 },
  plastic: { roughness: 0.36 },
  ceramic: { roughness: 0.25 },
  marble: { roughness: 0.22 },
  terrazzo: { roughness: 0.3 },
  glass: { roughness: 0.04, opacity: 0.32 },
  shade: { roughness: 0.9, glow: 0.25 },
  bulb: { roughness: 0.5, glow: 1 },
  velvet: { roughness: 0.72 },
  rattan: { roughness: 0.45 },
}
const matt: Surface = { roughness: 0.92 }

/** Gives a model materials that light falls on as in life, and lets it wear others. */
export function dress(model: Object3D): (finishes: Finishes) => void {
  const own = new Map<string, MeshStandardMaterial>()
  const colours = new Map<string, string>()
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.castShadow = true
    part.receiveShadow = true
    const old: Material | Material[] = part.material
    const [first] = [old].flat()
    const name = nameOf(first?.name ?? '')
    const material = own.get(name) ?? new MeshStandardMaterial({ name, side: DoubleSide })
    own.set(name, material)
    colours.set(name, colourOf(first))
    for (const one of [old].flat()) one.dispose()
    part.material = material
  })
  return (finishes) => {
    for (const [name, material] of own) {
      const worn = finishes.get(name)
      const surface = worn?.surface ?? name.split(' ')[0] ?? ''
      paint(material, surfaces[surface] ?? matt, worn?.colour ?? colours.get(name) ?? '#cccccc')
    }
  }
}

/** Without the number by which Blender tells two of one name apart. */
function nameOf(name: string): string {
  return name.replace(/\.\d{3}$/, '')
}

function colourOf(material: Material | undefined): string {
  return material && 'color' in material && isColour(material.color)
    ? `#${material.color.getHexString()}`
    : '#cccccc'
}

function isColour(value: unknown): value is { getHexString: () => string } {
  return typeof value === 'object' && value !== null && 'getHexString' in value
}

function paint(material: MeshStandardMaterial, surface: Surface, colour: string): void {
  const { roughness, metalness = 0, opacity = 1, glow = 0 } = surface
  material.color.set(colour)
  material.emissive.set(colour)
  Object.assign(material, {
    roughness,
    metalness,
    opacity,
    transparent: opacity < 1,
    depthWrite: opacity === 1,
    emissiveIntensity: glow,
    needsUpdate: true,
  })
}
