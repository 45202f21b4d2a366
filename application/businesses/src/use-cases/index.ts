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
export { listCountries } from "./list-countries.ts"
export { getRegionCurrency, listCurrencies, listTimeZones } from "./reference-data.ts"
export { searchCategories, suggestServices } from "./search-categories.ts"
export { findPlace, nearbyPlaces, searchPlaces } from "./search-places.ts"

/** The service of the businesses for the sign-up. */
export { nearbyTowns } from "./nearby-towns.ts"
