export { type AllowedHosts, allowedHosts } from "./address-rules.ts"
export {
  type ReadingOptions,
  type ReadingStage,
  readBusinessDetails,
  type WebsiteReading,
} from "./business-details-reader.ts"
export { type ExtractionContext } from "./extract/extract-details.ts"
export { type KnownPlace, type PlaceNames } from "./extract/place-names.ts"
export { type FetchFailure } from "./failures.ts"
export { type FetchedImage, type FetchedPage, safeFetchImage, type SafeFetchOptions } from "./safe-fetch.ts"
