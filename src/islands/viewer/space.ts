import {
  Box3,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Sphere,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js'
import type { readFinishes } from '#lib/model.ts'
import { dress } from './dress.ts'
import { dispose } from './dispose.ts'
import { type Edges, edgesOf } from './edges.ts'
import { light } from './light.ts'

/** The model where it can be turned: everything that holds memory of the device lies behind this. */
export interface Space {
  wear: (finishes: ReturnType<typeof readFinishes>) => void
  /** To the left and upwards, in radians. */
  turn: (left: number, up: number) => void
  /** More than 1 comes closer. */
  zoom: (times: number) => void
  reset: () => void
  /** Where the model's edges lie on the screen. */
  edges: () => Edges
  dispose: () => void
}

interface Opening {
  file: ArrayBuffer
  /** The device has taken back what was drawn. */
  lost: () => void
  /** It was drawn anew. */
  changed: (space: Space) => void
}

/** At the bottom the controls lie over what is drawn; the model stands above them. In pixels. */
const controlsRoom = 60

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Throws where the file is no model. */
export function openSpace(place: HTMLElement, opening: Opening): Space {
  return new ModelSpace(place, opening)
}

class ModelSpace implements Space {
  readonly wear: Space['wear']
  readonly #place: HTMLElement
  readonly #renderer: WebGLRenderer
  readonly #scene = new Scene()
  readonly #lights: { dispose: () => void }
  readonly #camera = new PerspectiveCamera(28, 1, 0.01, 100)
  readonly #controls: OrbitControls
  readonly #box: Box3
  readonly #opening: Opening
  readonly #watching = new ResizeObserver(() => this.#fit())
  #frame = 0

  constructor(place: HTMLElement, opening: Opening) {
    const model = new FBXLoader().parse(opening.file, '')
    this.#box = new Box3().setFromObject(model)
    if (this.#box.isEmpty())
      throw new Error('The file holds nothing that can be seen: export the model again.')
    const wear = dress(model)
    this.wear = (finishes) => {
      wear(finishes)
      this.#draw()
    }
    this.#place = place
    this.#opening = opening
    this.#renderer = makeRenderer(place)
    this.#scene.add(model)
    this.#lights = light(this.#scene, { renderer: this.#renderer, box: this.#box })
    this.#controls = makeControls(this.#camera, this.#renderer.domElement)
    this.#controls.addEventListener('change', this.#draw)
    this.#renderer.domElement.addEventListener('webglcontextlost', opening.lost)
    this.#watching.observe(place)
    this.#fit()
    this.reset()
  }

  turn(left: number, up: number): void {
    this.#controls.rotateLeft(left)
    this.#controls.rotateUp(up)
    this.#draw()
  }

  zoom(times: number): void {
    this.#controls.dollyIn(times)
    this.#draw()
  }

  reset(): void {
    const { center, radius } = this.#box.getBoundingSphere(new Sphere())
    const height = Math.max(this.#place.clientHeight, 2 * controlsRoom)
    const away = (distanceTo(radius, this.#camera) * height) / (height - controlsRoom)
    this.#controls.target.copy(center)
    this.#controls.minDistance = away * 0.35
    this.#controls.maxDistance = away * 1.6
    this.#camera.position.setFromSphericalCoords(away, 1.32, 0.55).add(center)
    this.#camera.near = away / 50
    this.#camera.far = away * 10
    this.#camera.updateProjectionMatrix()
    this.#controls.update()
    this.#draw()
  }

  edges(): Edges {
    return edgesOf(this.#box, { camera: this.#camera, place: this.#place })
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    const { domElement: canvas } = this.#renderer
    canvas.removeEventListener('webglcontextlost', this.#opening.lost)
    this.#watching.disconnect()
    this.#controls.dispose()
    this.#lights.dispose()
    dispose(this.#scene)
    this.#renderer.dispose()
    this.#renderer.forceContextLoss()
    canvas.remove()
  }

  /** Once a frame at most; what still swings asks for the next one. */
  #draw = (): void => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0
      this.#controls.update()
      this.#renderer.render(this.#scene, this.#camera)
      this.#opening.changed(this)
    })
  }

  #fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#place
    if (width === 0 || height === 0) return
    this.#camera.aspect = width / height
    this.#camera.setViewOffset(width, height, 0, controlsRoom / 2, width, height)
    this.#renderer.setSize(width, height, false)
    this.#draw()
  }
}

function makeRenderer(place: HTMLElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true })
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
  renderer.toneMapping = NeutralToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  // Nothing moves but the eye.
  renderer.shadowMap.autoUpdate = false
  renderer.shadowMap.needsUpdate = true
  place.prepend(renderer.domElement)
  return renderer
}

function makeControls(camera: PerspectiveCamera, canvas: HTMLCanvasElement): OrbitControls {
  const controls = new OrbitControls(camera, canvas)
  controls.enablePan = false
  controls.enableDamping = !isCalm()
  controls.dampingFactor = 0.12
  controls.minPolarAngle = 0.1
  // Never from below the floor.
  controls.maxPolarAngle = Math.PI / 2 - 0.02
  // The styles say which gestures are the page's.
  canvas.style.removeProperty('touch-action')
  return controls
}

/** So far that all of it is seen, however narrow the window. */
function distanceTo(radius: number, { fov, aspect }: PerspectiveCamera): number {
  const half = (fov * Math.PI) / 360
  return (radius * 1.12) / Math.sin(Math.min(half, Math.atan(Math.tan(half) * aspect)))
}
