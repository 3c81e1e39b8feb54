import type { Context } from 'hono'
import { type PurchaseNote, addressesPage } from '#contract/edge/purchase.ts'
import { addAddress, addressChange, changeAddress, removeAddress } from '#contract/market/addresses.ts'
import { checkoutAddress } from '#lib/checkout.ts'
import type { Edge } from '../gateway/edge.ts'
import { openShop } from '../shop/open-shop.ts'
import { type PurchaseHref, goTo, purchaseForm, refuseAsked, refuseFields } from './purchase-form.ts'

type Fields = Record<string, string>

/** An address of the book, saved, deleted or made the usual one; from its own page or from the checkout. */
export async function saveAddress(context: Context<Edge>): Promise<Response> {
  const sent = await purchaseForm(context, formOf)
  if ('answer' in sent) return sent.answer
  const { visitor, fields } = sent
  const href = formOf(fields)
  const values = shortened(fields)
  if (fields['action'] === 'remove') {
    const asked = await visitor.callCustomer(removeAddress, { query: { id: fields['id'] ?? '' } })
    if (!asked.ok) return refuseAsked(context, { visitor, href: addressesPage }, { asked })
    const note = { outcome: 'done', message: 'The address is gone.' } as const
    return goTo(context, { visitor, href: addressesPage, note })
  }
  // Without scripts, the button beside the postcode sends the form too.
  if (fields['find'] === 'yes') {
    const note: PurchaseNote = { outcome: 'refused', message: '', fields: [], values }
    return goTo(context, { visitor, href, note })
  }
  const body = bodyOf({ ...fields, ...(await suggested(context, fields)) })
  const checked = addressChange.safeParse(body)
  if (!checked.success) {
    const wrong = checked.error.issues.map(({ path, message }) => ({
      path: fieldOf(path.join('.')),
      message,
    }))
    return refuseFields(context, { visitor, href }, { fields: wrong, values })
  }
  const id = fields['id'] ?? ''
  const asked =
    id === ''
      ? await visitor.callCustomer(addAddress, { query: {}, body })
      : await visitor.callCustomer(changeAddress, { query: { id }, body })
  if (!asked.ok) return refuseAsked(context, { visitor, href }, { asked, values })
  if (fields['back'] !== 'checkout') {
    const note = { outcome: 'done', message: 'The address is saved.' } as const
    return goTo(context, { visitor, href: addressesPage, note })
  }
  const next = checkoutAddress({
    address: asked.value.address.id,
    card: fields['card'] || null,
    step: 'delivery',
  })
  return context.redirect(next, 303)
}

/** The page that shows this form, with what was typed. */
function formOf({ back, id, card }: Fields): PurchaseHref {
  if (back === 'checkout')
    return card
      ? `/purchase/checkout?card=${encodeURIComponent(card)}&step=address`
      : '/purchase/checkout?step=address'
  return id ? `${addressesPage}?address=${encodeURIComponent(id)}` : addressesPage
}

function bodyOf(fields: Fields) {
  const {
    add_line_1: streetA = '',
    add_line_2: streetB = '',
    city = '',
    country = '',
    postcode = '',
  } = fields
  const { addressName = '', mobileNumber = '', isDefault } = fields
  const usual = isDefault === 'yes' ? { isDefault: true } : {}
  return { addressName, streetA, streetB, city, country, postcode, mobileNumber, ...usual }
}

const namesOfFields: Readonly<Record<string, string>> = { streetA: 'add_line_1', streetB: 'add_line_2' }

function fieldOf(path: string): string {
  return namesOfFields[path] ?? path
}

/** Without scripts a suggestion is chosen by its number; what was typed counts more. */
async function suggested(context: Context<Edge>, fields: Fields): Promise<Fields> {
  const { suggestion = '', postcode = '', add_line_1: typed = '' } = fields
  if (!/^\d{1,3}$/.test(suggestion) || typed.trim() !== '') return {}
  const { requestId, site } = context.var
  const waitUntil = (work: Promise<unknown>) => context.executionCtx.waitUntil(work)
  const found = await openShop({ siteKey: site.key, requestId, waitUntil }).shop.addresses(postcode)
  const chosen = found.ok ? found.value[Number(suggestion)] : undefined
  if (!chosen) return {}
  return {
    add_line_1: chosen.line_1,
    add_line_2: chosen.line_2,
    city: chosen.town_or_city,
    country: chosen.country,
  }
}

/** Longer than any field takes, and short enough for a note. */
const longestKept = 300

function shortened(fields: Fields): Fields {
  const typed = Object.entries(fields).filter(([name]) => name !== 'xsrf')
  return Object.fromEntries(typed.map(([name, text]) => [name, text.slice(0, longestKept)]))
}
