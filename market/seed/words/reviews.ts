export type Stars = 1 | 2 | 3 | 4 | 5

export const titles: Record<Stars, readonly string[]> = {
  5: [
    'Better than the picture',
    'Worth the wait',
    'Exactly right',
    'Would buy again',
    'The whole room looks better',
    'Beautifully made',
    'Happy every morning',
    'Solid',
    'My favourite thing in the house',
    'No notes',
  ],
  4: [
    'Very good, nearly perfect',
    'Lovely, with one small thing',
    'Pleased',
    'Good quality',
    'Does what it should',
    'Handsome and useful',
    'Nearly five stars',
    'Glad I chose it',
  ],
  3: [
    'Fine',
    'Nice, but',
    'Good in parts',
    'Mixed feelings',
    'Looks good, took some patience',
    'Not quite what I expected',
  ],
  2: ['Disappointed', 'Expected more', 'Pretty but impractical', 'Sent it back', 'Needs a second look'],
  1: ['Arrived damaged', 'Not for us', 'A poor start', 'Returned'],
}

export const openings: Record<Stars, readonly string[]> = {
  5: [
    'We looked at this for three months and should have bought it on day one.',
    'I had my doubts about the colour on a screen. In {room} it is perfect.',
    'Bought it in {title} and it is even nicer than the photographs.',
    'Third piece from {brand} and still no regrets.',
    'Everybody who comes in asks where it is from.',
    'It replaces something twice its price, and I like it better.',
    'A present to myself after a long year. Very good decision.',
    'My mother-in-law, who approves of nothing, approves.',
    'The {title} looks expensive in the best way.',
  ],
  4: [
    'Really pleased with it in {title}.',
    'It suits {room} and feels well made.',
    'Four stars only because I am hard to please.',
    'Good quality for the money, and the colour is true.',
    'We have had it for half a year now and it still looks new.',
    'Looks just like the picture, perhaps a touch warmer.',
    'A sensible buy that doesn’t look like one.',
  ],
  3: [
    'It is all right. Nothing wrong with it, nothing to write home about either.',
    'The look is lovely, the details less so.',
    'I wanted to love it and I mostly like it.',
    'In {title} it is darker than on my screen.',
    'Decent, though at this price I expected a little more.',
    'Half of the family likes it. The other half sits elsewhere.',
    'It looks well in {room}, from a distance.',
    'I would call it good rather than great.',
  ],
  2: [
    'It looks good in the picture and less so in {room}.',
    'I had hoped for better from {brand}.',
    'We kept it for a week and then gave up.',
    'The idea is good; mine wasn’t.',
    'The {title} is not the colour that I had in mind.',
    'I wanted to keep it, and I couldn’t.',
  ],
  1: [
    'It came with a corner knocked in.',
    'This was not what we ordered, twice.',
    'I am sorry to say that it went straight back.',
    'Two things were wrong with it before it was out of the box.',
  ],
}

export const closings: Record<'glad' | 'sorry', readonly string[]> = {
  glad: [
    'I would buy it again.',
    'Recommended.',
    'We are thinking about a second one.',
    'It already feels as if it had always been there.',
    'Worth every penny of it.',
    'The {title} was the right choice.',
    'Thank you, {brand}.',
    'No regrets at all.',
  ],
  sorry: [
    'Measure twice, that is my advice.',
    'Perhaps I was unlucky.',
    'I may try another one of theirs.',
    'Ask for a sample first.',
    'It could be so much better with a little care.',
    'Others may like it more than we did.',
  ],
}

export type Group =
  | 'seats'
  | 'tables'
  | 'storage'
  | 'beds'
  | 'lights'
  | 'cloth'
  | 'objects'
  | 'garden'
  | 'bathroom'
  | 'children'

