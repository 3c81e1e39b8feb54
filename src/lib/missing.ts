/** What the answer's status and title are where a page can't be shown. */
export const missing = {
  'not-found': { status: 404, title: 'Page not found' },
  unavailable: { status: 503, title: 'Please try again' },
} as const
