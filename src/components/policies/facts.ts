/** What every policy page promises, said once: the pages, and whoever answers for them, agree. */
export const facts = {
  buyersAge: '18 years old',
  returnNotice: '14 days',
  returnSent: '30 days',
  returnReply: '48 working hours',
  refund: '14 working days',
  damageReport: '48 hours',
} as const

export const deliveryTimes = [
  { term: 'In stock in the UK', detail: '3–5 working days' },
  { term: 'English-made sofas', detail: '4–6 weeks' },
  { term: 'Made to order in the EU', detail: '6–8 weeks' },
  { term: 'From outside the EU', detail: '12–14 weeks' },
] as const
