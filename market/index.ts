import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { readCallers } from './door/callers.ts'
import { hangDoor } from './door/order.ts'
import { documents } from './documents/routes.ts'
import { inventory } from './routes/inventory.ts'
import { menu } from './routes/menu.ts'
import { product } from './routes/product.ts'
import { productSearch, products } from './routes/products.ts'
import type { Route } from './routes/route.ts'
import { sellers } from './routes/sellers.ts'
import { tags, tagsAsJsonText } from './routes/tags.ts'
import { template } from './routes/template.ts'
import type { Market } from './worker.ts'

const calls: Route[] = [
  products,
  productSearch,
  product,
  tags,
  tagsAsJsonText,
  template,
  menu,
  sellers,
  inventory,
]

/** Read when the Worker starts: a wrong wrangler.toml or a missing secret stops it there. */
const callers = readCallers(env)

const app = new Hono<Market>()
hangDoor(app)
app.route('/', documents)
for (const route of calls) route(app, callers)

export default app
