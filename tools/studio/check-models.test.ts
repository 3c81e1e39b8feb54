import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { found } from '#market/seed/from-catalogue/source.ts'
import { modelFaultsOf, shapeFaults } from './check-models.ts'
import { mediaPath, readCatalogue, readPictureList } from './files.ts'

const { products } = readCatalogue()
const models = Object.entries(readPictureList().models)

/** Some thirty files of a few hundred kilobytes, on a machine that may be busy. */
const patience = 60_000

describe('the 3D models that the shop shows', () => {
  test('load, stand upright on the ground, and are as large as what is sold', () => {
    const faults = models.flatMap(([slug, { file }]) => {
      const product = found(
        products.find((one) => one.slug === slug),
        slug,
      )
      return existsSync(mediaPath(file)) ? modelFaultsOf(product, readFileSync(mediaPath(file))) : [`${file} is missing`]
    })
    expect(faults).toEqual([])
  }, patience)
})

describe('a model', () => {
  const dims = { width: 500, depth: 400, height: 750 }

  test('of the right size, on the ground, with a named material is good', () => {
    expect(shapeFaults('box', box({ metres: [0.5, 0.75, 0.4] }), dims)).toEqual([])
  })

  test('that lies on its side is not', () => {
    expect(shapeFaults('box', box({ metres: [0.5, 0.4, 0.75] }), dims)).toEqual([
      'box: height of the model is 400 mm, sold as 750',
      'box: depth of the model is 750 mm, sold as 400',
    ])
  })

  test('in centimetres, in the air or without a name for its material is not', () => {
    expect(shapeFaults('box', box({ metres: [50, 75, 40] }), dims)).toHaveLength(3)
    expect(shapeFaults('box', box({ metres: [0.5, 0.75, 0.4], lift: 0.2 }), dims)).toEqual([
      'box: the model does not stand on the ground, but 0.200 m off',
    ])
    expect(shapeFaults('box', box({ metres: [0.5, 0.75, 0.4], material: 'Material.001' }), dims)).toEqual([
      'box: the model has a material without a name',
    ])
  })

  test('whose faces are shaded as if they looked elsewhere is not', () => {
    expect(shapeFaults('box', box({ metres: [0.5, 0.75, 0.4], shaded: 'upwards' }), dims)).toEqual([
      'box: 83.3 % of the model is shaded as if it looked elsewhere',
    ])
  })

  test('that is no FBX says so', () => {
    const [fault] = shapeFaults('box', new TextEncoder().encode('a drawing of a box'), dims)
    expect(fault).toMatch(/^the model of box does not load: /)
  })
})

interface Box {
  metres: [number, number, number]
  lift?: number
  material?: string
  shaded?: 'upwards'
}

/** The plainest FBX there is: one box, one material. */
function box({ metres: [x, y, z], lift = 0, material = 'oak', shaded }: Box): Uint8Array {
  const corners = [0, y].flatMap((up) => [-z / 2, z / 2].flatMap((deep) => [-x / 2, x / 2].flatMap((wide) => [wide, up + lift, deep])))
  const faces = [0, 1, 3, -3, 4, 6, 7, -6, 0, 4, 5, -2, 2, 3, 7, -7, 0, 2, 6, -5, 1, 5, 7, -4]
  return new TextEncoder().encode(`; FBX 7.4.0 project file
FBXHeaderExtension:  {
	FBXHeaderVersion: 1003
	FBXVersion: 7400
}
Objects:  {
	Geometry: 1, "Geometry::box", "Mesh" {
		Vertices: *${corners.length} {
			a: ${corners.join(',')}
		}
		PolygonVertexIndex: *${faces.length} {
			a: ${faces.join(',')}
		}
		GeometryVersion: 124${shaded ? upwards(faces.length) : ''}
		LayerElementMaterial: 0 {
			Version: 101
			Name: ""
			MappingInformationType: "AllSame"
			ReferenceInformationType: "IndexToDirect"
			Materials: *1 {
				a: 0
			}
		}
		Layer: 0 {
			Version: 100
			LayerElement:  {
				Type: "LayerElementMaterial"
				TypedIndex: 0
			}${shaded ? normalLayer : ''}
		}
	}
	Model: 2, "Model::box", "Mesh" {
		Version: 232
	}
	Material: 3, "Material::${material}", "" {
		Version: 102
		ShadingModel: "lambert"
		Properties70:  {
			P: "DiffuseColor", "Color", "", "A",0.5,0.4,0.3
		}
	}
}
Connections:  {
	C: "OO",2,0
	C: "OO",1,2
	C: "OO",3,2
}
`)
}

/** A normal for every corner of every face, upwards. */
function upwards(corners: number): string {
  return `
		LayerElementNormal: 0 {
			Version: 101
			Name: ""
			MappingInformationType: "ByPolygonVertex"
			ReferenceInformationType: "Direct"
			Normals: *${corners * 3} {
				a: ${Array.from({ length: corners }, () => '0,1,0').join(',')}
			}
		}`
}

const normalLayer = `
			LayerElement:  {
				Type: "LayerElementNormal"
				TypedIndex: 0
			}`
