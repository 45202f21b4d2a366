import { Schema } from "effect"

/**
 * Where a prefilled value was read, shown beside the field so that it can be checked; `account` is what the owner signs in with
 * and never gave for the public.
 */
export const DetailSource = Schema.Literals([
  "jsonld",
  "microdata",
  "meta",
  "link",
  "text",
  "title",
  "facebook",
  "listing",
  "owner",
  "account",
])
export type DetailSource = typeof DetailSource.Type

/**
 * The stages of a reading, in order; the set-up animation shows exactly these. At `contactPage` further pages are looked at:
 * the website's own contact page, or the website that a page on a network names.
 */
export const ExtractionStage = Schema.Literals(["queued", "fetching", "reading", "contactPage", "pictures", "done"])
export type ExtractionStage = typeof ExtractionStage.Type

/** Why a website or page could not be read; the person goes on by hand. */
export const ExtractionProblem = Schema.Literals([
  "InvalidWebsiteUrl",
  "AddressNotAllowed",
  "WebsiteTooLarge",
  "WebsiteTooSlow",
  "WebsiteUnreachable",
  "NotAWebPage",
  "NothingFound",
  "FacebookPageNotFound",
  "GoogleListingNotFound",
  "NetworkNotAnswering",
])
export type ExtractionProblem = typeof ExtractionProblem.Type

/** A reading: of `address`, and of further pages of the same business (`also`) that fill what it does not say. */
export const Extraction = Schema.Struct({
  status: Schema.Literals(["none", "pending", "done", "failed"]),
  stage: ExtractionStage,
  problem: Schema.optionalKey(ExtractionProblem),
  address: Schema.optionalKey(Schema.String),
  also: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Whether pictures were not copied, because too many were copied on this day. */
  picturesLeftOut: Schema.optionalKey(Schema.Boolean),
})
export type Extraction = typeof Extraction.Type

type Read = Pick<Extraction, "address" | "also">

/** Whether two readings are of the same addresses in the same order. */
export const isSameReading = (one: Read, other: Read): boolean =>
  [one.address, ...(one.also ?? [])].join("\n") === [other.address, ...(other.also ?? [])].join("\n")
