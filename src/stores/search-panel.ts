import { atom } from 'nanostores'

/** As usual: beside the products where there is room, and else away until somebody asks for it. */
export const $panel = atom<'usual' | 'open' | 'closed'>('usual')

export function openPanel(): void {
  $panel.set('open')
}

export function closePanel(): void {
  $panel.set('closed')
}
