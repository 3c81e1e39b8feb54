import {
  type Box3,
  DirectionalLight,
  Mesh,
  PlaneGeometry,
  PMREMGenerator,
  type Scene,
  ShadowMaterial,
  Sphere,
  type WebGLRenderer,
} from 'three'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'

/** Of what is reflected: four times as much costs a weak device sixteen times the work before it shows anything. */
const sharpness = 64

interface Lit {
  renderer: WebGLRenderer
  box: Box3
}

/** A bright room all around, one light from the left as in the pictures, and a floor that only takes its shadow. */
export function light(scene: Scene, { renderer, box }: Lit): { dispose: () => void } {
  const { center, radius } = box.getBoundingSphere(new Sphere())
  const room = new RoomEnvironment()
  const generator = new PMREMGenerator(renderer)
  const surroundings = generator.fromScene(room, 0.04, 0.1, 100, { size: sharpness })
  generator.dispose()
  room.dispose()
  scene.environment = surroundings.texture
  scene.environmentIntensity = 0.5

  const key = new DirectionalLight('#fffaf2', 1.3)
  key.position.set(-0.9, 1.7, 1.2).multiplyScalar(radius).add(center)
  key.target.position.copy(center)
  key.castShadow = true
  key.shadow.mapSize.set(1024, 1024)
  key.shadow.radius = 6
  key.shadow.normalBias = radius * 0.01
  const { camera } = key.shadow
  Object.assign(camera, {
    left: -radius * 1.6,
    right: radius * 1.6,
    top: radius * 1.6,
    bottom: -radius * 1.6,
    near: radius * 0.1,
    far: radius * 6,
  })
  camera.updateProjectionMatrix()
  scene.add(key, key.target, floorUnder(box, radius))
  return {
    dispose() {
      surroundings.dispose()
      key.dispose()
    },
  }
}

function floorUnder({ min, max }: Box3, radius: number): Mesh {
  const floor = new Mesh(new PlaneGeometry(radius * 12, radius * 12), new ShadowMaterial({ opacity: 0.17 }))
  floor.rotation.x = -Math.PI / 2
  floor.position.set((min.x + max.x) / 2, min.y, (min.z + max.z) / 2)
  floor.receiveShadow = true
  return floor
}
