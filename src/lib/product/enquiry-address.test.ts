import { expect, test } from 'vitest'
import { enquiryPath, readEnquiryPath } from './enquiry-address.ts'

test.each([
  { variantId: 'V1', sellerId: 'S1', quantity: 1 },
  { variantId: 'V1', sellerId: 'S1', quantity: 3, optionId: 'O1', swatchId: 'W1' },
  { variantId: 'V1', sellerId: 'S1', quantity: 1, swatchId: 'W1' },
])('what an enquiry is about can be read from its address: %j', (asked) => {
  expect(readEnquiryPath(new URL(enquiryPath(asked), 'https://shop.example'))).toEqual(asked)
})

test.each(['/products/d/V1?seller=S1', '/profile/productrequest/ask/V1'])(
  'an address that asks nobody for a price is none: %s',
  (path) => expect(readEnquiryPath(new URL(path, 'https://shop.example'))).toBeNull(),
)
