// Is the catalogue well-formed? `node studio/check.mjs` needs no Blender: it prints every fault and fails on any.
import { existsSync, readFileSync } from 'node:fs'
import { shownPrice } from './price.mjs'

const here = new URL('.', import.meta.url)
const catalogue = JSON.parse(readFileSync(new URL('catalogue.json', here), 'utf8'))
const faults = []
const fault = (where, what) => faults.push(`${where}: ${what}`)
const slugs = (list) => new Set(list.map((item) => item.slug))

const finishes = catalogue.finishes
const known = Object.fromEntries(Object.entries(catalogue.tags).map(([kind, list]) => [kind, slugs(list)]))
known.brand = slugs(catalogue.brands)
const sellers = slugs(catalogue.sellers)
const products = new Map(catalogue.products.map((product) => [product.slug, product]))
const variants = new Set(catalogue.products.flatMap((p) => p.variants.map((v) => `${p.slug}/${v.slug}`)))

const [backdrops] = readFileSync(new URL('light.py', here), 'utf8').match(/^BACKDROPS = .*$/m)
const BACKDROPS = new Set(Array.from(backdrops.matchAll(/'(\w+)':/g), ([, name]) => name))

// Outside measures in mm a person would believe, by category: [least, most] of width, depth, height.
const SANE = {
  sofas: [[1400, 3000], [700, 1800], [600, 1150]], armchairs: [[550, 1100], [550, 1000], [600, 1200]],
  beds: [[900, 2400], [1900, 2400], [600, 2200]], 'dining-tables': [[700, 3000], [700, 1600], [700, 800]],
  'dining-chairs': [[380, 650], [400, 650], [700, 1150]], wardrobes: [[700, 2500], [450, 750], [1600, 2300]],
  'coffee-tables': [[500, 1500], [450, 1200], [250, 520]], desks: [[900, 2000], [450, 1000], [700, 820]],
}

checkCounts()
checkTags()
checkFinishes()
checkProducts()
checkScenes()

if (faults.length) {
  console.error(faults.join('\n'))
  console.error(`${faults.length} faults`)
  process.exit(1)
}
console.log(summary())

function checkCounts() {
  if (products.size < 72) fault('products', `only ${products.size}`)
  if (products.size !== catalogue.products.length) fault('products', 'two share a slug')
  if (variants.size < 220) fault('variants', `only ${variants.size}`)
  if (catalogue.moodrooms.length !== 12) fault('moodrooms', 'there are 12')
  for (const style of known.style) {
    if (catalogue.vignettes.filter((v) => v.style === style).length !== 3) fault(style, 'has three vignettes')
    if (catalogue.products.filter((p) => p.styles.includes(style)).length < 4) fault(style, 'has too few products')
  }
  const leaves = catalogue.tags.category.filter((tag) => tag.parent)
  for (const { slug } of leaves) if (!catalogue.products.some((p) => p.category === slug)) fault(slug, 'is an empty category')
  for (const room of known.room) if (!catalogue.products.some((p) => p.rooms.includes(room))) fault(room, 'is an empty room')
}

