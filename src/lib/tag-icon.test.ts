import { expect, test } from 'vitest'
import { tagIcon } from './tag-icon.ts'

test.each([
  ['Hollin & Fell', 'HF'],
  ['Shizuka', 'SH'],
  ['Pom and Pebble', 'PA'],
  ['Été', 'ÉT'],
  ['Z', 'Z'],
  ['—', ''],
])('the icon of %s is %s', (name, icon) => {
  expect(tagIcon(name)).toBe(icon)
})
