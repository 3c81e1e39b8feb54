/** What a cell's text means; undefined where it can't be that. */

/** `129`, `129.00 GBP`, `£1,299.00`: pence. */
export function readMoney(text: string): number | undefined {
  const said = /^£?\s*(\d{1,3}(?:,\d{3})+|\d{1,8})(?:\.(\d{1,2}))?\s*(?:GBP)?$/i.exec(text)
  if (!said) return undefined
  const [, pounds = '', pence = ''] = said
  return Number(pounds.replaceAll(',', '')) * 100 + Number(pence.padEnd(2, '0'))
}

/** `20`, `20 %` or `12.5%`: basis points. */
export function readShare(text: string): number | undefined {
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text) ?? []
  return percent === undefined ? undefined : Math.round(Number(percent) * 100)
}

/** `1.25` multiplies by it: basis points. */
export function readFactor(text: string): number | undefined {
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(text)) return undefined
  const points = Math.round(Number(text) * 10_000)
  return points > 0 ? points : undefined
}

export function readCount(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** In millimetres, with or without saying so. */
export function readLength(text: string): number | undefined {
  const [, digits] = /^(\d{1,6})\s*(?:mm)?$/i.exec(text) ?? []
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits)
}

const availabilities = {
  in_stock: 'active',
  active: 'active',
  preorder: 'active',
  backorder: 'active',
  out_of_stock: 'out_of_stock',
  order_by_email: 'order_by_email',
} as const
const availabilityByName = new Map(Object.entries(availabilities))

export function readAvailability(text: string) {
  return availabilityByName.get(text.toLowerCase().replaceAll(' ', '_'))
}

/** An article number of 8, 12, 13 or 14 digits, as one of 13; its last digit proves the others. */
export function readGtin(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined
  const whole = digits.padStart(14, '0')
  const sum = Array.from(whole, Number).reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0 && whole.startsWith('0') ? whole.slice(1) : undefined
}

export interface Shipping {
  charge: number
  method: string | undefined
}

/** `GB::Courier:4.99 GBP`, as a feed says it: country, region, service and price. Britain's, where it names several. */
export function readShipping(text: string): Shipping | undefined {
  const ways = text.split(',').map((way) => way.split(':').map((part) => part.trim()))
  const way = ways.find(([country]) => country?.toUpperCase() === 'GB') ?? ways[0] ?? []
  const charge = readMoney(way.at(-1) ?? '')
  if (charge === undefined || way.length > 4) return undefined
  return { charge, method: way.length === 4 ? way[2] || undefined : undefined }
}

/** `3` is a place on every site, `hearth:3, nordlys:8` one on each. */
export function readRank(parts: readonly string[]): ReadonlyMap<string, number> | undefined {
  const places = parts.map((part) => /^(?:([a-z0-9]+)\s*:\s*)?(\d{1,9})$/.exec(part))
  const read = places.flatMap((place) => {
    const rank = Number(place?.[2])
    return rank > 0 ? [[place?.[1] ?? everySite, rank] as const] : []
  })
  return read.length === parts.length && read.length > 0 ? new Map(read) : undefined
}

/** How a rank is kept that is the same on every site. */
export const everySite = '*'

/** Pages load pictures from the shop's own host alone. */
export function readPicture(text: string): string | undefined {
  return /^\/media\/[^\s?#"'<>\\]{1,400}$/.test(text) && !text.includes('..') ? text : undefined
}
