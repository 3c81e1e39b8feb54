interface Named {
  productName: string
  seoTitle: string
}

/** What a thing in a cart or an order is called: a variant's title may say the product's name, or only how it differs. */
export function lineTitle({ productName, seoTitle }: Named): string {
  const says = seoTitle.toLowerCase().includes(productName.toLowerCase())
  return says || productName === '' ? seoTitle : `${productName}, ${seoTitle}`
}
