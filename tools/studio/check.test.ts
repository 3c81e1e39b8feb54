import { describe, expect, test } from 'vitest'
import type { MadePicture, PictureList } from '#market/seed/pictures.ts'
import { found } from '#market/seed/from-catalogue/source.ts'
import { shownFaults } from './check.ts'
import { readCatalogue, readPictureList } from './files.ts'

const catalogue = readCatalogue()
const shown = readPictureList()
const [table, swatch] = ['side-table-dot/sage', 'powder-sage']
const [wide, narrow] = ['rooms/slow-sunday-wide', 'rooms/slow-sunday-narrow']
const pinned = found(Object.keys(pictureOf(wide).pins ?? {})[0], 'something of the room')

describe('the pictures that the shop shows', () => {
  test('are complete, final, and within the budget', () => {
    expect(shownFaults(catalogue, { list: shown, wantFinal: true })).toEqual([])
  })
})

describe('a shop', () => {
  test('without a picture of a variant is not complete', () => {
    expect(faultsOf({ pictures: without(shown.pictures, table) })).toContain(`${table} has no picture`)
  })

  test('without the swatch of a finish is not complete', () => {
    expect(faultsOf({ chips: without(shown.chips, swatch) })).toContain(`the finish ${swatch} has no swatch`)
  })

  test('with a draft is good until it shall be final', () => {
    const list = { ...shown, pictures: { ...shown.pictures, [table]: { ...pictureOf(table), quality: 'draft' as const } } }
    expect(shownFaults(catalogue, { list, wantFinal: false })).toEqual([])
    expect(shownFaults(catalogue, { list, wantFinal: true })).toEqual([`${table} is a draft`])
  })

  test('whose files and list differ is not in order', () => {
    const [file] = Object.values(shown.models).map((model) => model.file)
    expect(faultsOf({ models: {} })).toContain(`${file} is there and not listed`)
    expect(faultsOf({ pictures: { ...shown.pictures, [table]: { ...pictureOf(table), file: 'p/gone', widths: [320] } } })).toContain(
      'p/gone-320.avif is listed and not there',
    )
  })

  test('whose room hides a product from both eyes is not in order', () => {
    const hidden = { ...shown.pictures, [wide]: { ...pictureOf(wide), pins: {} }, [narrow]: { ...pictureOf(narrow), pins: {} } }
    expect(faultsOf({ pictures: hidden })).toContain(`${pinned} shows in no picture of slow-sunday`)
  })

  test('whose room pins a product beside its box is not in order', () => {
    const beside = { box: [0, 0, 0.1, 0.1], pin: [0.5, 0.5] } satisfies NonNullable<MadePicture['pins']>[string]
    const astray = { ...shown.pictures, [wide]: { ...pictureOf(wide), pins: { ...pictureOf(wide).pins, [pinned]: beside } } }
    expect(faultsOf({ pictures: astray })).toEqual([`the pin of ${pinned} in slow-sunday lies outside its box or the picture`])
  })
})

function faultsOf(altered: Partial<PictureList>): string[] {
  return shownFaults(catalogue, { list: { ...shown, ...altered }, wantFinal: true })
}

function pictureOf(key: string): MadePicture {
  return found(shown.pictures[key], key)
}

function without<Value>(entries: Record<string, Value>, key: string): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([one]) => one !== key))
}
