import { readTable } from '../seed/table.ts'

/** A street of the embedded look-up. */
export interface Street {
  postcode: string
  name: string
  district: string
  town: string
  /** The first and the last house. */
  numbers: readonly [number, number]
  /** Odd and even numbers face one another: a postcode may have one side only. */
  side: string
  /** Houses that have names too, by their numbers. */
  houses: ReadonlyMap<number, string>
}

const columns = ['postcode', 'street', 'district', 'town', 'numbers', 'side', 'houses'] as const

/** No real streets, in towns that there are. */
export const streets: readonly Street[] = readTable(
  columns,
  `postcode | street | district | town | numbers | side | houses
BS1 4RW | Narrow Quay Walk |  | Bristol | 1-9 | all |
BS8 4TQ | Princes Rise | Clifton | Bristol | 2-18 | even |
BA1 2LR | Circus Mews Lane |  | Bath | 1-13 | odd |
EX1 1GD | Cathedral Garth |  | Exeter | 1-7 | all |
PL1 3DJ | Hoe Park Terrace |  | Plymouth | 3-21 | odd |
TR1 2NA | Lemon Weir Street |  | Truro | 2-14 | even |
EC1V 9HQ | Old Forge Row | Clerkenwell | London | 20-36 | even |
E8 3PN | Wilton Grove | Hackney | London | 11-29 | odd |
N1 7AA | Canal Basin Street | Islington | London | 2-16 | even |
NW3 5RJ | Heath Orchard | Hampstead | London | 1-8 | all |
SE1 9GF | Hop Market Yard | Southwark | London | 1-6 | all |
SW11 6QT | Lavender Sweep Close | Battersea | London | 15-33 | odd |
W2 4DX | Garden Square Mews | Bayswater | London | 4-20 | even |
BN1 1EE | Ship Loft Lane |  | Brighton | 5-17 | odd |
CT1 2HG | Weavers Bridge |  | Canterbury | 1-7 | all |
TN4 8AS | Chalybeate Road |  | Tunbridge Wells | 12-26 | even |
GU1 3UB | Castle Bank |  | Guildford | 2-12 | even |
OX1 3QD | Printers Row |  | Oxford | 1-11 | odd |
OX2 6GG | Canal Reach | Jericho | Oxford | 30-44 | even |
CB2 1TN | Fen Court |  | Cambridge | 1-6 | all |
NR2 1TF | Elm Steps |  | Norwich | 7-19 | odd |
IP1 3LG | Mariners Row |  | Ipswich | 2-14 | even |
B3 1QS | Jewellers Court |  | Birmingham | 1-9 | all |
CV32 5HZ | Regent Grove Place |  | Leamington Spa | 10-24 | even |
NG1 5DU | Lace Yard |  | Nottingham | 1-8 | all |
LE1 6TP | Hosiers Street |  | Leicester | 3-15 | odd |
SY1 1XJ | Wyle Steps |  | Shrewsbury | 1-7 | all |
SY8 1AA | Hedge Lane |  | Ludlow | 1-5 | all | 1 Hedge Cottage
M1 1JQ | Cotton Exchange Lane |  | Manchester | 2-18 | even |
M20 2RN | Beech Fold | Didsbury | Manchester | 21-39 | odd |
L1 9AS | Ropewalk Place |  | Liverpool | 1-8 | all |
LS1 5PS | Clothiers Court |  | Leeds | 1-6 | all |
S1 2GU | Cutlers Yard |  | Sheffield | 2-12 | even |
YO1 7HH | Minster Snickelway |  | York | 1-7 | all |
NE1 3DY | Quayside Stairs |  | Newcastle upon Tyne | 5-17 | odd |
DH1 3HP | Palace Bailey |  | Durham | 1-6 | all |
CA12 5DJ | Fell View |  | Keswick | 1-4 | all | 2 Skiddaw Cottage; 4 The Old Pencil Works
EH1 2NG | Lawn Close |  | Edinburgh | 1-9 | odd |
EH3 6SS | Royal Crescent Lane | New Town | Edinburgh | 14-28 | even |
G12 8QQ | Byre Lane | Hillhead | Glasgow | 2-16 | even |
AB10 1FT | Granite Row |  | Aberdeen | 3-15 | odd |
IV2 3BW | Islands Bank |  | Inverness | 1-5 | all | 3 Ness House
CF10 1EP | Castle Arcade Row |  | Cardiff | 2-12 | even |
SA1 3SN | Pottery Quay |  | Swansea | 1-8 | all |
LL30 2LE | Great Orme Terrace |  | Llandudno | 1-11 | odd |
BT1 4GB | Linen Court |  | Belfast | 1-8 | all |
BT48 6HQ | Walls Lane |  | Derry | 2-10 | even |
`,
).map(({ street: name, numbers, houses, ...rest }) => ({
  ...rest,
  name,
  numbers: ends(numbers),
  houses: named(houses),
}))

function ends(numbers: string): readonly [number, number] {
  const [first = 1, last = 1] = numbers.split('-').map(Number)
  return [first, last]
}

/** `2 Skiddaw Cottage; 4 The Old Pencil Works`. */
function named(houses: string): Map<number, string> {
  const found = houses.matchAll(/(\d+) ([^;]+)/g)
  return new Map([...found].map(([, number, name = '']) => [Number(number), name]))
}
