import { box, darker, lighter, line, oval } from './ink.ts'

/** A square of 240 of a material in a colour. */
type Texture = (colour: string) => string

const grain: Texture = (colour) =>
  line(
    'M0 30Q80 10 240 34M0 70Q120 40 240 74M0 104Q70 130 150 104T240 116M0 150Q100 176 240 142M0 190Q140 160 240 196M0 222Q90 206 240 226',
    darker(colour, 0.16),
    4,
  ) + line('M120 104q14-10 30 0q-14 12-30 0', darker(colour, 0.3), 4)

const weave: Texture = (colour) =>
  line(
    rows((at) => `M0 ${at}H240`),
    darker(colour, 0.1),
    5,
  ) +
  line(
    rows((at) => `M${at} 0V240`),
    lighter(colour, 0.14),
    4,
  )

const pile: Texture = (colour) =>
  oval([80, 70, 150, 60], lighter(colour, 0.14)) + oval([190, 190, 130, 60], darker(colour, 0.16))

const loops: Texture = (colour) =>
  line(
    rows((at) => [10, 58, 106, 154, 202].map((x) => `M${x + (at % 48)} ${at}q12-16 24 0t-24 0`).join('')),
    darker(colour, 0.12),
    4,
  )

const brushed: Texture = (colour) =>
  box([0, 0, 90, 240], lighter(colour, 0.2)) +
  line(
    rows((at) => `M0 ${at}H240`),
    darker(colour, 0.08),
    2,
  )

const veined: Texture = (colour) =>
  line('M-10 60Q60 40 110 110T250 150M40 250Q90 170 110 110M150 -10Q170 60 240 80', darker(colour, 0.26), 4)

const speckled: Texture = (colour) =>
  line(
    rows((at) => `M${(at * 7) % 230} ${at}h0M${(at * 13 + 90) % 230} ${at + 9}h0`),
    darker(colour, 0.34),
    6,
  )

const clear: Texture = (colour) => line('M-20 180L180 -20M60 260L260 60', lighter(colour, 0.5), 26)

const cloudy: Texture = (colour) =>
  oval([70, 90, 90, 70], lighter(colour, 0.2)) + oval([180, 170, 80, 60], darker(colour, 0.06))

const textures: Record<string, Texture> = {
  wood: grain,
  oak: grain,
  ash: grain,
  walnut: grain,
  pine: grain,
  teak: grain,
  textile: weave,
  linen: weave,
  wool: weave,
  velvet: pile,
  boucle: loops,
  metal: brushed,
  steel: brushed,
  brass: brushed,
  marble: veined,
  stoneware: speckled,
  glass: clear,
  lime: cloudy,
  paper: cloudy,
}

export function drawTexture(material: string, colour: string): string {
  const texture = textures[material]
  if (!texture) throw new Error(`There is no texture for ${material}.`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${box([0, 0, 240, 240], colour)}${texture(colour)}</svg>\n`
}

function rows(each: (at: number) => string): string {
  return Array.from({ length: 15 }, (_, row) => each(row * 16 + 8)).join('')
}
