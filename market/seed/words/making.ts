interface Making {
  /** How pieces of a kind are made or behave: a description picks some of these. */
  points: readonly string[]
  /** How to live with it, one of these. */
  notes: readonly string[]
  /** What a single one is called after its price, where it is sold singly. */
  suffix?: string
}

/** By category of the catalogue. */
export const making: Record<string, Making> = {
  sofas: {
    points: [
      'Frame of kiln-dried beech and birch ply, glued, dowelled and screwed',
      'Serpentine springs under the seat, elastic webbing behind the back',
      'Cushions of cold-cured foam in a feather wrap',
      'Covers zip off and can be bought again',
      'Legs unscrew for tight stairs',
      'Tested to 25,000 sittings',
    ],
    notes: [
      'Turn the cushions once a week for the first month; they settle like new shoes.',
      'Measure the door before you measure the wall: we are glad to help with both.',
    ],
  },
  armchairs: {
    points: [
      'Hardwood frame, jointed rather than stapled',
      'Webbed seat with a foam and feather cushion',
      'Seat height 42 to 45 cm',
      'Felt glides for wooden floors',
      'Arrives assembled',
    ],
    notes: [
      'Place it a little away from the wall: it is meant to be walked around.',
      'Sit in it for ten minutes before you judge it. Chairs are like that.',
    ],
  },
  'dining-chairs': {
    points: [
      'Back legs cut from one piece',
      'Seat height 45 to 47 cm, for tables of 72 to 76 cm',
      'Felt glides, easily replaced',
      'Tested to 130 kg',
      'Comes assembled, two to a box where it can',
    ],
    notes: [
      'Tighten the bolts after the first month, then once a year.',
      'Lift it to the table rather than dragging it, and it will outlive the table.',
    ],
    suffix: 'each',
  },
  stools: {
    points: [
      'Footrest where feet expect one',
      'Tested to 120 kg',
      'Felt or rubber under every foot',
      'Light enough for one hand',
    ],
    notes: ['Allow 60 cm of counter for each person.', 'Wipe it down; it has seen worse.'],
    suffix: 'each',
  },
  benches: {
    points: [
      'Seats three who like each other',
      'Mortised and pegged, no screws in sight',
      'Tested to 300 kg',
      'Levelling feet for old floors',
    ],
    notes: ['Slides right under a table of 74 cm.', 'A cushion softens it; time does too.'],
  },
  beds: {
    points: [
      'Sprung beech slats, held in rubber cups',
      'Centre rail with its own leg',
      'Clear height of 18 cm below for boxes, unless it stands on the floor',
      'Goes together with one key in half an hour',
      'Mattress not included',
    ],
    notes: [
      'Tighten the bolts after a month; timber settles as people do.',
      'Takes a mattress of up to 30 cm.',
    ],
  },
  bedsides: {
    points: [
      'Drawer on concealed runners',
      'A notch for the charging cable',
      'Back finished, so that it can stand free',
      'Arrives assembled',
    ],
    notes: [
      'Level with most mattresses, which is the point of it.',
      'Use a coaster; water rings are patient.',
    ],
  },
  'dining-tables': {
    points: [
      'Clear height under the rail 63 cm or more',
      'Legs unbolt for moving house',
      'Top sealed against wine, oil and ink',
      'Adjustable feet for uneven floors',
      'Allow 60 cm of edge for each person',
    ],
    notes: [
      'Wipe spills soon and keep hot pans on a trivet.',
      'Marks of use are welcome here: they are what makes it yours.',
    ],
  },
  'coffee-tables': {
    points: ['Felt pads fitted', 'Sealed top', 'Comes in one box, with one key', 'Edges eased, for shins'],
    notes: [
      'Keep it 40 cm from the sofa: near enough for a cup, far enough for knees.',
      'Use coasters under anything sour.',
    ],
  },
  'side-tables': {
    points: [
      'Weighted foot, so that it stays up',
      'Sealed top',
      'Felt underneath',
      'Light enough to follow you round the room',
    ],
    notes: ['Best at the height of the arm beside it.', 'Dust it and move on.'],
  },
  desks: {
    points: [
      'Drawers too shallow to become a mess',
      'Cable outlet at the back',
      'Back finished, so that it can face the room',
      'Four bolts, one key, ten minutes',
    ],
    notes: ['Sits well with a chair of 45 cm.', 'Put it side-on to the window: no glare, and a view.'],
  },
  consoles: {
    points: ['Slim enough for a hall', 'Wall fixing included', 'Sealed top', 'Levelling feet'],
    notes: ['Hang a mirror a hand’s breadth above it.', 'A bowl on top, for keys, will save you hours.'],
  },
  sideboards: {
    points: [
      'Soft-closing doors',
      'Adjustable shelves on brass pins',
      'Cable outlets in the back',
      'Carcass on levelling feet',
      'Arrives assembled',
    ],
    notes: [
      'Keep it out of hard sunlight, or turn your vases now and then: timber mellows.',
      'Holds a dinner service for twelve, or a great deal of Lego.',
    ],
  },
  bookcases: {
    points: [
      'Carries 35 kg a shelf',
      'Shelves adjustable',
      'Wall strap included',
      'Back panel let into a groove',
    ],
    notes: ['Fix it to the wall where children climb.', 'Heavy books at the bottom, as ever.'],
  },
  wardrobes: {
    points: [
      'Hanging rail for sixty shirts',
      'Soft-closing hinges',
      'Comes in panels that fit through any door',
      'Wall fixing included',
    ],
    notes: [
      'We put it together where it will stand.',
      'Leave the doors ajar for a day: new paint likes air.',
    ],
  },
  chests: {
    points: [
      'Dovetailed drawers on wooden or concealed runners',
      'Dust panels between the drawers',
      'Anti-tip fixing included',
      'Arrives assembled',
    ],
    notes: ['A little candle wax keeps wooden runners quiet.', 'Fix it to the wall where children climb.'],
  },
  'tv-units': {
    points: [
      'Takes a screen of up to 75 inches',
      'Cable outlets behind every bay',
      'Vented back',
      'Soft-closing doors',
    ],
    notes: [
      'The right height for a screen is your eyes when you slouch.',
      'Infra-red passes through the fronts.',
    ],
  },
  shelves: {
    points: ['Carries 15 kg on a sound wall', 'Fixings for brick included', 'Drilling template in the box'],
    notes: ['Hang it a little lower than you think.', 'Use a spirit level. You know you should.'],
  },
  'pendant-lamps': {
    points: [
      'E27, up to 15 W LED; bulb not included',
      'Two metres of cloth-covered flex, easily shortened',
      'Ceiling rose included',
      'For an electrician to wire',
    ],
    notes: ['Over a table, hang it 70 cm above the top.', 'Dust it when the light is off and cool.'],
  },
  'floor-lamps': {
    points: [
      'E27, up to 12 W LED; bulb not included',
      'Foot switch on 2.4 m of cloth flex',
      'Weighted base',
      'Dimmable with a dimmable bulb',
    ],
    notes: ['Behind the shoulder is the place for reading.', 'Brass darkens; polish it or don’t.'],
  },
  'table-lamps': {
    points: [
      'E14, up to 8 W LED; bulb included',
      'Switch on the flex',
      'Felt under the base',
      'Shade ring fits standard carriers',
    ],
    notes: ['Two small lamps light a room better than one big one.', 'Brush the shade, wipe the base.'],
  },
  'wall-lamps': {
    points: [
      'E14, up to 6 W LED; bulb not included',
      'Wired or with a plug and switch',
      'Backplate hides a standard box',
    ],
    notes: [
      'Beside a bed, fix it 60 cm above the mattress.',
      'For an electrician to wire, unless you use the plug.',
    ],
  },
  rugs: {
    points: [
      'Edges bound by hand',
      'Rests flat after a day',
      'Suits underfloor heating',
      'Small irregularities are part of it',
    ],
    notes: [
      'Vacuum without the brush and turn it twice a year.',
      'Felt underneath keeps it where you put it.',
    ],
  },
  mirrors: {
    points: [
      'Silvered glass, 4 mm',
      'Hangs upright or lying where the shape allows',
      'Hook and wall plug included',
    ],
    notes: [
      'Opposite a window it doubles the garden.',
      'Clean it with a dry cloth; water creeps behind the silver.',
    ],
  },
  'vases-and-bowls': {
    points: ['Glazed inside', 'Felt under the foot', 'Each a little different'],
    notes: ['Change the water before the flowers ask.', 'Rinse by hand.'],
  },
  cushions: {
    points: ['Duck-feather pad included', 'Hidden zip', 'Cover washes at 30°'],
    notes: ['Three on a sofa, never four.', 'Plump with both hands, then leave it alone.'],
    suffix: 'each',
  },
  throws: {
    points: ['Hemmed by hand', 'Washes at 30° on the wool programme', 'Big enough for two'],
    notes: ['Dry it flat and it keeps its shape.', 'Moths are put off by cedar, not by hope.'],
  },
  'wall-art': {
    points: [
      'Printed with pigment inks on cotton paper',
      'Frame and hanging wire included',
      'Behind acrylic that won’t shatter',
    ],
    notes: ['The middle of a picture belongs at 150 cm.', 'Keep it from the midday sun.'],
  },
  clocks: {
    points: ['Silent sweep movement', 'One AA battery, included', 'Hangs from a single screw'],
    notes: ['Set it a minute fast and say nothing.', 'A battery lasts about eighteen months.'],
  },
  planters: {
    points: ['Drainage hole with a plug', 'Frost-proof where it stands outdoors', 'Felt under the foot'],
    notes: ['A layer of gravel first, then the compost.', 'Turn the plant, not the pot.'],
  },
  'garden-lounge': {
    points: [
      'Stainless fittings throughout',
      'Quick-dry foam',
      'Covers come off and wash at 30°',
      'Fade class 7 of 8',
    ],
    notes: ['Bring the cushions in for the winter; leave the frame.', 'A hose in spring is all it asks.'],
  },
  'garden-dining': {
    points: [
      'Stainless or galvanised fittings',
      'Folds or stacks where it can',
      'Feet for grass and for stone',
    ],
    notes: ['Left alone it weathers; oiled or touched up it stays as it came.', 'Lift it before you mow.'],
  },
  'bathroom-storage': {
    points: [
      'Sealed inside and out',
      'Wall fixings for brick and stud included',
      'Stands steam, splashes and wet towels',
    ],
    notes: [
      'Air the room after a shower; wood likes it, and so will you.',
      'Wipe puddles before they become rings.',
    ],
  },
  'childrens-furniture': {
    points: [
      'Water-based finish to EN 71-3',
      'No sharp edge and no reachable screw',
      'Anti-tip fixing included',
      'Rated far above any child',
    ],
    notes: ['For children from three years.', 'Tighten the bolts after the first month of pirates.'],
  },
}

