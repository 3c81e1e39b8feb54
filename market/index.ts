import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { readCallers } from './door/callers.ts'
import { hangDoor } from './door/order.ts'
import { documents } from './documents/routes.ts'
import { content } from './routes/content.ts'
import { configuration, deletion, deletionByPassword, password, profiles } from './routes/customer-account.ts'
import { pictureFile } from './routes/customer-picture-file.ts'
import { picture, pictureRemoval } from './routes/customer-picture.ts'
import { customer, customerChange } from './routes/customer.ts'
import { inventory } from './routes/inventory.ts'
import { menu } from './routes/menu.ts'
import { storeBySavedVerdict, storeByVerdict } from './routes/personalised-store.ts'
import { olderProductsList, productsByBrand, productsOfIds } from './routes/product-lists.ts'
import { productExport } from './routes/operator/export.ts'
import { productImport } from './routes/operator/import.ts'
import { indexRebuild } from './routes/operator/index-rebuild.ts'
import { indexState } from './routes/operator/index-state.ts'
import { productRemoval } from './routes/operator/removal.ts'
import { product } from './routes/product.ts'
import { filteredProducts, productSearch, products } from './routes/products.ts'
import { associated, recommendations, recommended, similar } from './routes/recommendations.ts'
import type { Route } from './routes/route.ts'
import { productsBySeed, search } from './routes/search.ts'
import { detailsOfSeller } from './routes/seller-details.ts'
import { storeOfSeller } from './routes/seller-store.ts'
import { sellers } from './routes/sellers.ts'
import { suggestions } from './routes/suggestions.ts'
import { detailsOfTag } from './routes/tag-details.ts'
import { tags, tagsAsJsonText } from './routes/tags.ts'
import { template } from './routes/template.ts'
import { inventories, variants, variantsOfProducts } from './routes/variants.ts'
import type { Market } from './worker.ts'

const calls: Route[] = [
  products,
  productSearch,
  filteredProducts,
  suggestions,
  search,
  productsBySeed,
  productsByBrand,
  recommended,
  similar,
  associated,
  product,
  productsOfIds,
  olderProductsList,
  storeByVerdict,
  storeBySavedVerdict,
  variants,
  variantsOfProducts,
  recommendations,
  inventories,
  storeOfSeller,
  tags,
  tagsAsJsonText,
  detailsOfTag,
  content,
  template,
  menu,
  sellers,
  detailsOfSeller,
  customer,
  customerChange,
  configuration,
  picture,
  pictureRemoval,
  password,
  deletion,
  deletionByPassword,
  profiles,
  inventory,
  productImport,
  productExport,
  productRemoval,
  indexRebuild,
  indexState,
]

/** Read when the Worker starts: a wrong wrangler.toml or a missing secret stops it there. */
const callers = readCallers(env)

const app = new Hono<Market>()
hangDoor(app)
app.route('/', documents)
app.route('/', pictureFile)
for (const route of calls) route(app, callers)

export { IndexBuilder } from './keeper/index-builder.ts'
export default app
