import type { AccountType } from '#contract/account-type.ts'

export interface TestCustomer {
  /** The subject of every token; histories in the market refer to it. */
  id: string
  name: string
  email: string
  password: string
  accountType: AccountType
}

/** People of a shop that runs on a developer's machine. Everybody may know their passwords. */
export const testCustomers: readonly TestCustomer[] = [
  {
    id: 'a1e3c0de-0001-4000-8000-000000000001',
    name: 'Ada Lockwood',
    email: 'ada@customers.example',
    password: 'walnut lamp harbour',
    accountType: 'DECORAIT_PRO_CLIENT',
  },
  {
    id: 'a1e3c0de-0002-4000-8000-000000000002',
    name: 'Ravi Menon',
    email: 'ravi@customers.example',
    password: 'brass kettle meadow',
    accountType: 'DECORAIT_TRADE',
  },
  {
    id: 'a1e3c0de-0003-4000-8000-000000000003',
    name: 'Ines Calder',
    email: 'ines@customers.example',
    password: 'velvet stair lantern',
    accountType: 'DECORAIT_PRO',
  },
]
