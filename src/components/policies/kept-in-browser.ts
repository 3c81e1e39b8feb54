/** Everything a visit may leave in the browser. Whoever stores something new adds it here first. */
interface Kept {
  name: string
  where: 'Cookie' | 'Local storage' | 'Session storage' | 'Browser cache'
  purpose: string
  howLong: string
}

export const essential: readonly Kept[] = [
  {
    name: '__Host-session',
    where: 'Cookie',
    purpose: 'Keeps you signed in. A sealed number that scripts can’t read and that says nothing about you.',
    howLong: 'Until you sign out or the session runs out',
  },
  {
    name: '__Host-attempt-…',
    where: 'Cookie',
    purpose:
      'Holds one attempt to sign in together, with what you were about to do and the page you came from.',
    howLong: '30 minutes',
  },
  {
    name: '__Host-intent',
    where: 'Cookie',
    purpose: 'What you wanted when you were asked to sign in, so that it can be done afterwards. Sealed.',
    howLong: '1 hour, or until it is done',
  },
  {
    name: '__Host-typed',
    where: 'Cookie',
    purpose:
      'What you had written into a form when your session ran out, to show it to you, and nobody else, once you are back. Sealed, and never a card or a password.',
    howLong: '30 minutes, or until somebody has signed in or out',
  },
  {
    name: 'signed-in',
    where: 'Cookie',
    purpose: 'Tells the page that somebody is signed in, so that it asks for your name and cart. Not who.',
    howLong: 'As long as you are signed in',
  },
  {
    name: 'XSRF-TOKEN',
    where: 'Cookie',
    purpose: 'Proves that a change to your cart or account comes from our own pages.',
    howLong: '30 days, or until you sign out',
  },
  {
    name: 'allow-personal',
    where: 'Cookie',
    purpose: 'Your answer to the cookie banner: yes, no, or closed without an answer.',
    howLong: '1 year',
  },
  {
    name: 'cart',
    where: 'Local storage',
    purpose: 'A copy of your cart, to show it at once.',
    howLong: '1 year, or until you sign out',
  },
  {
    name: 'filterPanel',
    where: 'Local storage',
    purpose: 'Whether you left the filters beside a list open or closed.',
    howLong: 'Until you clear it',
  },
  {
    name: 'columns',
    where: 'Local storage',
    purpose: 'How many products you like to see side by side.',
    howLong: 'Until you clear it',
  },
  {
    name: 'draft-…',
    where: 'Session storage',
    purpose: 'An address that you have begun to write, until it is saved.',
    howLong: 'Until you close the tab',
  },
  {
    name: 'chat',
    where: 'Session storage',
    purpose: 'The number of a conversation with the assistant and what was said in it.',
    howLong: 'Until you close the chat or the tab',
  },
  {
    name: 'offline-…',
    where: 'Browser cache',
    purpose: 'The page that you see when there is no connection.',
    howLong: 'Until a newer one comes',
  },
]

export const withConsent: readonly Kept[] = [
  {
    name: 'recentProducts',
    where: 'Local storage',
    purpose: 'The last 10 products you looked at, to show them again.',
    howLong: '1 year',
  },
  {
    name: 'searches',
    where: 'Local storage',
    purpose: 'What you searched for, to offer it again.',
    howLong: '1 year',
  },
  {
    name: 'lastUser',
    where: 'Local storage',
    purpose: 'Who was signed in last on this browser, to greet you.',
    howLong: '1 year',
  },
  {
    name: 'lastVerdict',
    where: 'Local storage',
    purpose: 'Your last result in the style game, to choose what to show first.',
    howLong: '1 year',
  },
]
