interface Words {
  /** For search engines and sharing: one sentence. */
  seo: string
  /** What a shopper reads first. */
  summary: string
  /** What a shopper reads before buying; it follows the variant's own note. */
  details: string
  delivery: string
}

export const wordsOf: Record<string, Words> = {
  'hollin-sofa': {
    seo: 'A deep three-seater on a hardwood frame, with covers that come off and a seat you choose: feather or firm.',
    summary:
      '<p>A sofa for the whole length of a Sunday. The Hollin is deep enough to sit sideways in, low enough not to crowd a small room, and built on a frame of beech and birch that Aldersey guarantees for twenty-five years.</p><p>The arms are slim, so that nearly all of its 218 cm is seat. Three loose back cushions can be turned and swapped, and every cover comes off: linen and wool go into a machine, velvet to the cleaner’s.</p>',
    details:
      '<ul><li>Frame of kiln-dried beech and birch, glued, dowelled and screwed</li><li>Serpentine springs under the seat, elastic webbing behind the back</li><li>Seat height 44 cm, seat depth 60 cm</li><li>Fits through a door of 72 cm with its feet off</li></ul><p>Vacuum the seat now and then and turn the cushions once a month.</p>',
    delivery:
      'Made for you in Cheshire. Two people bring it to the room you choose and take the packaging away.',
  },
  'tarn-chair': {
    seo: 'A low lounge chair with a bent oak or walnut frame and a wool seat, built above Bergen.',
    summary:
      '<p>Four pieces of wood, bent and joined so that they carry you without a single screw in sight. The Tarn is the chair that Fjellheim’s joiners build as their masterpiece, and the one they take home.</p><p>It leans back further than it looks. Put it by a window, put a footstool in front of it, and cancel the afternoon.</p>',
    details:
      '<ul><li>Steam-bent frame with wedged through-tenons</li><li>Cold-cured foam with a wool wadding</li><li>Seat height 38 cm</li><li>Weighs 9 kg: easy to move to where the sun is</li></ul><p>Wash the frame with soap flakes twice a year; it grows paler and tougher.</p>',
    delivery: 'Arrives assembled. We telephone to agree on a day.',
  },
  'belleville-chair': {
    seo: 'A fluted velvet tub chair on a brass plinth, made to order in Paris.',
    summary:
      '<p>A tub chair with twenty-two flutes, each stuffed and stitched by hand so that they fan out from the seat like a shell. It turns its back to a room and still looks its best.</p><p>The plinth is brushed brass. It lifts the velvet just clear of the floor, and it hides the glides.</p>',
    details:
      '<ul><li>Beech frame, hand-tied springs</li><li>Cotton velvet, 90,000 rubs</li><li>Brushed brass plinth, lacquered</li><li>Seat height 43 cm</li></ul><p>Steam the pile lightly if it has been sat flat.</p>',
    delivery: 'Made to order. Two people unpack it and place it where you want it.',
  },
  'wick-chair': {
    seo: 'The Norwich dining chair of 1958 with a steam-bent back and a hand-woven cord seat.',
    summary:
      '<p>Carrow has built this chair since 1958 and has changed it twice: once to make it 15 mm taller, once to make the cord stronger. The back is a single steam-bent rail that meets you just below the shoulder blades, which is why nobody leaves the table.</p>',
    details:
      '<ul><li>Solid timber, finger-jointed at the back legs</li><li>120 metres of paper cord to a seat, woven in ninety minutes</li><li>Seat height 45 cm</li><li>Felt glides for wooden floors</li></ul><p>Cord can be rewoven. We still reweave seats from the sixties.</p>',
    delivery: 'Sent by courier in a box that you can send back with the old chair in it.',
  },
  'skara-table': {
    seo: 'An extending dining table in soaped oak or ash, for six on weekdays and eight at the weekend.',
    summary:
      '<p>Most extending tables look like extending tables. This one keeps its secret: the rails run inside the frame and the gap closes with a click you feel more than hear.</p><p>At 180 cm it seats six. A leaf of 50 cm turns it into a table for eight, and hangs on the wall until then.</p>',
    details:
      '<ul><li>Full-length staves, 26 mm thick</li><li>Height 74 cm, 66 cm clear under the rail</li><li>Legs unbolt for moving house</li><li>Soap finish, food safe</li></ul><p>Rings and splashes lift with soap and a white pad.</p>',
    delivery: 'Two people carry it in and put it together.',
  },
  'ashdown-table': {
    seo: 'A trestle table in thick Sussex oak with a hand-planed top, made to order for six to ten.',
    summary:
      '<p>The boards are cut from trees that came down in a storm, dried for three years and planed by hand until your palm stops noticing. There are knots, and a few bow ties where a shake had to be held.</p><p>It is a table to roll pastry on, to do homework at, and to leave to somebody.</p>',
    details:
      '<ul><li>Solid oak, top 42 mm thick</li><li>Pegged trestles with a wedged stretcher</li><li>Finished with hardwax oil</li><li>Comes apart with a mallet, without a screw</li></ul><p>Oil it once a year. Scratches belong to it.</p>',
    delivery: 'Brought in our own van by the people who built it, and levelled on your floor.',
  },
  'foundry-table': {
    seo: 'A welded steel coffee table with a top of old boards, made in a Sheffield file factory.',
    summary:
      '<p>Forty millimetres of angle iron, welded at the corners and ground until the joint disappears, blackened with hot oil and waxed. The boards on top have been floors, pews and once a bowling alley.</p>',
    details:
      '<ul><li>Blackened mild steel, waxed</li><li>Reclaimed boards, 30 mm, sealed</li><li>Lower shelf for books, 18 cm clear</li><li>Adjustable feet</li></ul><p>Wax the steel when it starts to look thirsty.</p>',
    delivery: 'Strapped to a small pallet; one person can roll it indoors.',
  },
  'vendome-table': {
    seo: 'A drum table in veined marble with a brass inlay, cut to order in Paris.',
    summary:
      '<p>One slab, cut so that its veins run down the side and on under the rim. A brass line four millimetres wide is let into the edge by hand.</p><p>No two are alike. We send photographs of the slabs in the yard and cut the one you point at; that is why we quote for each.</p>',
    details:
      '<ul><li>Honed marble, sealed against oil and wine</li><li>Inlay of solid brass</li><li>Weighs 86 kg</li><li>Felt underside</li></ul><p>Wipe spills soon and use coasters under anything sour.</p>',
    delivery: 'Four people and a stair-climber. We visit beforehand if there are steps.',
  },
  'nami-bed': {
    seo: 'A low platform bed in English ash with Japanese joints and no screws.',
    summary:
      '<p>Four rails, four corners, and slats that lock the whole frame as you lay them down. Oku Studio learnt the joint from a temple carpenter in Nara; you can put the bed together in ten minutes without a tool.</p><p>The frame stands 28 cm high, so that the mattress ends at the height of a chair.</p>',
    details:
      '<ul><li>Solid English ash, oiled</li><li>Slats 8 cm wide, 5 cm apart</li><li>Optional headboard cushions hang from leather loops</li><li>Mattress not included</li></ul><p>Tighten nothing: there is nothing to tighten.</p>',
    delivery: 'Two people bring it and put it together.',
  },
  'celeste-bed': {
    seo: 'A velvet bed with a scalloped headboard, piped in gilt cord and made to order.',
    summary:
      '<p>A headboard like the back of a theatre box: seven scallops, deep-buttoned, edged in a twisted cord with a thread of gilt in it. It was drawn for a hotel in Nice and has outlived it.</p>',
    details:
      '<ul><li>Oak frame and sprung oak slats</li><li>Headboard 135 cm high, horsehair and cotton</li><li>Piped in viscose and gilt cord</li><li>Mattress not included</li></ul><p>Brush the velvet towards the floor.</p>',
    delivery: 'White-glove delivery: unpacked, put together and made ready to sleep in.',
  },
  'signal-desk': {
    seo: 'An oak and steel desk with a cable trough and two shallow drawers.',
    summary:
      '<p>A desk for people who work at one. There is a trough along the back that swallows a six-way block and everything plugged into it, two drawers that are too shallow to become a mess, and a steel frame that doesn’t shake when you type.</p>',
    details:
      '<ul><li>Oak-veneered top with a solid edge</li><li>Powder-coated steel, 30 × 30 mm</li><li>Cable trough with a hinged lid</li><li>Four bolts, one key, ten minutes</li></ul><p>Wipe with a damp cloth.</p>',
    delivery: 'Comes flat, with four bolts to turn.',
  },
  'elm-row-sideboard': {
    seo: 'A long, low sideboard with book-matched doors and brass-tipped legs.',
    summary:
      '<p>Open the two doors and the grain parts like a curtain: both were cut from the same leaf. Inside there are shelves on brass pins, a cut-out for cables, and a drawer lined in green baize for the silver you don’t own yet.</p>',
    details:
      '<ul><li>Veneer on birch ply, solid edges and legs</li><li>Soft-closing doors, two adjustable shelves</li><li>Cable outlets behind both doors</li><li>Stands 15 cm off the floor</li></ul><p>Keep out of hard sunlight, or turn your vases: the wood will mellow.</p>',
    delivery: 'Two people bring it to the room you choose.',
  },
  'rygg-bookcase': {
    seo: 'An oak bookcase with wedged shelves that carries forty kilos a metre.',
    summary:
      '<p>Every shelf goes right through the uprights and is wedged from outside, so that the case grows stiffer the more you put on it. Rygg is Norwegian for spine.</p>',
    details:
      '<ul><li>Solid oak, soaped</li><li>Shelves 22 mm thick, 40 kg a metre</li><li>Clear height 33 cm</li><li>Wall strap included</li></ul><p>Fix it to the wall where children climb.</p>',
    delivery: 'Arrives assembled, up to the tall one; the wide one is wedged together in your room.',
  },
  'threlkeld-dresser': {
    seo: 'A painted farmhouse dresser with a plate rack, an oak counter and paint that is rubbed back by hand.',
    summary:
      '<p>A dresser with room for the good plates, the other plates, and the drawer of string. The pine is painted three times and rubbed back once, at the places where eighty years of hands would have done it.</p><p>The counter is oak, oiled rather than varnished, because somebody will put a hot pan on it.</p>',
    details:
      '<ul><li>Slow-grown pine, oak counter</li><li>Plate rack for twenty-four, six cup hooks</li><li>Three dovetailed drawers, two cupboards</li><li>Top and base lift apart</li></ul><p>Touch up with the small tin that comes in the left drawer.</p>',
    delivery: 'Brought in two parts in our own van and set level.',
  },
  'yuku-washstand': {
    seo: 'A wall-hung washstand in oiled timber with a stoneware basin and one deep drawer.',
    summary:
      '<p>It hangs a hand’s breadth above the floor, so that a small bathroom keeps its floor. One drawer runs the full width and is notched around the trap; one open shelf takes the towels.</p>',
    details:
      '<ul><li>Solid timber, sealed inside and out</li><li>Stoneware basin with one tap hole, overflow hidden</li><li>Drawer on concealed runners, 30 kg</li><li>Wall rail and fixings for brick included</li></ul><p>Air the room after a shower, and oil the front once a year.</p>',
    delivery: 'Basin and cabinet come in two boxes, carried to the room you choose.',
  },
  'dome-pendant': {
    seo: 'A spun-steel pendant in two sizes, bright white inside and coloured outside.',
    summary:
      '<p>Half a sphere of spun steel, two metres of cloth-covered flex, and nothing else. The inside is white, so that the light stays warm whatever colour you choose for the outside.</p>',
    details:
      '<ul><li>Spun steel, powder-coated</li><li>E27, up to 15 W LED, bulb not included</li><li>Flex 2 m, can be shortened</li><li>For an electrician to wire</li></ul><p>Dust it when the light is off and cool.</p>',
    delivery: 'Sent by courier and signed for.',
  },
  'heron-lamp': {
    seo: 'A balanced floor lamp whose arm stays where one finger leaves it.',
    summary:
      '<p>The arm rests on a knife edge, as a laboratory balance does, and stays where you leave it. Push it over a book, over the piano, up against the ceiling. A weight the size of a plum does the rest.</p>',
    details:
      '<ul><li>Steel or solid brass</li><li>Dimmable LED, 2,700 K, 8 W, replaceable</li><li>Foot switch on a cloth flex of 2.4 m</li><li>Base 28 cm across</li></ul><p>Brass darkens; polish it or don’t.</p>',
    delivery: 'Sent in one long box; the arm drops onto its pin.',
  },
  'pebble-lamp': {
    seo: 'A thrown stoneware lamp with a linen shade, each glaze a little different.',
    summary:
      '<p>Thrown on a wheel, not cast: turn it and you can feel the potter’s fingers. The shade is linen on a card that lets a little light through and keeps the rest low.</p>',
    details:
      '<ul><li>Stoneware, fired at 1,240 °C</li><li>Linen shade, 30 cm</li><li>E14, up to 6 W LED, bulb included</li><li>Switch on the flex</li></ul><p>Wipe the base and brush the shade.</p>',
    delivery: 'Sent by courier in moulded pulp; no plastic.',
  },
  'atlas-rug': {
    seo: 'A hand-knotted rug in mountain wool, with a pattern that belongs to the valley it comes from.',
    summary:
      '<p>The diamonds are mountains, the zigzag is water, and the one line that goes wrong is put there on purpose. Forty women in two villages knot these rugs and sign them on the back; two thirds of the price of the wool and the work reach them before the rug leaves the valley.</p>',
    details:
      '<ul><li>Hand-spun wool on a wool warp</li><li>Pile 18 mm, 60,000 knots a square metre</li><li>Plant dyes, rinsed in the river</li><li>Small irregularities are part of it</li></ul><p>It sheds for a month. Vacuum without the brush and turn it twice a year.</p>',
    delivery: 'Rolled, never folded.',
  },
  'soleil-mirror': {
    seo: 'A gilded sunburst with a convex glass, carved and leafed by hand.',
    summary:
      '<p>Thirty-two rays in lime wood, carved in two lengths, gessoed, and laid with leaf that is burnished with an agate. In the middle is a convex glass that holds the whole room, you included, at the size of a saucer.</p>',
    details:
      '<ul><li>Lime wood, water gilding</li><li>Silvered convex glass, 34 cm</li><li>Hangs from a single hook, 5 kg</li><li>Hook and wall plug included</li></ul><p>Dust it with a dry brush and keep water away.</p>',
    delivery: 'Brought by two people who hang it while you say left a bit.',
  },
  'acorn-bed': {
    seo: 'A house-shaped child’s bed in pine with rounded posts and a roof for fairy lights.',
    summary:
      '<p>It is a bed until seven in the morning, and then it is a ship, a shop or a stable. The posts are rounded, the roof takes a sheet and a string of lights, and the slats take three children at a time. We tested.</p>',
    details:
      '<ul><li>Slow-grown pine, water-based finish to EN 71-3</li><li>Mattress 90 × 200 cm, not included</li><li>Slats rated for 200 kg</li><li>No sharp edge and no reachable screw</li></ul><p>For children from three years. Tighten the bolts after the first month.</p>',
    delivery: 'Flat, in two boxes, carried to the right bedroom.',
  },
  'dune-chair': {
    seo: 'A low garden chair in reclaimed teak with cushions in an outdoor weave.',
    summary:
      '<p>The teak has been a fishing boat, which is why it doesn’t mind rain. Left alone it turns silver in two summers; oiled, it stays the colour of tea. The cushions dry overnight and their covers come off.</p>',
    details:
      '<ul><li>Reclaimed teak, brass and stainless fittings</li><li>Outdoor weave, fade class 7 of 8</li><li>Quick-dry foam</li><li>Stacks three high without cushions</li></ul><p>Bring the cushions in for the winter; leave the chair.</p>',
    delivery: 'Assembled, with the cushions in a bag that becomes their winter cover.',
  },
  'limewash-paint': {
    seo: 'Limewash in earth colours for walls that breathe, 2.5 litres for about 15 square metres.',
    summary:
      '<p>Slaked lime, water and earth. Limewash sinks into a wall rather than sitting on it, and dries to a surface that is never quite the same twice. It keeps damp walls dry and new walls from looking new.</p><p>Two coats with a wide brush, crossing every stroke. The colour pales by half as it dries: be brave.</p>',
    details:
      '<ul><li>2.5 litres cover about 15 m² in two coats</li><li>No solvents, no plastic, no smell by evening</li><li>For plaster, brick and mineral primer</li><li>Breathable; not for wood or metal</li></ul><p>Wear glasses when you stir: lime is caustic while it is wet.</p>',
    delivery: 'Sent upright in a returnable tin.',
  },
  'willow-lane-paper': {
    seo: 'A wallpaper of willow leaves, surface-printed in Stroud and sold by the roll.',
    summary:
      '<p>Drawn from a tree behind the print works, cut into fourteen blocks and printed on a machine from 1936 that puts on a little too much ink. That is what gives the leaves their edge.</p>',
    details:
      '<ul><li>Rolls of 52 cm × 10.05 m</li><li>Pattern repeat 61 cm, straight match</li><li>Heavy non-woven base: paste the wall</li><li>Buy one roll more than you think; batches differ</li></ul><p>Sponge it gently. Patch it with what is left of the last roll.</p>',
    delivery: 'Sent in a tube; unopened rolls come back free of charge.',
  },
}
