/** What the demo’s sellers tell of themselves: plain text, an empty line between two paragraphs. */
export const sellerStories: Record<string, string> = {
  'copse-and-co': `Copse & Co began with one oak table, two brothers and a borrowed van. The table went to a family in Headingley, who still send a photograph of it every Christmas, a little more scratched each time. We took that as the brief: sell furniture that is better for having been lived with.

We know the workshops that we buy from, and we have sat on everything that we sell. If you want to know whether a drawer sticks in winter or a sofa will go round your stairs, ring us: the person who answers has seen the piece.

Most of it is made when you order it, so it takes four to five weeks. We ring the day before we come, carry it to the room that you choose, and take the packaging away again.`,
  'the-furnishing-exchange': `The Furnishing Exchange fills an old leather market in Bermondsey with the work of design studios that are too small for a shop of their own. They bring the ideas, we bring the loading bay, and nobody has to pay a middleman to introduce them.

We choose by hand, and we choose little. A chair comes in when it does something that no other chair on the floor does, and it goes when nobody has asked about it for a year.

What is on the floor leaves it within two to three weeks. Bring your measurements, a photograph of the room and as many questions as you like.`,
  'northwick-interiors': `Northwick furnished its first house in 1987, a rectory with eleven bedrooms and one socket. Since then we have done cottages and castles, and the rule has stayed the same: a room should look as if it had always been there.

Upholstery is built on beech frames in the Dales, cabinets are polished by hand, and fabrics come in lengths so that you can see them by your own window before you decide.

Good work takes four to six weeks. Two people bring it, put it where it belongs, and don’t leave before you like it there.`,
  'harbour-street-home': `Harbour Street Home is a dockside warehouse in Bristol with the tide on one side and a very long conveyor belt on the other. We stock the things that people need this week rather than next season: beds, desks, shelves and something to sit on.

Everything that we show as available is standing in the building. Order before two and it is usually on a van the next morning, with a text message that says when to put the kettle on.

If it doesn’t suit, we fetch it again. The crew would rather move a wardrobe twice than know it unloved.`,
  'glasshouse-trading': `Glasshouse Trading packs fragile things. Lamps, mirrors, vases and bowls leave our store on the Clyde in boxes that have been thrown down our own stairs, empty and full, until nothing broke any more.

We buy from glassblowers, potters and small lighting workshops, and we wire every lamp for a British socket before it goes out. A bulb of the right colour is always in the box.

Two to five working days, anywhere on the mainland. Should something arrive in more pieces than it left in, send us a picture and we send another.`,
  'gable-end': `Gable End is what happens when two parents, a garden and a washing machine go into business. We sell furniture for the places where life is wettest: nurseries, bathrooms, terraces and the bottom of the garden.

Covers come off, finishes wipe clean, and what stands outside has first spent a winter behind our shed in Norwich. If it rusted, you won’t find it here.

We send within five to ten working days, in cardboard that makes a respectable den.`,
}
