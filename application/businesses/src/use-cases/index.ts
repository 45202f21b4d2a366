export { addClient, getClient, getDefaultPortal, joinPortal, listClients } from "./agency.ts"
export { editConfiguration, getConfiguration, setUpLocalBusiness } from "./configuration.ts"
export { createBusinessProfile, editBusinessProfile, getBusinessProfile, getProfileCurrency } from "./profiles.ts"
export {
  createCatalog,
  createFeed,
  getCatalog,
  getFeedJob,
  listCatalogs,
  listFeedItems,
  listFeeds,
  processFeed,
  runFeed,
} from "./product-feeds.ts"
export { uploadProducts } from "./upload-products.ts"
export { applyShopNotice } from "./apply-shop-notice.ts"
export { beginStoreLink, finishStoreLink, unlinkStore } from "./store-link.ts"
export { eraseShop, getStore, importStore, refreshStores } from "./stores.ts"
export { listCountries } from "./list-countries.ts"
export { getRegionCurrency, listCurrencies, listTimeZones } from "./reference-data.ts"
export { searchCategories, suggestServices } from "./search-categories.ts"
export { findPlace, nearbyPlaces, searchPlaces } from "./search-places.ts"

/** The services of the businesses: for the sign-up, and for messages of shops. */
export { shopMessages } from "./shop-messages.ts"
export { nearbyTowns } from "./nearby-towns.ts"
export { profileCategories } from "./profile-categories.ts"
export { profileOnboarding } from "./profile-onboarding.ts"
export { createReferralCode, endReferralCode, listPortalReferralCodes, listReferralCodes } from "./referral-codes.ts"
