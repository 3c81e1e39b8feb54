import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { readSites } from '#contract/site.ts'
import { readCallers } from './door/callers.ts'
import { hangDoor } from './door/order.ts'
import { checkPayments } from './payments/open.ts'
import { documents } from './documents/routes.ts'
import { addressLookUp } from './routes/address-lookup.ts'
import { addressAddition, addressChange, addressRemoval, addresses } from './routes/addresses.ts'
import { bookmarkAdded, bookmarks, bookmarksRemoved } from './routes/bookmarks.ts'
import {
  cart,
  cartAddition,
  cartClearance,
  cartLineChange,
  cartLineRemoval,
  cartPromo,
  cartPromoRemoval,
} from './routes/cart.ts'
import {
  cardAddition,
  cardRecognition,
  cardRemoval,
  cards,
  cardSettings,
  cardUse,
  testCard,
} from './routes/cards.ts'
import { content } from './routes/content.ts'
import { configuration, deletion, deletionByPassword, password, profiles } from './routes/customer-account.ts'
import { pictureFile } from './routes/customer-picture-file.ts'
import { picture, pictureRemoval } from './routes/customer-picture.ts'
import { customer, customerChange } from './routes/customer.ts'
import { enquiries, enquiryAdded, offerDecided } from './routes/enquiries.ts'
import { inventory } from './routes/inventory.ts'
import { menu } from './routes/menu.ts'
import { storeBySavedVerdict, storeByVerdict } from './routes/personalised-store.ts'
import { olderProductsList, productsByBrand, productsOfIds } from './routes/product-lists.ts'
import { orderChallenge, orderPaying, orderPlacing } from './routes/order-placing.ts'
import { comments, order, orderCancellation, orderReturn, orders, summary } from './routes/orders.ts'
import { paymentNotices } from './routes/payment-notices.ts'
import { olderOrders } from './routes/older/older-orders.ts'
import { booksAudit, letters, ordersTidying } from './routes/operator/books.ts'
import { allEnquiries, priceOffer } from './routes/operator/enquiries.ts'
import { allOrders, anyOrder, orderMove } from './routes/operator/orders.ts'
import { productExport } from './routes/operator/export.ts'
import { productImport } from './routes/operator/import.ts'
import { indexRebuild } from './routes/operator/index-rebuild.ts'
import { indexState } from './routes/operator/index-state.ts'
import { productRemoval } from './routes/operator/removal.ts'
import { product } from './routes/product.ts'
import { filteredProducts, productSearch, products } from './routes/products.ts'
import { associated, carousels, recommendations, recommended, similar } from './routes/recommendations.ts'
import { reviewAdded, reviewDeleted, reviews } from './routes/reviews.ts'
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
  carousels,
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
  addressAddition,
  addressChange,
  addressRemoval,
  addresses,
  addressLookUp,
  bookmarkAdded,
  bookmarksRemoved,
  bookmarks,
  reviews,
  reviewAdded,
  reviewDeleted,
  enquiryAdded,
  enquiries,
  offerDecided,
  cartAddition,
  cartPromo,
  cartPromoRemoval,
  cartClearance,
  cartLineChange,
  cartLineRemoval,
  cart,
  cardSettings,
  cardRecognition,
  testCard,
  cardAddition,
  cards,
  cardUse,
  cardRemoval,
  orderPlacing,
  orderPaying,
  orderChallenge,
  orders,
  order,
  orderCancellation,
  orderReturn,
  comments,
  summary,
  ...olderOrders,
  inventory,
  productImport,
  productExport,
  productRemoval,
  indexRebuild,
  indexState,
  allOrders,
  anyOrder,
  orderMove,
  booksAudit,
  ordersTidying,
  letters,
  allEnquiries,
  priceOffer,
]

/** Read when the Worker starts: a wrong wrangler.toml or a missing secret stops it there. */
const callers = readCallers(env)
checkPayments(
  env,
  readSites(env).map(({ key }) => key),
)

const app = new Hono<Market>()
hangDoor(app)
app.route('/', documents)
app.route('/', pictureFile)
app.route('/', paymentNotices)
for (const route of calls) route(app, callers)

export { IndexBuilder } from './keeper/index-builder.ts'
export default app
