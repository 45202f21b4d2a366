export { type AllowedHosts, allowedHosts, checkUrl, isAllowListed, isPublicAddress } from "./address-rules.ts"
export {
  type ReadingOptions,
  type ReadingStage,
  readBusinessDetails,
  type WebsiteReading,
} from "./business-details-reader.ts"
export { FactReader, factReaderLayer, factReaderOn } from "./fact-reader.ts"
export { type FetchFailure } from "./failures.ts"
export {
  type FetchedImage,
  type FetchedPage,
  safeFetch,
  safeFetchImage,
  type SafeFetchOptions,
  safeFetchStream,
} from "./safe-fetch.ts"
export { type SafeAnswer, safeCall } from "./safe-call.ts"
export type { SafeCall } from "./stranger-call.ts"
export { safeSend, type SentAnswer } from "./safe-send.ts"
export { safePost } from "./safe-post.ts"
export { readFacebookPage } from "./networks/read-facebook-page.ts"
export { readGoogleListing } from "./networks/read-google-listing.ts"
export type { PlacesOptions } from "./networks/places-client.ts"
