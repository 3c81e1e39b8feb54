import type { AccountType } from '#contract/account-type.ts'
import type { PastState } from '../pasts/past.ts'

/** What the three test customers have done. The sign-in host knows them by the same subjects, names and addresses. */
export interface Customer {
  subject: string
  name: string
  email: string
  accountType: AccountType
  shownAs: string
  address: {
    streetA: string
    streetB: string | null
    city: string
    postcode: string
    mobileNumber: string
  }
  /** A number of the test bank's. */
  card: string
  bookmarks: readonly string[]
  orders: readonly {
    id: string
    placedOn: string
    state: PastState
    /** Why it was called off or sent back. */
    reason?: string
    lines: readonly {
      variant: string
      seller: string
      quantity: number
      option?: string
      swatch?: string
    }[]
  }[]
  reviews: readonly { product: string; rating: number; title: string; body: string; writtenOn: string }[]
  enquiries: readonly {
    id: string
    variant: string
    seller: string
    quantity: number
    message: string
    askedOn: string
    /** What the seller has answered. */
    offer?: { note: string }
  }[]
  styles: readonly [string, number, string, number]
}

export const customers: readonly Customer[] = [
  {
    subject: 'a1e3c0de-0001-4000-8000-000000000001',
    name: 'Ada Lockwood',
    email: 'ada@customers.example',
    accountType: 'DECORAIT_PRO_CLIENT',
    shownAs: 'Ada L.',
    address: {
      streetA: '8 Princes Rise',
      streetB: 'Clifton',
      city: 'Bristol',
      postcode: 'BS8 4TQ',
      mobileNumber: '07700 900142',
    },
    card: '4242424242424242',
    bookmarks: ['sofa-nyborg', 'rug-atlas', 'floor-lamp-tripod', 'table-lamp-mushroom', 'bed-tatami'],
    orders: [
      {
        id: 'order-1001',
        placedOn: '2024-04-12',
        state: 'delivered',
        lines: [
          {
            variant: 'armchair-odense/cognac-leather-walnut',
            seller: 'the-furnishing-exchange',
            quantity: 1,
          },
          { variant: 'cushion-ley/flax', seller: 'harbour-street-home', quantity: 2 },
        ],
      },
      {
        id: 'order-1002',
        placedOn: '2024-08-30',
        state: 'dispatched',
        lines: [{ variant: 'pendant-hoshi/50-cm', seller: 'glasshouse-trading', quantity: 1 }],
      },
      {
        id: 'order-1003',
        placedOn: '2024-09-24',
        state: 'preparing',
        lines: [{ variant: 'side-table-dot/sage', seller: 'harbour-street-home', quantity: 2 }],
      },
    ],
    reviews: [
      {
        product: 'armchair-odense',
        rating: 5,
        title: 'Four months of evenings',
        body: 'The leather has gone a shade darker where my arms rest, and I like it more for that. The frame is quiet, the seat is deep, and the cat has been told.',
        writtenOn: '2024-08-19',
      },
    ],
    enquiries: [
      {
        id: 'enquiry-1001',
        variant: 'desk-belgravia/walnut-green-hide',
        seller: 'northwick-interiors',
        quantity: 1,
        message: 'What would the desk cost with the green hide, delivered to Bristol?',
        askedOn: '2024-09-20',
      },
    ],
    styles: ['midcentury', 62, 'zen', 38],
  },
  {
    subject: 'a1e3c0de-0002-4000-8000-000000000002',
    name: 'Ravi Menon',
    email: 'ravi@customers.example',
    accountType: 'DECORAIT_TRADE',
    shownAs: 'Ravi M.',
    address: {
      streetA: '12 Cotton Exchange Lane',
      streetB: null,
      city: 'Manchester',
      postcode: 'M1 1JQ',
      mobileNumber: '07700 900267',
    },
    card: '5555555555554444',
    bookmarks: ['dining-chair-depot', 'pendant-depot', 'stool-anvil'],
    orders: [
      {
        id: 'order-2001',
        placedOn: '2024-02-20',
        state: 'delivered',
        lines: [
          { variant: 'dining-chair-depot/anthracite', seller: 'harbour-street-home', quantity: 12 },
          { variant: 'pendant-depot/cream', seller: 'glasshouse-trading', quantity: 6 },
        ],
      },
      {
        id: 'order-2002',
        placedOn: '2024-06-03',
        state: 'refunded',
        reason: 'does-not-fit',
        lines: [{ variant: 'stool-anvil/raw-iron-elm', seller: 'harbour-street-home', quantity: 4 }],
      },
    ],
    reviews: [
      {
        product: 'dining-chair-depot',
        rating: 4,
        title: 'A café’s worth',
        body: 'Twelve of them in daily use since March. They stack, they wipe, they make the right noise on tiles. Two came with scratched backs and were replaced within the week.',
        writtenOn: '2024-07-02',
      },
    ],
    enquiries: [
      {
        id: 'enquiry-2001',
        variant: 'dining-table-orient/rosewood-oxblood-drums',
        seller: 'the-furnishing-exchange',
        quantity: 2,
        message: 'A price for two, for a private dining room, please.',
        askedOn: '2024-08-08',
        offer: {
          note: 'For the pair, delivered and set up in one visit. The lacquer is made to order, so allow us the full lead time.',
        },
      },
    ],
    styles: ['industrial', 71, 'rustic', 29],
  },
  {
    subject: 'a1e3c0de-0003-4000-8000-000000000003',
    name: 'Ines Calder',
    email: 'ines@customers.example',
    accountType: 'DECORAIT_PRO',
    shownAs: 'Ines C.',
    address: {
      streetA: '6 Garden Square Mews',
      streetB: 'Bayswater',
      city: 'London',
      postcode: 'W2 4DX',
      mobileNumber: '07700 900318',
    },
    card: '4242424242424242',
    bookmarks: [
      'sofa-savoy',
      'mirror-apollo',
      'sideboard-sunray',
      'rug-fan',
      'wall-lamp-fan',
      'coffee-table-crescent',
    ],
    orders: [
      {
        id: 'order-3001',
        placedOn: '2024-05-17',
        state: 'delivered',
        lines: [
          {
            variant: 'sofa-savoy/emerald-velvet',
            seller: 'the-furnishing-exchange',
            quantity: 1,
            option: 'velvet',
            swatch: 'velvet-emerald',
          },
          { variant: 'mirror-apollo/brass', seller: 'the-furnishing-exchange', quantity: 2 },
        ],
      },
      {
        id: 'order-3002',
        placedOn: '2024-07-09',
        state: 'cancelled',
        reason: 'changed-mind',
        lines: [{ variant: 'rug-fan/jade', seller: 'glasshouse-trading', quantity: 1 }],
      },
    ],
    reviews: [
      {
        product: 'sofa-savoy',
        rating: 5,
        title: 'The client cried, happily',
        body: 'Six people can face one another on it, as promised. The channels are even all the way round the curve and the plinth hides the glides. Measure your lift.',
        writtenOn: '2024-07-22',
      },
    ],
    enquiries: [],
    styles: ['artdeco', 66, 'baroque', 34],
  },
]
