import { expect, test } from 'vitest'
import { themeRule } from './theme.ts'

const theme = {
  paper: '#FAF6EF',
  paper2: '#F2EADD',
  ink: '#2A211A',
  ink2: '#66584B',
  line: '#DFD3C2',
  accent: '#9A4326',
  onAccent: '#FFFFFF',
  sale: '#9A4326',
  ok: '#2F6B3A',
  no: '#A32020',
  display: 'Fraunces',
  text: 'Figtree',
  radius: '4px',
} as const

test('names every token of a face in one rule', () => {
  expect(themeRule(theme)).toContain('--paper-2:#F2EADD;--ink:#2A211A')
})

test('a browser’s own controls are light on a light ground and dark on a dark one', () => {
  expect(themeRule(theme)).toContain('color-scheme:light')
  expect(themeRule({ ...theme, paper: '#171411' })).toContain('color-scheme:dark')
})
