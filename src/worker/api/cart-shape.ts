import type { Cart, CartLine } from '#contract/edge/cart.ts'
import type { Cart as MarketCart, CartLine as MarketLine } from '#contract/market/cart.ts'
import { productPath } from '#lib/address.ts'

/** The market's cart as the browser gets it: pence as results, and addresses of ours. */
export function shapeCart({ version, lines, size, promo, ...sums }: MarketCart): Cart {
  return {
    version,
    lines: lines.map(shapeLine),
    size,
    subTotalPence: sums.subTotal,
    promo: promo && {
      code: promo.code,
      description: promo.description,
      discountPence: promo.discount,
      refusal: promo.refusal,
    },
    shippingPence: sums.shipping,
    totalPence: sums.total,
  }
}

function shapeLine(line: MarketLine): CartLine {
  const { mainPicture, urlSlug, rrp, lineTotal, priceWas, deliveryCharges, ...rest } = line
  return {
    ...rest,
    picture: mainPicture && {
      url: mainPicture.url,
      width: mainPicture.width,
      height: mainPicture.height,
      widths: mainPicture.widths,
      colour: mainPicture.colour,
      name: mainPicture.name,
    },
    path: urlSlug === null ? null : productPath(urlSlug, line.variantId),
    unitPence: rrp,
    linePence: lineTotal,
    wasPence: priceWas,
    deliveryPence: deliveryCharges,
  }
}
