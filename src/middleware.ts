export { withShop as onRequest } from './worker/shop/with-shop.ts'
