import { expect, test } from 'vitest'
import { groundOf, imageOf } from './picture.ts'

const stool = { url: '/media/p/stool-2-1f2e3d-640.avif', width: 640, height: 480 }

test('a picture of several widths names each of them', () => {
  expect(imageOf({ ...stool, widths: [320, 640, 1200] })).toEqual({
    src: '/media/p/stool-2-1f2e3d-640.avif',
    srcset:
      '/media/p/stool-2-1f2e3d-320.avif 320w,/media/p/stool-2-1f2e3d-640.avif 640w,/media/p/stool-2-1f2e3d-1200.avif 1200w',
    width: 640,
    height: 480,
  })
})

test('a picture of one size has nothing to choose from', () => {
  expect(imageOf({ ...stool, widths: [] })).toEqual({ src: stool.url, width: 640, height: 480 })
})

test('a small place names nothing larger than it can use', () => {
  const { srcset } = imageOf({ ...stool, widths: [320, 640, 1200] }, 640)
  expect(srcset).toBe('/media/p/stool-2-1f2e3d-320.avif 320w,/media/p/stool-2-1f2e3d-640.avif 640w')
})

test('the ground of a small place is the nearest colour of three digits', () => {
  expect(groundOf({ colour: '#cfbdb5' })).toBe('#cbb')
  expect(groundOf({ colour: '#ffffff' })).toBe('#fff')
  expect(groundOf({ colour: '#000800' })).toBe('#000')
})
