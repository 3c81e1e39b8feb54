type Status = 'active' | 'out_of_stock' | 'order_by_email'

const lines: Record<Status, string> = {
  active: 'Available, Ship in 4/5 weeks',
  out_of_stock: 'Temporarily out of stock',
  order_by_email: 'Request Price',
}

/** What a shopper reads about a variant's stock. */
export function stockLine(status: Status): string {
  return lines[status]
}
