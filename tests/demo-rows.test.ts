import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueSchema } from '#market/seed/catalogue.ts'
import { listedBySite } from '#market/seed/from-catalogue/assortments.ts'
import { pastsOf } from '#market/seed/from-catalogue/pasts.ts'
import { seededTables } from '#market/seed/from-catalogue/tables.ts'
import { pictureListSchema } from '#market/seed/pictures.ts'

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))

const source = {
  catalogue: catalogueSchema.parse(readJson('studio/catalogue.json')),
  pictures: pictureListSchema.parse(readJson('market/seed/pictures.json')),
}

test('the demo’s rows are those that npm run seed:build makes of the catalogue', () => {
  const kept = readJson('market/seed/made/tables.json')
  // Compared as text: a difference of two such tables is nothing that a person reads.
  expect(JSON.stringify(kept) === JSON.stringify(seededTables(source))).toBe(true)
  expect(readJson('market/seed/made/assortments.json')).toEqual(listedBySite(source))
  expect(readJson('market/seed/made/customers.json')).toEqual(pastsOf(source))
})

test('a picture’s address is short, since a list names many', () => {
  const long = Object.values(source.pictures.pictures).filter(
    ({ file }) => `/media/${file}-1200.avif`.length > 90,
  )
  expect(long.map(({ file }) => file)).toEqual([])
})
