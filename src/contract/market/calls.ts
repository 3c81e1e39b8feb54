import {
  allTags,
  filterProducts,
  listProducts,
  listTags,
  productByVariant,
  searchProducts,
} from './catalogue.ts'
import { contentDetails } from './content.ts'
import {
  changePassword,
  deleteProfile,
  deleteProfileByPassword,
  listProfiles,
  postProfilePicture,
  profileConfiguration,
  removeProfilePicture,
} from './customer-account.ts'
import { readCustomer, saveCustomer } from './customer.ts'
import { exportProducts, importProducts, readIndexState, rebuildIndex, removeProducts } from './import.ts'
import { setInventory } from './operator.ts'
import { personalisedSearch, personalisedStore } from './personalised-store.ts'
import { brandProducts, productsByIds, productsList } from './product-lists.ts'
import {
  associatedProducts,
  recommendationsList,
  recommendedProducts,
  similarProducts,
} from './recommendations.ts'
import { sellerStore } from './seller-store.ts'
import { sellerDetails } from './seller.ts'
import { searchIndex, seededProducts, suggestProducts } from './search.ts'
import { retailerMenu, sellersList, templateDetails } from './shell.ts'
import { tagDetails } from './tag-details.ts'
import { inventoryList, variantsByProduct, variantsList } from './variants.ts'

/** Every call of the marketplace API: the OpenAPI document and the contract suite walk this list. */
export const marketCalls = [
  listProducts,
  searchProducts,
  filterProducts,
  suggestProducts,
  searchIndex,
  seededProducts,
  brandProducts,
  recommendedProducts,
  similarProducts,
  associatedProducts,
  productByVariant,
  productsByIds,
  productsList,
  personalisedStore,
  personalisedSearch,
  variantsList,
  variantsByProduct,
  recommendationsList,
  inventoryList,
  sellerStore,
  listTags,
  allTags,
  tagDetails,
  contentDetails,
  templateDetails,
  retailerMenu,
  sellersList,
  sellerDetails,
  readCustomer,
  saveCustomer,
  profileConfiguration,
  postProfilePicture,
  removeProfilePicture,
  changePassword,
  deleteProfile,
  deleteProfileByPassword,
  listProfiles,
  setInventory,
  importProducts,
  exportProducts,
  removeProducts,
  rebuildIndex,
  readIndexState,
] as const
