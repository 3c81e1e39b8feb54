import type { TestCustomer } from '#identity/seed/customers.ts'

const mostSettled = 80

/** People with an account from the start: the shop lets a neighbourhood open only so many in an hour. */
export const settledPeople: readonly TestCustomer[] = Array.from({ length: mostSettled }, (_, at) => ({
  id: `settled-${at}`,
  name: 'Noor Haddad',
  email: `noor.${at}@settled.example`,
  password: 'copper drawer thistle',
  accountType: 'DECORAIT_PRO',
}))