export const groupOf: Record<string, Group> = {
  sofas: 'seats',
  armchairs: 'seats',
  'dining-chairs': 'seats',
  stools: 'seats',
  benches: 'seats',
  'dining-tables': 'tables',
  'coffee-tables': 'tables',
  'side-tables': 'tables',
  desks: 'tables',
  consoles: 'tables',
  sideboards: 'storage',
  bookcases: 'storage',
  wardrobes: 'storage',
  chests: 'storage',
  'tv-units': 'storage',
  shelves: 'storage',
  bedsides: 'storage',
  beds: 'beds',
  'pendant-lamps': 'lights',
  'floor-lamps': 'lights',
  'table-lamps': 'lights',
  'wall-lamps': 'lights',
  rugs: 'cloth',
  cushions: 'cloth',
  throws: 'cloth',
  mirrors: 'objects',
  'vases-and-bowls': 'objects',
  'wall-art': 'objects',
  clocks: 'objects',
  planters: 'objects',
  'garden-lounge': 'garden',
  'garden-dining': 'garden',
  'bathroom-storage': 'bathroom',
  'childrens-furniture': 'children',
}

/** What a kind of thing is praised for, and what it is blamed for. */
export const remarks: Record<Group, { praise: readonly string[]; blame: readonly string[] }> = {
  seats: {
    praise: [
      'Comfortable for an entire evening, and I have a bad back.',
      'The seams are dead straight and nothing creaks.',
      'It is firm at first and then rather wonderful.',
      'The proportions are right: it fills its place without hogging it.',
      'The dog chose it at once. It brushes clean.',
      'Sat on every day by four people and no sign of it.',
      'The legs are properly jointed; you can feel it when you lift a corner.',
    ],
    blame: [
      'The seat is a little shallow if you are tall.',
      'It is firmer than I like, even after a month.',
      'The cover shows every hair of our white cat.',
      'One foot was a millimetre short until I found the glides.',
    ],
  },
  tables: {
    praise: [
      'Heavy, level and calm. It doesn’t move when you lean on it.',
      'Red wine on the first evening, gone with a wipe.',
      'The edge is lovely to run a hand along.',
      'It went together in ten minutes with one key.',
      'The top is flat, which you would think goes without saying.',
      'We fit more people round it than we should.',
    ],
    blame: [
      'It marks if you don’t use coasters; they do tell you.',
      'Heavier than I expected: ask a neighbour.',
      'One bolt hole needed persuading.',
      'A shade lower than our chairs would like.',
    ],
  },
  storage: {
    praise: [
      'The drawers run like silk.',
      'It swallowed everything that used to lie on the floor.',
      'Doors line up perfectly, and stayed so after the move.',
      'The inside is finished as nicely as the outside.',
      'The cable outlet is exactly where it should be.',
      'Stands dead level on our very old floor.',
    ],
    blame: [
      'The wall fixing could do with better instructions.',
      'It smelt of paint for a week. Air the room.',
      'The shelves are a little shallow for lever files.',
      'One handle sat crooked; they sent another.',
    ],
  },
  beds: {
    praise: [
      'Not a squeak in four months.',
      'The headboard is just the right angle for reading.',
      'Slats, fixings, everything was there and labelled.',
      'It makes an ordinary bedroom look like a decision.',
      'Easy to put together, even after a glass of wine.',
    ],
    blame: [
      'Check the length of your van: the side rails are long.',
      'The instructions show the screws life-size and wrong.',
      'A bit high for our old mattress.',
    ],
  },
  lights: {
    praise: [
      'The light is soft and falls exactly where I read.',
      'Looks as good switched off as on.',
      'The flex is a proper cloth one and long enough.',
      'The shade hides the bulb from every seat in the room.',
      'Dims without buzzing.',
      'The electrician liked it too.',
    ],
    blame: [
      'I would have liked the bulb to be in the box.',
      'The switch is closer to the plug than to the lamp.',
      'The shade arrived with a small dent on the inside.',
    ],
  },
  cloth: {
    praise: [
      'The weave is dense and the colours are deep, not loud.',
      'It lay flat after a day.',
      'Softer than it looks, and the back is as tidy as the front.',
      'Washed once already: no fading, no shrinking.',
      'It ties the room together, as they say, and it does.',
    ],
    blame: [
      'It sheds for the first weeks; have a vacuum cleaner ready.',
      'A little smaller in the room than I had pictured: tape it out first.',
      'The edge needed a stitch after a month.',
    ],
  },
  objects: {
    praise: [
      'Small thing, big difference.',
      'Packed so well that unpacking took longer than hanging it.',
      'You can see that somebody made it.',
      'The finish catches the morning light beautifully.',
      'Heavy for its size, in a good way.',
    ],
    blame: [
      'The hook in the box is for braver walls than mine.',
      'Lovely, but dusting it is a hobby.',
      'Smaller than I thought. The measurements were right; I was not.',
    ],
  },
  garden: {
    praise: [
      'Left out all winter by mistake and only looks better for it.',
      'The cushions were dry by lunch after a night of rain.',
      'Sturdy on grass and on slabs.',
      'Light enough to follow the sun round the garden.',
    ],
    blame: [
      'The cushions need somewhere to live in winter.',
      'It turned grey faster than I had hoped. I should have oiled it.',
      'The folding bit pinched my thumb once.',
    ],
  },
  bathroom: {
    praise: [
      'Six months of steam and splashes, and it looks new.',
      'Holds all our towels and still looks calm.',
      'The plumber had no complaints, which is a first.',
      'Wood in a bathroom: I was nervous, and I am not any more.',
    ],
    blame: ['The holes for the pipes needed making a little wider.', 'You do have to wipe it dry.'],
  },
  children: {
    praise: [
      'It has been a castle, a shop and a hospital since Saturday.',
      'Felt-tip came off with a damp cloth.',
      'All the corners are round. I checked, with my shin.',
      'Two five-year-olds and one father have stood on it.',
    ],
    blame: [
      'So popular that they fight over it.',
      'The bolts want tightening after a month, as the leaflet says.',
    ],
  },
}

