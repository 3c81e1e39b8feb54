/** The storefront's one catalogue of refusals: code → status and sentence. */
export const edgeErrors = {
  'answer-unknown': [400, 'Answer yes, no or removedForcefully.'],
  'body-invalid': [400, 'Send {"tags": ["<site>:product:<id>", …]}.'],
  'search-invalid': [
    400,
    'Ask with at most 200 characters, a filter of at most 2,000 and a page from 1 to 9999.',
  ],
  'bookmark-invalid': [400, 'Send what is to be marked, and the page to come back to.'],
  'cart-invalid': [400, 'Send the variant, the seller and a quantity of 1 to 9999.'],
  'signed-out': [401, 'You must be logged in'],
  'signature-invalid': [401, 'Sign the purge with the PURGE_KEY.'],
  'signature-late': [401, 'The signature has expired; sign the purge anew.'],
  'foreign-origin': [403, 'This can only be sent from a page of this shop.'],
  'proof-missing': [403, 'Reload the page and try again: this was sent without its proof.'],
  'intent-unknown': [400, 'Send the page and one of the kinds add-to-cart, bookmark and enquiry.'],
  'logout-token-invalid': [400, 'The logout token is not one of the provider’s, or not for this shop.'],
  'not-found': [404, 'There is no such call, or nothing by that name.'],
  'read-only': [405, 'This address is only for reading.'],
  'body-too-large': [413, 'Send at most 64 KiB of tags.'],
  'form-too-large': [413, 'This is more than the form takes. Please send less.'],
  'account-unavailable': [503, 'Your account can’t be reached just now. Please try again in a moment.'],
  unavailable: [503, 'The marketplace does not answer just now. Please try again in a moment.'],
} as const satisfies Record<string, readonly [number, string]>

export type EdgeErrorCode = keyof typeof edgeErrors
