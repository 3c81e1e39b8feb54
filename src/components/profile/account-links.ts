/** What lies in somebody's account, as its side names it. */
export const accountLinks = [
  { name: 'My Profile', path: '/profile/edit' },
  { name: 'My Orders', path: '/purchase/orders-list' },
  { name: 'Price Request', path: '/profile/productrequest' },
  { name: 'Bookmarks', path: '/profile/bookmarks' },
  { name: 'My reviews', path: '/profile/reviews' },
  { name: 'Addresses', path: '/purchase/addresses' },
  { name: 'Payment methods', path: '/purchase/payment-methods' },
  { name: 'Change password', path: '/profile/changepassword' },
  { name: 'Log Out', path: '/sign-out' },
] as const
