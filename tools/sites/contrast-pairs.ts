import type { SiteTheme } from '#contract/site.ts'

type Colour = Exclude<keyof SiteTheme, 'display' | 'text' | 'radius'>

export interface Pair {
  ink: Colour
  ground: Colour
  atLeast: number
}

const text = 4.5
const shape = 3

/** Every pair of colours that the styles put together. Hairlines (`line`) are decoration and have no bar. */
export const pairsInUse: readonly Pair[] = [
  ...(['paper', 'paper2'] as const).flatMap((ground) =>
    (['ink', 'ink2', 'accent', 'sale', 'ok', 'no'] as const).map((ink) => ({ ink, ground, atLeast: text })),
  ),
  { ink: 'onAccent', ground: 'accent', atLeast: text },
  // A button turned round and a chip: the ground as text on the ink.
  { ink: 'paper', ground: 'ink', atLeast: text },
  // The focus ring is drawn in the accent; around a filled button it lies on the paper beside it.
  { ink: 'accent', ground: 'paper', atLeast: shape },
]
