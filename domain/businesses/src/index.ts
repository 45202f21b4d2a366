export { BusinessCategory, BusinessLocation, Place, PlaceKind } from "./place.ts"
export { DetailSource, Extraction, ExtractionProblem, ExtractionStage } from "./extraction.ts"
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
