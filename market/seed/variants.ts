import { readTable } from './table.ts'

/**
 * Ids are `{product}-{key}`. Tags are slugs. The surcharge is in pounds as a shopper reads it. Stock is
 * `{seller}:{pieces}`, or `out` or `email` in place of the pieces. A size is height × width × length in mm.
 */
const columns = [
  'product',
  'key',
  'name',
  'colours',
  'materials',
  'styles',
  'moods',
  'size',
  'surcharge',
  'stock',
  'note',
] as const

export const variantTable = readTable(
  columns,
  `
product | key | name | colours | materials | styles | moods | size | surcharge | stock | note
hollin-sofa | oat-linen | Oat Linen | oat | linen oak | classic | slow-mornings family-proof | 820x2180x960 | 0 | harbour-row:6 mallow-finch:3 | Washed linen in the colour of porridge; the covers come off and go in at 30°.
hollin-sofa | forest-velvet | Forest Velvet | forest | velvet walnut | classic | fireside evening-glow | 820x2180x960 | 150 | harbour-row:4 mallow-finch:2 | Cotton velvet in deep green on walnut feet, with a pile that hardly marks.
hollin-sofa | ink-velvet | Ink Velvet | ink | velvet walnut | classic | evening-glow | 820x2180x960 | 150 | harbour-row:2 | Blue-black velvet that looks darker at night than it does at noon.
hollin-sofa | terracotta-wool | Terracotta Wool | terracotta | wool oak | classic rustic | fireside | 820x2180x960 | 90 | harbour-row:out mallow-finch:out | A dense Yorkshire wool the colour of old tiles, naturally slow to stain.
tarn-chair | oak-boucle | Soaped Oak, Oat Bouclé | oat | oak boucle | designer zen | slow-mornings | 740x700x760 | 0 | northlight:9 | Pale soaped oak under looped wool: the lightest of the three.
tarn-chair | oak-charcoal | Soaped Oak, Charcoal Wool | charcoal | oak wool | designer zen | slow-mornings | 740x700x760 | 0 | northlight:5 | The same pale frame with a charcoal seat that hides ten years of reading.
tarn-chair | walnut-sage | Walnut, Sage Wool | sage | walnut wool | designer | fireside | 740x700x760 | 120 | northlight:3 | Oiled walnut and a grey-green seat for rooms with more shadow.
belleville-chair | rose-velvet | Rose Velvet | rose | velvet brass | artdeco | evening-glow made-to-order | 780x820x780 | 0 | atelier-rivage:4 | Faded rose with a brass plinth; the fluting catches lamplight.
belleville-chair | forest-velvet | Forest Velvet | forest | velvet brass | artdeco | evening-glow made-to-order | 780x820x780 | 0 | atelier-rivage:2 | Bottle-green velvet, brass plinth, and the air of a small hotel bar.
belleville-chair | ochre-velvet | Ochre Velvet | ochre | velvet brass | artdeco baroque | evening-glow made-to-order | 780x820x780 | 0 | atelier-rivage:email | A limited bolt of ochre velvet from Lyon; we price it by the metre that is left.
wick-chair | oak | Oak | natural | oak | midcentury | small-spaces | 795x480x510 | 0 | northlight:24 harbour-row:16 stow-workshop:8 | Oiled oak with a hand-woven cord seat.
wick-chair | walnut | Walnut | walnut-brown | walnut | midcentury | small-spaces | 795x480x510 | 36 | northlight:12 harbour-row:10 | Black walnut and natural cord, close to the chair that Carrow made in 1958.
wick-chair | charcoal | Charcoal | charcoal | ash | midcentury mainstream | small-spaces family-proof | 795x480x510 | 0 | northlight:18 stow-workshop:6 | Stained ash with the grain still showing, and a dark cord seat.
skara-table | oak | Soaped Oak | natural | oak | designer | slow-mornings family-proof | 740x1800x900 | 0 | northlight:4 | Full-length oak staves, soaped until they are nearly white.
skara-table | ash | Ash | natural | ash | designer zen | slow-mornings | 740x1800x900 | 60 | northlight:2 | English ash with a lively grain that runs the length of the top.
ashdown-table | 180 | 180 cm | natural | oak | rustic | family-proof made-to-order | 760x1800x950 | 0 | stow-workshop:5 | Seats six, eight at Christmas.
ashdown-table | 220 | 220 cm | natural | oak | rustic | family-proof made-to-order | 760x2200x950 | 180 | stow-workshop:3 | Seats eight in comfort and ten on a bench.
foundry-table | oak | Blackened Steel, Oak | natural charcoal | oak steel | industrial | small-spaces | 400x1100x600 | 0 | stow-workshop:11 | Old oak boards over a frame that is blackened and waxed.
foundry-table | walnut | Blackened Steel, Walnut | walnut-brown charcoal | walnut steel | industrial | fireside | 400x1100x600 | 60 | stow-workshop:7 | Walnut boards over the same frame, for darker rooms.
vendome-table | carrara | Carrara Marble | chalk gilt | marble brass | artdeco | evening-glow made-to-order | 380x900x900 | 0 | atelier-rivage:email | White Carrara; you choose the slab from photographs before it is cut.
vendome-table | marquina | Nero Marquina | charcoal gilt | marble brass | artdeco | evening-glow made-to-order | 380x900x900 | 297 | atelier-rivage:email | Black Marquina with a white vein that runs over the edge.
nami-bed | double | Double | natural | ash | zen | slow-mornings | 280x1450x2050 | 0 | northlight:6 | For a mattress of 135 × 190 cm.
nami-bed | king | King | natural | ash | zen | slow-mornings | 280x1600x2150 | 120 | northlight:8 | For a mattress of 150 × 200 cm.
nami-bed | super-king | Super King | natural | ash | zen | slow-mornings | 280x1900x2150 | 240 | northlight:2 | For a mattress of 180 × 200 cm.
celeste-bed | king-rose | King, Rose Velvet | rose | velvet oak | baroque | evening-glow made-to-order | 1350x1720x2180 | 0 | atelier-rivage:3 | A king-size bed with a scalloped headboard in faded rose.
celeste-bed | super-king-ink | Super King, Ink Velvet | ink | velvet oak | baroque | evening-glow made-to-order | 1350x2020x2180 | 297 | atelier-rivage:2 | A super king in blue-black velvet, piped in gilt cord.
signal-desk | 120 | 120 cm | natural charcoal | oak steel | industrial | small-spaces | 745x1200x600 | 0 | stow-workshop:9 harbour-row:4 | Fits an alcove and still takes two screens.
signal-desk | 150 | 150 cm | natural charcoal | oak steel | industrial mainstream | - | 745x1500x700 | 90 | stow-workshop:5 | Room for drawings, a lamp and the cat.
elm-row-sideboard | walnut | Walnut | walnut-brown | walnut brass | midcentury | fireside | 720x1650x450 | 0 | harbour-row:4 | Book-matched walnut doors on brass-tipped legs.
elm-row-sideboard | oak | Oak | natural | oak brass | midcentury | slow-mornings | 720x1650x450 | 0 | harbour-row:out | The same carcase in oak, back from the finishers in spring.
rygg-bookcase | low | Low | natural | oak | designer | small-spaces | 860x800x320 | 0 | northlight:14 | Two shelves, to stand under a window.
rygg-bookcase | tall | Tall | natural | oak | designer | - | 2060x800x320 | 171 | northlight:10 | Five shelves and a back that keeps it square.
rygg-bookcase | tall-wide | Tall and Wide | natural | oak | designer | family-proof | 2060x1200x320 | 330 | northlight:3 | Five shelves of 120 cm, braced so that they never bow.
threlkeld-dresser | chalk | Chalk | chalk | pine oak | shabby rustic | slow-mornings | 1980x1350x460 | 0 | stow-workshop:2 | Chalk-white paint rubbed back at the edges, with an oak counter.
threlkeld-dresser | sage | Sage | sage | pine oak | shabby rustic | slow-mornings | 1980x1350x460 | 0 | stow-workshop:3 | Grey-green paint that lets the brushwork show, with an oak counter.
yuku-washstand | oak | Oak | natural | oak stoneware | zen | small-spaces | 850x900x480 | 0 | northlight:5 | Oiled oak under a basin of white stoneware.
yuku-washstand | walnut | Walnut | walnut-brown | walnut stoneware | zen | small-spaces | 850x900x480 | 120 | northlight:2 | Dark walnut, sealed for steam, under a basin of white stoneware.
dome-pendant | small-sage | Small, Sage | sage | steel | mainstream | small-spaces | 220x300x300 | 0 | mallow-finch:20 harbour-row:12 | Grey-green outside and white inside, so that the light stays warm.
dome-pendant | small-ochre | Small, Ochre | ochre | steel | mainstream playful | small-spaces | 220x300x300 | 0 | mallow-finch:15 harbour-row:9 | An earthy yellow that makes a kitchen smile in February.
dome-pendant | large-chalk | Large, Chalk | chalk | steel | mainstream | family-proof | 340x480x480 | 60 | mallow-finch:8 | The large dome in soft white, for a table of six.
dome-pendant | large-ink | Large, Ink | ink | steel | mainstream designer | evening-glow | 340x480x480 | 60 | mallow-finch:5 | The large dome in blue-black with a brass neck.
heron-lamp | brass | Brass | gilt | brass | designer | evening-glow | 1580x420x420 | 60 | mallow-finch:out | Solid brass, unlacquered, that darkens where it is touched.
heron-lamp | black | Black | charcoal | steel | designer industrial | small-spaces | 1580x420x420 | 0 | mallow-finch:13 | Powder-coated steel with a counterweight you can set with one finger.
pebble-lamp | oat | Oat | oat | stoneware linen | mainstream zen | slow-mornings | 420x300x300 | 0 | mallow-finch:16 | Raw stoneware with a linen shade.
pebble-lamp | terracotta | Terracotta | terracotta | stoneware linen | mainstream rustic | fireside | 420x300x300 | 0 | mallow-finch:11 | Red clay, unglazed, warm even when it is off.
pebble-lamp | ink | Ink | ink | stoneware linen | mainstream | evening-glow | 420x300x300 | 0 | mallow-finch:7 | A reactive glaze between blue and black; no two are alike.
atlas-rug | terracotta-170 | Terracotta, 170 × 240 cm | terracotta oat | wool | ethnic | fireside | 18x1700x2400 | 0 | harbour-row:4 atelier-rivage:2 | Madder red and undyed wool.
atlas-rug | indigo-170 | Indigo, 170 × 240 cm | indigo oat | wool | ethnic | evening-glow | 18x1700x2400 | 0 | harbour-row:3 | Vat-dyed indigo that has been through the river twice.
atlas-rug | indigo-200 | Indigo, 200 × 300 cm | indigo oat | wool | ethnic | family-proof | 18x2000x3000 | 300 | harbour-row:2 atelier-rivage:1 | The large one: four months on the loom.
soleil-mirror | gilt | Gilt | gilt | glass brass | baroque | evening-glow | 920x920x60 | 0 | atelier-rivage:5 | Thirty-two gilded rays around a foxed convex glass.
acorn-bed | natural | Natural | natural | pine | playful | family-proof | 1480x980x2070 | 0 | mallow-finch:9 | Oiled pine with rounded posts, for a mattress of 90 × 200 cm.
acorn-bed | chalk | Chalk | chalk | pine | playful | family-proof | 1480x980x2070 | 30 | mallow-finch:6 | Water-based white paint that passes the toy standard.
dune-chair | oat | Teak, Oat Cushions | oat | teak linen | mainstream | open-air | 720x760x820 | 0 | harbour-row:10 | Reclaimed teak with oat cushions in an outdoor weave.
dune-chair | sage | Teak, Sage Cushions | sage | teak linen | mainstream | open-air | 720x760x820 | 0 | harbour-row:7 | The same frame with grey-green cushions that fade kindly.
limewash-paint | chalk | Chalk | chalk | lime | rustic classic | slow-mornings | 180x160x160 | 0 | stow-workshop:40 harbour-row:25 | The white of old farmhouses, cloudy rather than flat.
limewash-paint | sage | Sage | sage | lime | rustic | slow-mornings | 180x160x160 | 0 | stow-workshop:32 harbour-row:18 | Lichen green that moves with the light.
limewash-paint | terracotta | Terracotta | terracotta | lime | rustic ethnic | fireside | 180x160x160 | 6 | stow-workshop:21 | Burnt earth from Siena, softened with lime.
limewash-paint | ink | Ink | ink | lime | designer | evening-glow | 180x160x160 | 6 | stow-workshop:14 | Blue-black for ceilings and brave alcoves.
willow-lane-paper | sage | Sage | sage chalk | paper | classic | slow-mornings | 70x520x10050 | 0 | mallow-finch:36 | Willow leaves in grey-green on chalk.
willow-lane-paper | ink | Ink | ink oat | paper | classic | evening-glow | 70x520x10050 | 0 | mallow-finch:22 | Pale leaves on a ground of ink, for a room used after dark.
`,
)
