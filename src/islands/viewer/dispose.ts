import { type Material, Mesh, type Object3D } from 'three'

/** The device's memory isn't given back by forgetting what holds it. */
export function dispose(scene: Object3D): void {
  scene.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.geometry.dispose()
    const materials: Material | Material[] = part.material
    for (const material of [materials].flat()) material.dispose()
  })
}
