export { BusinessCategory, BusinessLocation, Place, PlaceKind, Town } from "./place.ts"
export { DetailSource, Extraction, ExtractionProblem, ExtractionStage, isSameReading } from "./extraction.ts"
export {
  BusinessDetails,
  CreativeDetail,
  EditableDetails,
  editableDetails,
  Picture,
  SessionFlavour,
} from "./business-details.ts"
export {
  BusinessProfileNotFound,
  DetailsFrozen,
  InvalidWebsite,
  LocationDetectionFailed,
  SessionBelongsToUser,
  SessionNotFound,
} from "./failures.ts"
export { distinctFacts, type Extracted, ExtractedAddress, ExtractedDetails, mergeDetails } from "./extracted-details.ts"
export { joinSources } from "./join-sources.ts"
export { rememberedQuery, sessionFlavourOf } from "./session-flavour.ts"
export { advancedState } from "./advance-state.ts"
export { type PricingFacts, sessionPrice, type SessionPrice } from "./session-price.ts"
export { checkDetail, type DetailChanges, type DetailName, isDetailName } from "./detail-rules.ts"
export { changeDetails, type ChangeRefused, frozenWhenPaid, withDetails } from "./change-details.ts"
export { type CatalogueAdvice, fillDetails, withoutReadings } from "./fill-details.ts"
export { businessFactsOf, creativeContentOf } from "./creative-content.ts"
export { objectiveOf } from "./objective-of.ts"
export { townsAmong } from "./towns-among.ts"
export { targetLocationOf } from "./target-location.ts"
export { type ProfileDefaults, profileDefaults } from "./profile-defaults.ts"
export { furtherSession, type FurtherSession } from "./further-session.ts"
export { BusinessProfile, CreateProfile, createProfile, type NewProfile, profileListQuery } from "./profile.ts"
export { editStoreProfile, StoreProfile, storeProfileEdit, type StoreProfileField } from "./store-profile.ts"
export { type BusinessFieldFailure, type BusinessMessageKey, businessMessageKeys } from "./message-keys.ts"
export {
  FacebookPageDetail,
  GooglePlaceDetail,
  LocalBusinessConfiguration,
  LocalBusinessSetup,
  localBusinessSetup,
  withConfiguration,
} from "./local-business.ts"
export { type ChatIds, type MovedChatIds, movePendingChatIds } from "./chat-ids.ts"
export {
  beginDetailsLoad,
  type DetailsLoad,
  detailsLoaded,
  detailsLoadFailed,
  detailsLoadSteps,
  detailsPatch,
} from "./details-load.ts"
export { promotedServices, servicesToPromote } from "./promoted-services.ts"
export {
  businessPhone,
  phoneStillVerified,
  type PhoneVerification,
  phoneVerification,
  provenPhone,
  withProvenPhone,
} from "./business-phone.ts"
export { publicContact } from "./public-contact.ts"
export { locationQuery, type LocationSearch, locationSearchDefaults, wholeLocationSearch } from "./location-search.ts"
export {
  checkProductRow,
  checkStoreRow,
  feedColumns,
  feedLimits,
  type ProductRow,
  type RawRow,
  type RowFailures,
  type StoreRow,
} from "./feed-row.ts"
export { type FeedReading, readProductRows, readStoreRows } from "./feed-rows.ts"
export {
  catalogName,
  type FeedStatus,
  feedStatuses,
  FeedTask,
  newFeedTask,
  newProductFeed,
  ProductCatalog,
  ProductFeed,
  ProductMap,
} from "./feeds.ts"
export {
  afterSave,
  answerLeavePrompt,
  beginDeparture,
  type Departure,
  type LeaveChoice,
  leaveChoices,
} from "./leave-prompt.ts"
export { FranchiseStore, withShares } from "./franchise-store.ts"
export { newAction, type ObjectiveChange, withObjective } from "./objective-change.ts"
export { isPossible, recommendedObjective } from "./objective-advice.ts"
export { creativeDetailOf, type WholeCreativeDetail } from "./creative-detail.ts"
export { checkLocation, type LocationField, lookupCode, tidyLocation } from "./location-rules.ts"
