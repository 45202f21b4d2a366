export { BusinessCategory, BusinessLocation, Place, PlaceKind } from "./place.ts"
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
  SessionBelongsToUser,
  SessionNotFound,
} from "./failures.ts"
export { distinctFacts, type Extracted, ExtractedAddress, ExtractedDetails, mergeDetails } from "./extracted-details.ts"
export { joinSources } from "./join-sources.ts"
export { rememberedQuery, sessionFlavourOf } from "./session-flavour.ts"
export { advancedState } from "./advance-state.ts"
export { type PricingFacts, type PromoOutcome, sessionPrice, type SessionPrice } from "./session-price.ts"
export { checkDetail, type DetailName, isDetailName } from "./detail-rules.ts"
export { changeDetails, type ChangeRefused, frozenWhenPaid, withDetails } from "./change-details.ts"
export { type CatalogueAdvice, fillDetails, withoutReadings } from "./fill-details.ts"
export { businessFactsOf, creativeContentOf } from "./creative-content.ts"
export { objectiveOf } from "./objective-of.ts"
export { type ProfileDefaults, profileDefaults } from "./profile-defaults.ts"
export { furtherSession, type FurtherSession } from "./further-session.ts"
