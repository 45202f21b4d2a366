import type { FieldFailure } from "@domain/validation"

/** Message keys of these rules beyond validation's; locale files have the texts. */
export const businessMessageKeys = [
  "businesses.fieldUnknown",
  "businesses.fieldReadOnly",
  "businesses.feed.idTooLong",
  "businesses.feed.titleTooLong",
  "businesses.feed.priceInvalid",
  "businesses.feed.salePriceAbovePrice",
  "businesses.feed.latitudeInvalid",
  "businesses.feed.longitudeInvalid",
  "businesses.feed.radiusInvalid",
  "businesses.feed.pageIdInvalid",
  "businesses.feed.repeated",
  "businesses.feed.columnUnknown",
  "businesses.feed.notOffered",
  "businesses.feed.fileEmpty",
  "businesses.feed.fileTooLarge",
  "businesses.feed.fileIsWorkbook",
  "businesses.feed.fileUnreadable",
  "businesses.feed.fileWithoutRows",
  "businesses.feed.columnsMissing",
  "businesses.feed.beingRead",
  "businesses.feed.rule.notANumber",
  "businesses.feed.rule.placeholderUnknown",
  "businesses.feed.rule.percentOutOfRange",
  "businesses.feed.rule.conditionNeeded",
  "businesses.feed.rule.datesInvalid",
  "businesses.shopAddressInvalid",
  "businesses.referralCodeInvalid",
] as const
/** A message key of this package. */
export type BusinessMessageKey = (typeof businessMessageKeys)[number]

/** Why a value was refused: a key of ours or validation's, and the values of the message. */
export type BusinessFieldFailure =
  | FieldFailure
  | { readonly key: BusinessMessageKey; readonly params?: FieldFailure["params"] }