function checkTags() {
  for (const [kind, list] of Object.entries(catalogue.tags)) {
    if (slugs(list).size !== list.length) fault(kind, 'two tags share a slug')
    const parents = new Set([...(catalogue.tagGroups[kind] ?? []), ...slugs(list)])
    for (const tag of list) {
      if (tag.parent && !parents.has(tag.parent)) fault(tag.slug, `parent ${tag.parent} is unknown`)
      if (kind === 'colour' && !/^#[0-9A-F]{6}$/i.test(tag.hex)) fault(tag.slug, 'a colour needs its hex')
    }
  }
}

function checkFinishes() {
  for (const [slug, finish] of Object.entries(finishes)) {
    mustKnow(slug, 'colour', finish.colour)
    mustKnow(slug, 'material', finish.material)
    if (!finish.shader || !finish.name) fault(slug, 'needs a name and a shader')
  }
}

function checkProducts() {
  const skus = new Set()
  for (const product of catalogue.products) {
    const { slug } = product
    mustKnow(slug, 'category', product.category)
    mustKnow(slug, 'brand', product.brand)
    for (const [kind, key] of [['style', 'styles'], ['room', 'rooms'], ['moodclip', 'moodclips']]) product[key].forEach((tag) => mustKnow(slug, kind, tag))
    if (!product.styles.length || !product.rooms.length) fault(slug, 'needs a style and a room')
    for (const offer of product.sellers) {
      if (!sellers.has(offer.seller)) fault(slug, `seller ${offer.seller} is unknown`)
      if (!(offer.delivery in catalogue.deliveryMethods)) fault(slug, `delivery ${offer.delivery} is unknown`)
    }
    for (const other of product.associated) if (other === slug || !products.has(other)) fault(slug, `associated ${other} is unknown`)
    for (const option of product.options ?? []) option.swatches.forEach((swatch) => mustHaveFinish(slug, swatch))
    if (!product.facts || !product.summary.startsWith('<p>')) fault(slug, 'needs facts and a summary')
    checkVariants(product, skus)
  }
}

function checkVariants(product, skus) {
  if (slugs(product.variants).size !== product.variants.length) fault(product.slug, 'two variants share a slug')
  for (const variant of product.variants) {
    const where = `${product.slug}/${variant.slug}`
    if (skus.has(variant.sku)) fault(where, 'its SKU is taken')
    skus.add(variant.sku)
    if (!/^\d{13}$/.test(variant.ean)) fault(where, 'an EAN has 13 digits')
    for (const slug of Object.values({ ...product.finish, ...variant.finish })) mustHaveFinish(where, slug)
    for (const slot of Object.keys(variant.finish ?? {})) if (!(slot in product.finish)) fault(where, `slot ${slot} is not the product's`)
    if (variant.backdrop && !BACKDROPS.has(variant.backdrop)) fault(where, `backdrop ${variant.backdrop} is unknown`)
    if (!['active', 'out_of_stock', 'order_by_email'].includes(variant.status)) fault(where, `status ${variant.status}`)
    if (variant.status === 'active' ? variant.stock < 1 : variant.stock !== 0) fault(where, 'stock and status disagree')
    const price = shownPrice(product.price, variant.surcharge)
    if (!Number.isInteger(product.price.base) || !Number.isInteger(variant.surcharge)) fault(where, 'prices are whole pence')
    if (price < 1500 || price > 450000) fault(where, `is sold at ${price / 100} pounds`)
    checkSize(where, product.category, { ...product.dims, ...variant.dims })
  }
}

function checkSize(where, category, dims) {
  const measures = [dims.width, dims.depth, dims.height]
  if (measures.some((mm) => !Number.isInteger(mm) || mm < 8 || mm > 3200)) fault(where, `measures ${measures} mm`)
  SANE[category]?.forEach(([least, most], i) => {
    if (measures[i] < least || measures[i] > most) fault(where, `${['width', 'depth', 'height'][i]} ${measures[i]} mm is out of ${least}-${most}`)
  })
}

function checkScenes() {
  for (const scene of [...catalogue.moodrooms, ...catalogue.vignettes]) {
    mustKnow(scene.slug, 'style', scene.style)
    for (const item of scene.items) if (!variants.has(item)) fault(scene.slug, `${item} does not exist`)
    if (scene.items.length < 2) fault(scene.slug, 'is nearly empty')
  }
  for (const room of catalogue.moodrooms) mustKnow(room.slug, 'room', room.room)
  for (const post of catalogue.posts) {
    mustKnow(post.slug, 'style', post.style)
    for (const slug of post.products) if (!products.has(slug)) fault(post.slug, `${slug} does not exist`)
  }
}

function mustKnow(where, kind, slug) {
  if (!known[kind].has(slug)) fault(where, `${kind} ${slug} is unknown`)
}

function mustHaveFinish(where, slug) {
  if (!(slug in finishes)) fault(where, `finish ${slug} is unknown`)
}

function summary() {
  const needed = [...new Set(catalogue.products.map((p) => p.archetype))].sort()
  const missing = needed.filter((name) => !existsSync(new URL(`models/${name}.py`, here)))
  const count = (test) => catalogue.products.filter(test).length
  const withStatus = (status) => count((p) => p.variants.some((v) => v.status === status))
  return [
    `${products.size} products, ${variants.size} variants, ${Object.keys(finishes).length} finishes, ${needed.length} archetypes`,
    `order by email ${withStatus('order_by_email')}, out of stock ${withStatus('out_of_stock')}, reduced ${count((p) => p.price.discount)}, single-variant ${count((p) => p.variants.length === 1)}, without 3D ${count((p) => !p.threeD)}`,
    missing.length ? `archetypes without a model: ${missing.join(', ')}` : 'every archetype has its model',
  ].join('\n')
}
