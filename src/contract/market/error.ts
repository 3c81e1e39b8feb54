import { z } from 'zod'

/** The market's one catalogue of refusals: code → status and sentence. */
export const marketErrors = {
  'token-missing': [401, 'Send the x-api-token header of your site.'],
  'token-unknown': [401, 'The x-api-token header is not a token that this market knows.'],
  'signature-missing': [401, 'Send the x-signature header.'],
  'signature-invalid': [401, 'The x-signature header does not match this call.'],
  'signature-late': [401, 'The x-signature header has expired; sign the call anew.'],
  'signature-replayed': [409, 'This signed call has been carried out before.'],
  'bearer-missing': [
    401,
    'You must be logged in: send the access token of the customer, Authorization: Bearer.',
  ],
  'bearer-refused': [401, 'This access token opens nothing here (any more); sign in again.'],
  'password-wrong': [403, 'That is not your password.'],
  'scope-missing': [403, 'You are not signed in for changes to your account; sign out and in again.'],
  'password-elsewhere': [409, 'Your password is kept where you sign in; change it there.'],
  'password-needed': [409, 'Send your password to POST /v1/api/profiles/postdeleteprofile.'],
  'password-weak': [422, 'Choose a password of 8 to 128 characters that others would not guess.'],
  'picture-too-large': [413, 'Choose a picture of at most 5 MB.'],
  'picture-unreadable': [422, 'Choose a JPEG, PNG or WebP picture that does not move.'],
  'picture-measures': [422, 'Choose a picture of 64 to 6,000 pixels a side.'],
  'too-many-tries': [429, 'That was tried too often; wait a few minutes and try again.'],
  'provider-silent': [503, 'The sign-in provider does not answer just now; try again in a moment.'],
  'address-limit': [409, 'You have 20 addresses already; delete one that you no longer need.'],
  'cart-full': [409, 'A cart holds at most 50 different things.'],
  'item-not-available': [409, 'Item not available for sale'],
  'price-on-request': [409, 'The price of this is given on request: ask for it by email.'],
  'out-of-stock': [409, 'Temporarily out of stock'],
  'stock-short': [409, 'Only {left} of these can be had just now.'],
  'order-size-exceeded': [409, 'Quantity exceeds maximum allowed order size of {max}'],
  'promo-unknown': [409, 'We don’t know this code. Please look at it once more.'],
  'promo-over': [409, 'This code can’t be used just now.'],
  'promo-used': [409, 'This code has been used as often as it can be.'],
  'promo-minimum': [409, 'This code needs a subtotal of {minimum}.'],
  'bookmarks-full': [409, 'You have 500 bookmarks of this kind; remove one that you no longer need.'],
  'review-exists': [409, 'You have reviewed this already. Delete that review to write another.'],
  'offer-closed': [409, 'This offer has been answered before, or it has run out.'],
  'card-unknown': [409, 'This card can’t be used (any more). Choose another one, or type it again.'],
  'card-declined': [409, 'The bank turned this card down. Choose another one.'],
  'card-empty': [409, 'There isn’t enough money on this card. Choose another one.'],
  'card-expired': [409, 'This card has expired. Choose another one.'],
  'challenge-failed': [
    409,
    'The bank could not make sure that it is you. Try again, or choose another card.',
  ],
  'card-limit': [409, 'You have 10 cards already; remove one that you no longer need.'],
  'card-not-a-test': [422, 'No real money moves here: use a test card, such as the one that ends in 4242.'],
  'payment-silent': [503, 'The payment provider does not answer just now. Try again; nothing is paid twice.'],
  'cart-empty': [409, 'Your cart is empty'],
  'cart-changed': [409, 'Prices or stock have changed since you looked. Please look at your cart once more.'],
  'order-let-go': [409, 'This order was not paid in time and has been let go. Please order again.'],
  'order-too-late': [
    409,
    'This is on its way already and can’t be cancelled. You can return it once it is there.',
  ],
  'order-not-paid': [409, 'This order is not paid yet: only all of it can be cancelled.'],
  'order-not-there': [409, 'This order is not as far as that, or is further already.'],
  'return-under-way': [409, 'This is being returned already: the order says how far that is.'],
  'return-too-late': [409, 'Only what was delivered in the last 14 days can be returned.'],
  'not-found': [404, 'There is nothing here by that name.'],
  'not-allowed': [403, 'This site may not make that call.'],
  'tag-unknown': [422, 'The filter names a tag that this catalogue does not have.'],
  'query-invalid': [400, 'A query value is missing or wrong.'],
  'body-invalid': [400, 'The body is not of the form that this call takes.'],
  'body-too-large': [413, 'The body is larger than 256 KiB.'],
  'import-too-large': [413, 'Send at most 2 MB of rows at a time.'],
  'server-error': [500, 'Something went wrong on our side; the request id helps us find it.'],
} as const satisfies Record<string, readonly [number, string]>

export type MarketErrorCode = keyof typeof marketErrors

const codes = Object.keys(marketErrors).filter((code): code is MarketErrorCode => code in marketErrors)

export const marketRefusal = z.object({
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  }),
})
