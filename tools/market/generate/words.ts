/** Second names: together with the demo's own first names they tell a million pieces apart. */
export const secondNames = `
Aldeburgh Alder Amble Anvil Arden Ashdown Aster Avebury Bamburgh Barley Bay Beacon Beck Birch Blythe Bracken
Bramble Bridge Briar Brook Burrow Cairn Calder Camber Cedar Clay Cliff Clover Coast Combe Copse Cove
Crag Dale Dell Derwent Downs Drift Dune Eden Elder Elm Ember Estuary Fallow Farne Fen Fern
Firth Flint Ford Forge Fox Furrow Gale Garth Glade Glen Gorse Grange Grove Gull Hale Harbour
Hart Haven Hawthorn Hazel Heath Heron Hill Holly Holm Hythe Isle Ivy Juniper Kestrel Knoll Lark
Ley Linden Loch Lune Maple Marram Marsh Meadow Mere Mill Moor Moss Oak Orchard Osier Otter
Peak Pebble Pine Plover Quarry Quay Quill Reed Ridge Rill Rook Rowan Rush Rye Sage Sedge
Severn Shore Sloe Sorrel Spinney Spruce Stour Strand Tarn Teasel Thicket Thorn Tide Vale Wharf Willow Wren Yarrow
`
  .trim()
  .split(/\s+/)