/** How a surface is looked after, by the shader that draws it. */
export const care: Record<string, string> = {
  wood: 'Dust the wood along its grain and oil it once a year.',
  stained: 'Wipe the stained timber with a damp cloth and dry it at once.',
  painted: 'Painted parts take a damp cloth; the small tin in the box is for touching up.',
  chalk: 'Chalk paint is waxed: buff it with a dry cloth and wax it again when it looks thirsty.',
  lacquer: 'Lacquer wants a soft cloth and no polish.',
  gilt: 'Dust gilding with a dry brush and keep water away.',
  weave: 'Vacuum the weave gently and treat spills with plain water.',
  striped: 'Vacuum the stripe gently and treat spills with plain water.',
  boucle: 'Brush bouclé with your hand and never pull a loop: snip it.',
  sheepskin: 'Shake sheepskin outdoors and comb it when it has been slept on.',
  pile: 'Vacuum the pile with the brush off. It sheds for a month.',
  velvet: 'Brush velvet towards the floor and steam it if it has been sat flat.',
  leather: 'Wipe leather with a barely damp cloth and feed it twice a year.',
  knit: 'Wash the knit cold and dry it flat.',
  metal: 'Polish the metal or let it darken: both are right.',
  powder: 'Powder coating takes soap, water and knocks.',
  enamel: 'Enamel wipes clean with anything but wire wool.',
  rust: 'The rust is sealed; wipe it dry.',
  stone: 'Stone is sealed against oil and wine, not against lemon: wipe soon.',
  ceramic: 'Glaze takes warm water; the dishwasher is for plates.',
  terracotta: 'A white bloom on terracotta is salt from the clay, and belongs there.',
  concrete: 'Concrete is waxed; wax it again each spring.',
  terrazzo: 'Terrazzo is sealed: soap, water, done.',
  glass: 'Clean the glass with vinegar and a newspaper.',
  mirror: 'Clean the glass dry.',
  shade: 'Brush the shade; never wet it.',
  rattan: 'Rattan likes a spray of water in dry winters.',
  cane: 'Damp slack cane from below and it tightens overnight.',
  wicker: 'Hose the weave down in spring.',
  rope: 'Outdoor rope takes soap, water and a soft brush.',
  seagrass: 'Keep seagrass dry and shake out the sand.',
  print: 'Keep the pattern out of the midday sun and it will last.',
  paper: 'Dust paper with a feather; it tears, and it mends.',
  plastic: 'Recycled plastic takes soap and water.',
}

