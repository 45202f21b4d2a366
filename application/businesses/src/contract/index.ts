export { SearchCategories, SuggestServices } from "./categories.ts"
export { ListCountries } from "./countries.ts"
export { GetRegionCurrency, ListCurrencies, ListTimeZones } from "./reference-data.ts"
export { FindPlace, NearbyPlaces, SearchPlaces } from "./places.ts"
export { AddClient, AgencyClient, GetClient, GetDefaultPortal, JoinPortal, ListClients } from "./agency.ts"
export { EditConfiguration, GetConfiguration, SetUpLocalBusiness } from "./configuration.ts"
export { CreateBusinessProfile, EditBusinessProfile, GetBusinessProfile, GetProfileCurrency } from "./profiles.ts"
export {
  ApplyShopNotice,
  BeginStoreLink,
  EraseShop,
  FinishStoreLink,
  GetStore,
  ImportStore,
  RefreshStores,
  Store,
  UnlinkStore,
} from "./stores.ts"
export {
  Catalog,
  CreateCatalog,
  CreateFeed,
  Feed,
  FeedJob,
  FeedProduct,
  GetCatalog,
  GetFeedJob,
  ListCatalogs,
  ListFeedItems,
  ListFeeds,
  ProcessFeed,
  RunFeed,
  UploadProducts,
} from "./product-feeds.ts"
export {
  CreateReferralCode,
  EndReferralCode,
  ListedReferralCode,
  ListPortalReferralCodes,
  ListReferralCodes,
  OwnReferralCode,
  PortalReferralCode,
} from "./referral-codes.ts"
