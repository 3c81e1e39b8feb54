import { z } from 'zod'
import { defineCall } from './call.ts'
import { idsIn, limitOf, olderList, skip } from './older-list.ts'
import { productCard, sellerInventory, variantCard } from './product.ts'

/** A variant that stands by itself names its product. */
const listedVariant = variantCard.extend({
  productID: z.string(),
  productName: z.string(),
  productUrlSlug: z.string(),
  brand: productCard.shape.brand,
})

const query = z.object({ limit: limitOf(100), skip })

export const variantsList = defineCall({
  name: 'variantsList',
  summary:
    'Variants by their ids, in the order asked for; those of products that the site doesn’t sell are left out.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/v1/api/products/postvariantslist',
  query,
  body: z.strictObject({ _id: idsIn }),
  result: olderList(listedVariant),
})

export const variantsByProduct = defineCall({
  name: 'variantsByProduct',
  summary: 'All variants of the products of the given ids, product by product.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/v1/api/products/postvariantsbyproductlist',
  query,
  body: z.strictObject({ productID: idsIn }),
  result: olderList(listedVariant),
})

export const inventoryList = defineCall({
  name: 'inventoryList',
  summary: 'What sellers offer of the given variants, all sellers or some.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/v1/api/inventory/postinventorylist',
  query,
  body: z.strictObject({ variantID: idsIn, sellerID: idsIn.optional() }),
  result: olderList(sellerInventory.extend({ variant: variantCard })),
})
