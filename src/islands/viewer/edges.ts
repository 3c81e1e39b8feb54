import { type Box3, type PerspectiveCamera, Vector3 } from 'three'

export interface Point {
  x: number
  y: number
}

/** What can be measured, from end to end, and the middle of all. */
export interface Edges {
  middle: Point
  ends: Record<'width' | 'height' | 'length', readonly [Point, Point]>
}

/** In front at the bottom, at the left upwards, and at the right to the back, a little off the model. */
export function edgesOf(
  { min, max }: Box3,
  { camera, place }: { camera: PerspectiveCamera; place: HTMLElement },
): Edges {
  const off = (max.x - min.x + max.y - min.y + max.z - min.z) * 0.02
  const onScreen = (x: number, y: number, z: number): Point => {
    const at = new Vector3(x, y, z).project(camera)
    return { x: ((at.x + 1) / 2) * place.clientWidth, y: ((1 - at.y) / 2) * place.clientHeight }
  }
  return {
    middle: onScreen((min.x + max.x) / 2, (min.y + max.y) / 2, (min.z + max.z) / 2),
    ends: {
      width: [onScreen(min.x, min.y, max.z + off), onScreen(max.x, min.y, max.z + off)],
      length: [onScreen(max.x + off, min.y, max.z), onScreen(max.x + off, min.y, min.z)],
      height: [onScreen(min.x - off, min.y, max.z), onScreen(min.x - off, max.y, max.z)],
    },
  }
}
