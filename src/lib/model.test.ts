import { describe, expect, test } from 'vitest'
import { modelOf, readFinishes, readMeasures, writeFinishes, writeMeasures } from './model.ts'

const oak = { material: 'wood oak', surface: 'wood', colour: '#b08861' }
const variant = { finishes: [oak], widthDim: 2180, heightDim: 830, lengthDim: null }
const fbx = { url: '/media/m/alder.FBX', bytes: 9 }

describe('a product’s model', () => {
  test('is the media item whose address ends in .fbx', () => {
    const product = { medias: [{ url: '/a.fbx.avif', bytes: null }, fbx] }
    expect(modelOf({ product, variant })).toEqual({
      ...fbx,
      finishes: [oak],
      measures: { width: 2180, height: 830, length: null },
    })
    expect(modelOf({ product: { medias: [] }, variant })).toBeUndefined()
  })

  test('wears its swatch over its variant', () => {
    const velvet = { ...oak, surface: 'velvet', colour: '#24564a' }
    const model = modelOf({ product: { medias: [fbx] }, variant, swatch: { finishes: [velvet] } })
    expect(readFinishes(writeFinishes(model?.finishes ?? []))).toEqual(
      new Map([['wood oak', { surface: 'velvet', colour: '#24564a' }]]),
    )
  })
})

describe('what an attribute says', () => {
  test('of finishes is read as it was written, whatever a material is called', () => {
    const odd = { material: 'fabric #E6DCC6 & 50% = é', surface: 'fabric striped', colour: '#E6DCC6' }
    const { material, ...worn } = odd
    expect(readFinishes(writeFinishes([odd]))).toEqual(new Map([[material, worn]]))
  })

  test('that is no finish is left out', () => {
    expect(readFinishes('wood=wood+url(x)&&=')).toEqual(new Map())
  })

  test('of measures is read as it was written', () => {
    const measures = { width: 2180, height: 830, length: null }
    expect(readMeasures(writeMeasures(measures))).toEqual(measures)
    expect(readMeasures('1e3x-4xtall')).toEqual({ width: null, height: null, length: null })
  })
})
