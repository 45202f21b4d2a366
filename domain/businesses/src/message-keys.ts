import type { FieldFailure } from "@domain/validation"

/** What these rules refuse beyond what validation does; locale files hold the text of each. */
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
] as const
/** A message key of this package. */
export type BusinessMessageKey = (typeof businessMessageKeys)[number]

/** Why a value was refused: a key of ours or of validation, and the values that the message names. */
export type BusinessFieldFailure =
  | FieldFailure
  | { readonly key: BusinessMessageKey; readonly params?: FieldFailure["params"] }
