export { AddressCountries } from "./address-countries.ts"
export { Gazetteer } from "./gazetteer.ts"
export { PlaceCodes } from "./place-codes.ts"
export { type BusinessProfile, BusinessProfileRepository } from "./business-profile-repository.ts"
export { type Agency, AgencyClients, type ClientQuery, JoinedPortals } from "./agencies.ts"
export { ProfileConfigurations, type StoredConfiguration } from "./configurations.ts"
export { FeedNotRead, FeedSource, type KnownReading, type TakeRows } from "./feed-source.ts"
export {
  type ConsentRequest,
  type ShopAccess,
  ShopGrant,
  type ShopNotice,
  type ShopPrivacyRequest,
  ShopRefused,
  StoreConnections,
} from "./store-connections.ts"
export { type OwnedStoreLink, StoreLink, StoreLinks } from "./store-links.ts"
export { ProductAds } from "./product-ads.ts"
export { type FeedItemQuery, type FeedKey, type FeedRun, type ProductFile, ProductFeeds } from "./product-feeds.ts"
export {
  type CountedReferralCode,
  type MadeReferralCode,
  type PaidReferral,
  type PortalReferralCodeQuery,
  type ReferralCodeQuery,
  ReferralCodes,
} from "../services/referral-codes.ts"
export {
  type BusinessQuery,
  type OverviewPeriods,
  PortalBusinesses,
  PortalFigures,
  type RegionSpan,
} from "./portal-businesses.ts"
export { type ClientMove, ClientMoves } from "./client-moves.ts"