/** What the part of a piece is called, by the slot that the finish dresses; others are not spoken of. */
export const partNames: Record<string, string> = {
  base: 'Base',
  cover: 'Cover',
  frame: 'Frame',
  top: 'Top',
  legs: 'Legs',
  case: 'Carcass',
  fronts: 'Fronts',
  handle: 'Handles',
  metal: 'Metalwork',
  shade: 'Shade',
  body: 'Body',
  accent: 'Accent',
  throw: 'Throw',
  pile: 'Surface',
  trim: 'Trim',
  lining: 'Lining',
  stand: 'Stand',
  seat: 'Seat',
  fringe: 'Fringe',
  art: 'Print',
  mount: 'Mount',
  inset: 'Inset',
  shelf: 'Shelf',
  board: 'Board',
  face: 'Face',
  hands: 'Hands',
  carving: 'Carving',
  basin: 'Basin',
  tap: 'Tap',
  rope: 'Rope',
  weave: 'Weave',
}

/** How it comes, by the catalogue's delivery method. */
export const deliveryNotes: Record<string, readonly string[]> = {
  'two-man': [
    'Two people bring it to the room you choose and take the packaging away.',
    'Brought in by two people, who telephone the day before to agree on an hour.',
  ],
  pallet: ['Comes on a small pallet to the kerb; somebody should be there to help it indoors.'],
  parcel: [
    'Sent as a tracked parcel and signed for.',
    'Sent in moulded pulp and cardboard, no plastic, with a link to follow it by.',
  ],
  'white-glove': [
    'Two people unpack it, put it together and place it where you want it.',
    'Unpacked, assembled and set level; you only have to point.',
  ],
}
