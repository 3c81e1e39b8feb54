import { grandBed, houseBed, platformBed } from './beds.ts'
import { mirror, paint, rug, wallpaper } from './decor.ts'
import type { Look } from './ink.ts'
import { floorLamp, pendant, tableLamp } from './lights.ts'
import { diningChair, gardenChair, loungeChair, sofa, tubChair } from './seating.ts'
import { bookcase, dresser, sideboard, washstand } from './storage.ts'
import { desk, diningTable, drumTable, frameTable, trestleTable } from './tables.ts'

interface Drawing {
  draw: (look: Look) => string
  /** Half its width on the floor; 0 for what hangs. */
  shadow: number
}

/** By the name that the products table uses. */
export const drawings: Record<string, Drawing | undefined> = {
  sofa: { draw: sofa, shadow: 480 },
  'lounge-chair': { draw: loungeChair, shadow: 300 },
  'tub-chair': { draw: tubChair, shadow: 320 },
  'dining-chair': { draw: diningChair, shadow: 270 },
  'garden-chair': { draw: gardenChair, shadow: 350 },
  'dining-table': { draw: diningTable, shadow: 460 },
  'trestle-table': { draw: trestleTable, shadow: 470 },
  'frame-table': { draw: frameTable, shadow: 470 },
  'drum-table': { draw: drumTable, shadow: 380 },
  desk: { draw: desk, shadow: 470 },
  'platform-bed': { draw: platformBed, shadow: 520 },
  'grand-bed': { draw: grandBed, shadow: 500 },
  'house-bed': { draw: houseBed, shadow: 420 },
  sideboard: { draw: sideboard, shadow: 470 },
  bookcase: { draw: bookcase, shadow: 300 },
  dresser: { draw: dresser, shadow: 350 },
  washstand: { draw: washstand, shadow: 0 },
  pendant: { draw: pendant, shadow: 0 },
  'floor-lamp': { draw: floorLamp, shadow: 260 },
  'table-lamp': { draw: tableLamp, shadow: 210 },
  rug: { draw: rug, shadow: 0 },
  mirror: { draw: mirror, shadow: 0 },
  paint: { draw: paint, shadow: 290 },
  wallpaper: { draw: wallpaper, shadow: 0 },
}
