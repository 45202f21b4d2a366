export { BusinessCategory, BusinessLocation, Place, PlaceKind, Town } from "./place.ts"
export { DetailSource, Extraction, ExtractionProblem, ExtractionStage, isSameReading } from "./extraction.ts"
export {
  BusinessProfileNotFound,
  CatalogAdvertised,
  CatalogNotFound,
  CatalogOfStore,
  ClientNotFound,
  CurrencyNotFound,
  FeedNotFound,
  FeedNotProcessed,
  FeedOfStore,
  FeedWithoutAddress,
  InvalidWebsite,
  LocationDetectionFailed,
  PlaceNotFound,
  ProfileCreationNotAllowed,
} from "./failures.ts"
export {
  distinctFacts,
  type Extracted,
  ExtractedAddress,
  ExtractedDetails,
  ExtractedPlace,
  mergeDetails,
  placesBeside,
} from "./extracted-details.ts"
export { joinSources } from "./join-sources.ts"
export { townsAmong } from "./towns-among.ts"
export { type ProfileDefaults, profileDefaults } from "./profile-defaults.ts"
export { BusinessProfile, CreateProfile, createProfile, type NewProfile, profileListQuery } from "./profile.ts"
export { editProfile, ProfileDetails } from "./profile-edit.ts"
export { editStoreProfile, StoreProfile, storeProfileEdit, type StoreProfileField } from "./store-profile.ts"
export { type BusinessFieldFailure, type BusinessMessageKey, businessMessageKeys } from "./message-keys.ts"
export {
  geoLocationSearch,
  locationQuery,
  type LocationSearch,
  locationSearchDefaults,
  wholeLocationSearch,
} from "./location-search.ts"
export {
  checkProductRow,
  checkStoreRow,
  feedColumns,
  feedLimits,
  type ProductRow,
  isBlankRow,
  type RawRow,
  type RowFailures,
  type StoreRow,
} from "./feed-row.ts"
export { type AdvertisedItem, advertisedItem, priceAt } from "./advertised-item.ts"
export { FeedIssue, IssueFix, IssueSeverity } from "./feed-issues.ts"
export { fieldOfTarget, type FeedItem, type FeedItemField, feedItemFields, joinedFields } from "./feed-item.ts"
export { feedPriceDigits } from "./feed-price.ts"
export { checkFeedRules, feedRuleFailures, type RuleFailures } from "./feed-rules/check-rules.ts"
export { guessedColumn, mappedColumns, neededFields, withColumns } from "./feed-rules/column-guess.ts"
export { needsValue } from "./feed-rules/conditions.ts"
export {
  CalculateRule,
  ConditionOperator,
  CurrencyRule,
  ExcludeRule,
  FeedCondition,
  type FeedMend,
  feedMends,
  FeedRule,
  type FeedRuleKind,
  feedRuleLimits,
  MendRule,
  PriceRounding,
  ReplaceRule,
  SaleDatesRule,
  SetRule,
} from "./feed-rules/feed-rule.ts"
export { FeedSample, feedSampleLimits, FeedSampler } from "./feed-rules/feed-sample.ts"
export { changesGroups, FeedRules, noFeedRules } from "./feed-rules/kept-rules.ts"
export {
  type FeedPreview,
  type PreviewedFeed,
  type PreviewedItem,
  previewFeed,
  type SuggestedMend,
  suggestedMends,
  wholeFeedMends,
} from "./feed-rules/preview.ts"
export { type CheckedItem, FeedReader } from "./feed-reader.ts"
export { longestUnread, readingBasis, readingVersion } from "./reading-basis.ts"
export { checkProductFile, mayMapLater, missingColumns, mostProductFileBytes } from "./product-file.ts"
export { type CountedIssue, countedIssues, FeedSummary, type ShownReading, shownSummary } from "./feed-summary.ts"
export { FeedCadence, FeedSchedule, hoursOfCadence, nextReading } from "./feed-schedule.ts"
export { type FeedNetwork, feedNetworks, type IssueReach, issueReach, type NetworkEffect } from "./feed-issue-reach.ts"
export {
  FeedFailure,
  type FeedHealth,
  feedHealth,
  FeedPlace,
  mostPastReadings,
  PastReading,
  ReadingChanges,
  ReadingStarter,
} from "./feed-reading.ts"
export { FeedExcess, feedExcess, type FeedSize, FeedSizeLimit, feedSizeLimits } from "./feed-size.ts"
export { summaryAfter } from "./feed-change.ts"
export {
  NoLinkedStore,
  StoreAttempt,
  storeAttemptMillis,
  StoreLinkState,
  storeLinkState,
  StoreNotLinked,
  StoreRefusal,
} from "./store-link.ts"
export {
  hoursBetweenReadings,
  isAccessDue,
  Shop,
  ShopFacts,
  shopLabel,
  shopOf,
  StorePlatform,
  linkablePlatforms,
  storePlatforms,
} from "./store-platforms.ts"
export { type ShopItem, shopCategory, shopItem } from "./shop-item.ts"
export { type ShopReading, shopReadingOf, ShopStanding } from "./shop-standing.ts"
export { type FeedReading, readProductRows, readStoreRows } from "./feed-rows.ts"
export {
  catalogName,
  type FeedStatus,
  feedEngine,
  feedStatuses,
  FeedTask,
  newFeedTask,
  changedProductFeed,
  newProductFeed,
  ProductCatalog,
  ProductFeed,
} from "./feeds.ts"
export { ProductMap } from "./product-map.ts"
export {
  afterSave,
  answerLeavePrompt,
  beginDeparture,
  type Departure,
  type LeaveChoice,
  leaveChoices,
} from "./leave-prompt.ts"
export {
  attributes,
  ReferralCode,
  ReferralCodeId,
  ReferralCodeNotFound,
  ReferralCodeTaken,
  type ReferredSignUp,
  ReferralResult,
} from "./referral-code.ts"
export {
  type BusinessCounts,
  BusinessStanding,
  refusedFrom,
  RiskKind,
  RiskSign,
  riskSignsOf,
  soughtBusiness,
  standingOf,
} from "./portal-business.ts"
export {
  BusinessFreeze,
  BusinessNoteNotFound,
  type FreezeAct,
  frozenBy,
  isFrozen,
  releasedBy,
} from "./business-freeze.ts"
export {
  byCurrency,
  changeInPercent,
  type Compared,
  type ComparedMoney,
  type Margin,
  marginAccounts,
  type MarginMovements,
  marginOf,
  type OverviewFigure,
  type OverviewFigureName,
  overviewOf,
} from "./portal-overview.ts"
export {
  agencyCodeOf,
  AgencyMoneyChoice,
  consentedTo,
  HandOver,
  type HandOverAct,
  HandOverEnd,
  handOverLastsMillis,
  HandOverNotFound,
  HandOverNotPossible,
  HandOverObstacle,
  HandOverParty,
  type HandOverSide,
  HandOverStanding,
  handOverStanding,
  isAgreed,
  type NewHandOver,
  refusedHandOver,
  startHandOver,
  typedAgencyCode,
  withdrawnHandOver,
} from "./hand-over.ts"
export {
  BookKeeper,
  ClientNote,
  ClientNoteNotFound,
  keeperFor,
  mostNoteLetters,
  NoteReach,
  readsNote,
} from "./client-note.ts"
export { ClientRenewal, isRenewalDue, nearRenewalDays, nextReminder, nextRenewal } from "./client-renewal.ts"
export { AgencyTeamProblem, AgencyTeamRefused, agencyTeamLimits, ClientHolder } from "./agency-team.ts"
