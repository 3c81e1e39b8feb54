import { readTable } from './table.ts'

/** Ids are `{kind}-{slug}`; `parent` is a slug of the same kind; positions follow the order of the lines. */
const columns = ['kind', 'slug', 'name', 'parent', 'hex', 'description'] as const

export const tagTable = readTable(
  columns,
  `
kind | slug | name | parent | hex | description
category | furniture | Furniture | - | - | Sofas, chairs, tables and beds from makers who put their name underneath.
category | sofas | Sofas | furniture | - | Deep, upright, two-seater or ten feet long: sofas worth coming home to.
category | armchairs | Armchairs | furniture | - | One good chair by a window is half of a living room.
category | dining-chairs | Dining Chairs | furniture | - | Chairs that are still comfortable when the pudding is finished.
category | dining-tables | Dining Tables | furniture | - | Tables for homework, for birthdays and for Tuesday evenings.
category | coffee-tables | Coffee Tables | furniture | - | Low tables in wood, steel and stone for books, feet and tea.
category | beds | Beds | furniture | - | Bed frames from a child's first to a grand super king.
category | desks | Desks | furniture | - | A proper place to work, with somewhere for the cables to go.
category | garden-seating | Garden Seating | furniture | - | Chairs that stay out from the first warm day to the last.
category | finishes | Finishes | - | - | Paint and paper: the quickest way to change a room.
category | paint | Paint | finishes | - | Limewash and matt emulsion in colours mixed to sit well together.
category | wallpaper | Wallpaper | finishes | - | Papers printed in small runs, sold by the roll.
category | lighting | Lighting | - | - | Pendants, floor lamps and table lamps for every hour after four o'clock.
category | pendants | Pendants | lighting | - | Light from above, over tables, islands and stairs.
category | floor-lamps | Floor Lamps | lighting | - | Reading light that needs no table.
category | table-lamps | Table Lamps | lighting | - | Small pools of light for shelves and bedsides.
category | storage | Storage | - | - | A place for everything, handsome enough to be looked at.
category | sideboards | Sideboards & Dressers | storage | - | Long and low or tall and painted, for china, cables and everything else.
category | bookcases | Bookcases | storage | - | Shelves that carry a library without bowing.
category | bathroom-storage | Bathroom Storage | storage | - | Washstands and cabinets that mind neither steam nor splashes.
category | accessories | Accessories & Décor | - | - | Rugs, mirrors and the things that finish a room.
category | rugs | Rugs | accessories | - | Hand-knotted and flat-woven rugs in honest wool.
category | mirrors | Mirrors | accessories | - | More light, more room, and a last look before you leave.
room | living | Living Room | - | - | Where the evening happens.
room | bedroom | Bedroom | - | - | Quiet shapes and soft light for the first and last hour.
room | bathroom | Bathroom | - | - | Warm wood and clear surfaces for the smallest room.
room | kitchen | Kitchen | - | - | The room in which everyone ends up.
room | dining | Dining Room | - | - | Tables to gather round and chairs to stay in.
room | garden | Garden | - | - | Furniture for the room without a ceiling.
room | study | Study | - | - | Desks, shelves and good light for clear thinking.
room | children | Children's Room | - | - | Sturdy, rounded and ready to be climbed on.
room | family | Family Room | - | - | Pieces that forgive spilt juice and wet dogs.
style | artdeco | Art Deco | - | - | Fans, fluting and a little shine.
style | industrial | Industrial | - | - | Steel, bolts and timber that has worked before.
style | classic | Classic | - | - | Shapes that were right a hundred years ago and still are.
style | designer | Designer | - | - | Pieces with a signature.
style | mainstream | Mainstream | - | - | Easy, friendly and at home anywhere.
style | midcentury | Mid-Century | - | - | Tapered legs, warm wood and the optimism of 1958.
style | ethnic | Ethnic | - | - | Patterns that were handed down, not drawn up.
style | baroque | Baroque | - | - | Curves, gilding and no apology.
style | playful | Playful | - | - | Round corners, bright colours, a wink.
style | rustic | Rustic | - | - | Thick boards, visible joints, the marks of tools.
style | shabby | Shabby Chic | - | - | Painted, rubbed back and better for it.
style | zen | Zen | - | - | Low, plain and calm.
brand | aldersey | Aldersey | - | - | Upholsterers in Cheshire since 1974: hardwood frames, sprung seats, covers that come off.
brand | fjellheim | Fjellheim | - | - | A workshop above Bergen that builds in oak and ash and finishes with soap.
brand | maison-orsay | Maison Orsay | - | - | Parisian pieces in velvet, marble and gilt, made to order in small numbers.
brand | brightwell | Brightwell & Sons | - | - | Four generations of Sussex joiners and one very large timber yard.
brand | kestrel-works | Kestrel Works | - | - | Steel furniture welded in an old Sheffield file factory.
brand | halden-light | Halden Light | - | - | Lamps drawn in Gothenburg for long winters.
brand | oku-studio | Oku Studio | - | - | Low, quiet furniture with Japanese joints and English ash.
brand | carrow | Carrow | - | - | Norwich chairmakers with a soft spot for 1958.
brand | little-thicket | Little Thicket | - | - | Children's furniture with rounded corners and no loose parts.
brand | saltmarsh | Saltmarsh | - | - | Garden furniture in reclaimed teak that silvers where it stands.
brand | pigment-and-paste | Pigment & Paste | - | - | Limewash and paper from a print works in Stroud.
brand | medina-loom | Medina Loom | - | - | Wool rugs knotted by a cooperative in the Middle Atlas.
colour | neutrals | Neutrals | - | #C9C2B6 | Whites, greys and everything between.
colour | chalk | Chalk | neutrals | #EFEAE0 | A white with the glare taken out.
colour | oat | Oat | neutrals | #D8C9B0 | Warm, pale and hard to stain.
colour | stone | Stone | neutrals | #A9A196 | The grey of a dry-stone wall.
colour | charcoal | Charcoal | neutrals | #45433F | Soft black that shows its weave.
colour | greens | Greens | - | #66795F | From lichen to fir.
colour | sage | Sage | greens | #93A088 | A grey green that goes with wood.
colour | forest | Forest | greens | #2F4A3C | Deep green for velvet and panelling.
colour | blues | Blues | - | #3C4F72 | From dusk to ink.
colour | ink | Ink | blues | #26364F | Nearly black, until the sun comes in.
colour | indigo | Indigo | blues | #3F568A | The blue of the dye vat.
colour | warm-tones | Warm Tones | - | #BC7A52 | Earth, clay and late sun.
colour | terracotta | Terracotta | warm-tones | #B3593C | Fired clay, slightly dusty.
colour | rose | Rose | warm-tones | #C08A87 | Faded pink from a walled garden.
colour | ochre | Ochre | warm-tones | #C9963F | Yellow with earth in it.
colour | wood-tones | Wood Tones | - | #A97C50 | Timber as it grew.
colour | natural | Natural | wood-tones | #C9A36F | Pale timber, oiled or soaped.
colour | walnut-brown | Walnut Brown | wood-tones | #6B4A35 | Dark timber with a straight grain.
colour | gilt | Gilt | - | #C3A15B | Gold leaf and polished brass.
material | wood | Wood | - | #B98E5E | Solid timber and nothing that pretends to be.
material | oak | Oak | wood | #C9A36F | European oak, oiled or soaped.
material | ash | Ash | wood | #D9C19C | Pale English ash with a lively grain.
material | walnut | Walnut | wood | #6E4B34 | American black walnut.
material | pine | Painted Pine | wood | #D9BC8E | Slow-grown pine under three coats of paint.
material | teak | Teak | wood | #A87845 | Reclaimed teak that turns silver outdoors.
material | textile | Textiles | - | #CBBBA4 | Woven, knotted and cut.
material | linen | Linen | textile | #D6C8B0 | Washed Belgian linen.
material | velvet | Velvet | textile | #7C4A50 | Cotton velvet with a short pile.
material | wool | Wool | textile | #BFB2A0 | British and Moroccan wool.
material | boucle | Bouclé | textile | #E2D9C9 | Looped yarn, soft and forgiving.
material | metal | Metal | - | #77736C | Steel and brass.
material | steel | Steel | metal | #4B4A49 | Powder-coated or waxed steel.
material | brass | Brass | metal | #B9934F | Solid brass, lacquered or left to darken.
material | marble | Marble | - | #E4DFD8 | Veined marble, honed and sealed.
material | stoneware | Stoneware | - | #CDBFAE | Clay fired until it rings.
material | glass | Glass | - | #CFDDDA | Silvered or mouth-blown glass.
material | lime | Lime & Mineral | - | #DDD5C7 | Slaked lime and earth pigments.
material | paper | Paper | - | #E9E1D2 | Heavy paper printed by hand.
filter | moods | Moods | - | - | How the room should feel.
filter | slow-mornings | Slow Mornings | moods | - | Pale wood, soft light and the second cup of coffee.
filter | fireside | Fireside | moods | - | Things to sink into when it is dark at four.
filter | evening-glow | Evening Glow | moods | - | Velvet, brass and low light.
filter | everyday | Everyday | - | - | What the room has to put up with.
filter | small-spaces | Small Spaces | everyday | - | Pieces that ask for little room and give some back.
filter | family-proof | Family-Proof | everyday | - | Wipes clean, washes well, bounces.
filter | open-air | Open Air | everyday | - | At home on a terrace or under a pergola.
filter | made-to-order | Made to Order | - | - | Built for you once you have chosen.
`,
)
