import type { Context } from 'hono'
import type { z } from 'zod'
import { newEnquiry } from '#contract/market/enquiries.ts'
import { idsInChoice } from '#lib/enquiry-choices.ts'
import { needsChoice, needsQuantity, needsTerms } from '#lib/enquiry.ts'
import type { Edge } from '../gateway/edge.ts'
import { openShop } from '../shop/open-shop.ts'

type Texts = Record<string, string>
interface WrongField {
  path: string
  message: string
}
type Read = { ok: true; body: z.input<typeof newEnquiry> } | { ok: false; fields: WrongField[] }

/** An enquiry out of the form's fields, which have the names of section 3 of the specification. */
export async function enquiryOf(context: Context<Edge>, values: Texts): Promise<Read> {
  const texts = { ...values, ...(await suggestedAddress(context, values)) }
  const body = bodyOf(texts)
  const checked = newEnquiry.safeParse(body)
  const fields = checked.success ? [] : wrongFields(checked.error)
  if (texts['choice'] === '') fields.unshift({ path: 'choice', message: needsChoice })
  if (texts['terms'] !== 'yes') fields.push({ path: 'terms', message: needsTerms })
  return fields.length > 0 ? { ok: false, fields } : { ok: true, body }
}

function bodyOf(texts: Texts): z.input<typeof newEnquiry> {
  const { sellerId = '', productId = '', variantId = '', message = '', quantity = '', requestKey } = texts
  const { addressId = '', choice = '' } = texts
  const isSaved = addressId !== '' && addressId !== 'new'
  return {
    sellerId,
    productId,
    variantId,
    ...idsInChoice(choice),
    quantity: Number(quantity),
    message,
    addressId: isSaved ? addressId : null,
    address: isSaved ? null : addressOf(texts),
    ...(requestKey && { requestKey }),
  }
}

function addressOf(texts: Texts) {
  const { add_line_1: streetA = '', add_line_2: streetB = '', city = '', country = '', postcode = '' } = texts
  return { streetA, streetB, city, country, postcode }
}

const namesOfFields: Readonly<Record<string, string>> = {
  'address.streetA': 'add_line_1',
  'address.streetB': 'add_line_2',
  'address.city': 'city',
  'address.country': 'country',
  'address.postcode': 'postcode',
}
const ownWords: Readonly<Record<string, string>> = { quantity: needsQuantity }

function wrongFields({ issues }: z.ZodError): WrongField[] {
  return issues.map(({ path, message }) => {
    const place = path.join('.')
    return { path: namesOfFields[place] ?? place, message: ownWords[place] ?? message }
  })
}

/** Without scripts a suggestion is chosen by its number; what was typed counts more. */
async function suggestedAddress(context: Context<Edge>, values: Texts): Promise<Texts> {
  const { suggestion = '', postcode = '', add_line_1: typed = '' } = values
  if (!/^\d{1,3}$/.test(suggestion) || typed.trim() !== '') return {}
  const { requestId, site } = context.var
  const { shop } = openShop({
    siteKey: site.key,
    requestId,
    waitUntil: (work) => context.executionCtx.waitUntil(work),
  })
  const found = await shop.addresses(postcode)
  const chosen = found.ok ? found.value[Number(suggestion)] : undefined
  if (!chosen) return {}
  const { line_1, line_2, town_or_city: city, country } = chosen
  return { add_line_1: line_1, add_line_2: line_2, city, country }
}
