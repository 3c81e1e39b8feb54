interface Words {
  /** Beside which field it is said; null where it is about the whole form. */
  field: string | null
  sentence: string
}

/** What the market refuses, as somebody reads it who has just sent a form. */
const words: ReadonlyMap<string, Words> = new Map([
  [
    'password-wrong',
    { field: 'password', sentence: 'This isn’t your present password. Please type it again.' },
  ],
  [
    'password-weak',
    {
      field: 'newpassword',
      sentence: 'Others would guess this password. Choose a longer or less common one.',
    },
  ],
  [
    'password-elsewhere',
    { field: null, sentence: 'Your password is kept where you sign in. Please change it there.' },
  ],
  [
    'scope-missing',
    { field: null, sentence: 'To change your account, please log out, sign in again and come back.' },
  ],
  [
    'too-many-tries',
    { field: null, sentence: 'That was tried too often. Please wait a few minutes and try again.' },
  ],
  ['picture-too-large', { field: 'picture', sentence: 'Choose a picture of at most 5 MB.' }],
  [
    'picture-unreadable',
    { field: 'picture', sentence: 'Choose a JPEG, PNG or WebP picture that doesn’t move.' },
  ],
  [
    'not-found',
    {
      field: null,
      sentence: 'This is no longer here. It may have been changed or removed in the meantime.',
    },
  ],
  [
    'bookmarks-full',
    { field: null, sentence: 'You have 500 bookmarks. Remove one that you no longer need.' },
  ],
  [
    'review-exists',
    {
      field: null,
      sentence: 'You have reviewed this already. Delete that review first, if you want to write another.',
    },
  ],
  [
    'offer-closed',
    { field: null, sentence: 'This offer has been answered before, or it has run out. Please ask again.' },
  ],
  ['picture-measures', { field: 'picture', sentence: 'Choose a picture of 64 to 6,000 pixels a side.' }],
])

const silence: Words = {
  field: null,
  sentence: 'We couldn’t reach your account just now. Please try again in a moment.',
}

export function wordsFor(code: string): Words {
  return words.get(code) ?? silence
}
