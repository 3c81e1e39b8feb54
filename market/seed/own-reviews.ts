/** What the ids of the demo's own reviews begin with; those that people write here have other ones. */
export const ownReviews = 'review-'
