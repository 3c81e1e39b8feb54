import { accountTypes } from '#contract/account-type.ts'
import {
  changePassword,
  deleteProfile,
  deleteProfileByPassword,
  listProfiles,
  pictureLimits,
  pictureTypes,
  profileConfiguration,
} from '#contract/market/customer-account.ts'
import { genders } from '#contract/market/customer.ts'
import { Refusal } from '../door/refusal.ts'
import { changeAccountPassword, deleteAccount } from '../provider/account.ts'
import { listCustomers } from '../queries/customer.ts'
import { writeOnce } from '../queries/write-once.ts'
import { customerOrOperatorRoute, customerRoute } from './customer-route.ts'
import { leave } from './customer-departure.ts'
import { shapeProfile } from './shape/profile.ts'

export const configuration = customerRoute(profileConfiguration, async ({ bearer: { provider } }) => ({
  data: {
    genders: choices(genders),
    accountTypes: choices(accountTypes),
    picture: {
      types: [...pictureTypes],
      bytes: pictureLimits.bytes,
      shortest: pictureLimits.shortest,
      longest: pictureLimits.longest,
    },
    passwordKeptAt: provider.kind === 'embedded' ? null : new URL(provider.issuer).origin,
  },
}))

export const password = customerRoute(changePassword, async ({ db, bearer, body, signature }) => {
  const { access_token: token, ...change } = body
  if (token !== undefined && token !== bearer.token) return new Refusal('bearer-refused')
  const once = await writeOnce(db, signature, [])
  if (once.replayed) return new Refusal('signature-replayed')
  const outcome = await changeAccountPassword(bearer.provider, bearer.token, change)
  if (!outcome.ok) return new Refusal(outcome.code)
  return { data: { changed: true as const } }
})

export const deletion = customerRoute(deleteProfile, async (question) => {
  // An account of ours goes with the profile, and nobody but its owner may end it: the password is the proof.
  if (question.bearer.provider.kind === 'embedded') return new Refusal('password-needed')
  return leave(question, { everywhere: false })
})

export const deletionByPassword = customerRoute(deleteProfileByPassword, async (question) => {
  const { bearer, body } = question
  const outcome = await deleteAccount(bearer.provider, bearer.token, body.password)
  return outcome.ok ? leave(question, { everywhere: true }) : new Refusal(outcome.code)
})

export const profiles = customerOrOperatorRoute(listProfiles, async ({ db, customer, body }) => {
  const { uid, limit, skip } = body
  const found = await listCustomers(db, { id: customer?.id ?? null, subjects: uid?.in, limit, skip })
  return { data: { list: found.customers.map(shapeProfile), totalCount: found.totalCount } }
})

function choices(names: Record<string, string>): { value: string; name: string }[] {
  return Object.entries(names).map(([value, name]) => ({ value, name }))
}
