import { readTable } from './table.ts'

/** The numbers are from the ranges that Ofcom keeps free for drama, the mail addresses from a reserved domain. */
export const sellerTable = readTable(
  ['id', 'name', 'telephone', 'email'] as const,
  `
id | name | telephone | email
harbour-row | Harbour Row Interiors | 0131 496 0142 | hello@harbour-row.example
mallow-finch | Mallow & Finch | 0117 496 0387 | care@mallowandfinch.example
northlight | Northlight Trading | 0191 498 0215 | orders@northlight.example
atelier-rivage | Atelier Rivage | 020 7946 0861 | atelier@rivage.example
stow-workshop | Stow Workshop | - | bench@stow-workshop.example
`,
)

/** What a seller asks for a product as a shopper reads it, in pounds, before surcharge and discount. */
export const termsTable = readTable(
  ['product', 'seller', 'price', 'delivery', 'most', 'method', 'leadTime'] as const,
  `
product | seller | price | delivery | most | method | leadTime
hollin-sofa | harbour-row | 1899 | 69 | 4 | Two-person delivery to the room of your choice | 4–6 weeks
hollin-sofa | mallow-finch | 1950 | 0 | 2 | Two-person delivery, packaging taken away | 5–7 weeks
tarn-chair | northlight | 1149 | 45 | 6 | Delivered to your door by appointment | 2–3 weeks
belleville-chair | atelier-rivage | 1395 | 0 | 4 | White-glove delivery | 8–10 weeks
wick-chair | northlight | 258 | 0 | 12 | Courier, two chairs to a box | 3–5 working days
wick-chair | harbour-row | 249 | 15 | 12 | Courier, one chair to a box | 3–5 working days
wick-chair | stow-workshop | 264 | 0 | 8 | Collected from the workshop or by courier | 1–2 weeks
skara-table | northlight | 1449 | 69 | 2 | Two-person delivery, assembled | 4–6 weeks
ashdown-table | stow-workshop | 1299 | 90 | 2 | Our own van, carried in and levelled | 5–6 weeks
foundry-table | stow-workshop | 549 | 30 | 4 | Courier, on a small pallet | 1–2 weeks
vendome-table | atelier-rivage | 2799 | 0 | 2 | White-glove delivery | 10–12 weeks
nami-bed | northlight | 1179 | 60 | 2 | Two-person delivery, assembled | 3–4 weeks
celeste-bed | atelier-rivage | 2394 | 0 | 2 | White-glove delivery, assembled | 10–12 weeks
signal-desk | stow-workshop | 699 | 0 | 6 | Courier, flat, with four bolts to turn | 1–2 weeks
signal-desk | harbour-row | 693 | 30 | 4 | Delivered to your door by appointment | 2–3 weeks
elm-row-sideboard | harbour-row | 1599 | 69 | 2 | Two-person delivery to the room of your choice | 3–4 weeks
rygg-bookcase | northlight | 429 | 39 | 6 | Two-person delivery, assembled | 2–3 weeks
threlkeld-dresser | stow-workshop | 1695 | 90 | 1 | Our own van, carried in and levelled | 6–8 weeks
yuku-washstand | northlight | 849 | 45 | 4 | Two-person delivery to the room of your choice | 4–5 weeks
dome-pendant | mallow-finch | 129 | 0 | 12 | Courier, signed for | 3–5 working days
dome-pendant | harbour-row | 126 | 9 | 12 | Courier, signed for | 3–5 working days
heron-lamp | mallow-finch | 345 | 0 | 6 | Courier, signed for | 1–2 weeks
pebble-lamp | mallow-finch | 87 | 0 | 12 | Courier, signed for | 3–5 working days
atlas-rug | harbour-row | 795 | 25 | 3 | Courier, rolled | 1–2 weeks
atlas-rug | atelier-rivage | 825 | 0 | 2 | White-glove delivery, laid for you | 2–3 weeks
soleil-mirror | atelier-rivage | 639 | 0 | 4 | White-glove delivery, hung for you | 3–4 weeks
acorn-bed | mallow-finch | 459 | 35 | 3 | Two-person delivery to the room of your choice | 2–3 weeks
dune-chair | harbour-row | 519 | 29 | 8 | Courier, assembled | 1–2 weeks
limewash-paint | stow-workshop | 48 | 0 | 24 | Courier | 3–5 working days
limewash-paint | harbour-row | 45 | 6 | 24 | Courier | 3–5 working days
willow-lane-paper | mallow-finch | 66 | 0 | 30 | Courier, in a tube | 3–5 working days
`,
)
