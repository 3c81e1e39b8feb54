import { allTags, listProducts, listTags, productByVariant, searchProducts } from './catalogue.ts'
import { setInventory } from './operator.ts'
import { retailerMenu, sellersList, templateDetails } from './shell.ts'

/** Every call of the marketplace API: the OpenAPI document and the contract suite walk this list. */
export const marketCalls = [
  listProducts,
  searchProducts,
  productByVariant,
  listTags,
  allTags,
  templateDetails,
  retailerMenu,
  sellersList,
  setInventory,
] as const
