/** What lies in somebody's account, as its side names it. */
export const accountLinks = [
  { name: 'My Profile', path: '/profile/edit' },
  { name: 'Change password', path: '/profile/changepassword' },
  { name: 'Log Out', path: '/sign-out' },
] as const