export const deliveryPraise: readonly string[] = [
  'The delivery people were careful with our narrow stairs.',
  'Arrived two days early, with a telephone call first.',
  'The packaging went away with the van.',
  '{seller} answered my question the same afternoon.',
  'Well packed, hardly any plastic.',
  'They put it exactly where I wanted it, and then a little to the left.',
]

export const deliveryBlame: readonly string[] = [
  'It came a week later than promised.',
  'Nobody telephoned beforehand, so my neighbour took it in.',
  'The box had seen some weather.',
  '{seller} put it right without fuss, I will say that.',
  'The refund came within the week, to be fair.',
]

export const rooms: Record<string, string> = {
  living: 'our living room',
  bedroom: 'the bedroom',
  bathroom: 'the bathroom',
  kitchen: 'our kitchen',
  dining: 'the dining room',
  garden: 'the garden',
  study: 'my study',
  children: 'the children’s room',
  family: 'our family room',
}

export const authors: readonly string[] = [
  'Amara O.',
  'Ben T.',
  'Catrin J.',
  'Dev P.',
  'Eilidh M.',
  'Farah K.',
  'George W.',
  'Hannah L.',
  'Imran S.',
  'Jess B.',
  'Kofi A.',
  'Lucy H.',
  'Mairi C.',
  'Nikhil R.',
  'Orla D.',
  'Peter N.',
  'Quentin F.',
  'Rosa V.',
  'Sam E.',
  'Tamsin G.',
  'Uma C.',
  'Vikram D.',
  'Wendy A.',
  'Xanthe R.',
  'Yusuf B.',
  'Zoe M.',
  'Alasdair K.',
  'Bethan P.',
  'Chidi N.',
  'Delphine A.',
  'Ewan S.',
  'Fatima H.',
  'Gwen R.',
  'Harriet O.',
  'Iona F.',
  'Jonah L.',
  'Kirsty W.',
  'Leo M.',
  'Maya I.',
  'Niall B.',
  'Olive T.',
  'Priya S.',
  'Ruth C.',
  'Stefan K.',
  'Tess Y.',
  'Umar Q.',
  'Vera J.',
  'Will D.',
  'Yasmin E.',
  'Arthur P.',
]
