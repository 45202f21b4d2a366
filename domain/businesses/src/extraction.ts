import { Schema } from "effect"

/**
 * The source of a prefilled value, shown beside its field so that it can be checked. `account` is the owner's private
 * sign-in data.
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
 * The stages of a reading, in order, as the set-up animation shows them. `contactPage` reads further pages: the
 * website's contact page, or the website that a network's page names.
 */
export const ExtractionStage = Schema.Literals(["queued", "fetching", "reading", "contactPage", "pictures", "done"])
export type ExtractionStage = typeof ExtractionStage.Type

/** Why a website or page could not be read; the person continues by hand. */
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

/** A reading of `address`, and of further pages of the same business (`also`) that fill missing details. */
export const Extraction = Schema.Struct({
  status: Schema.Literals(["none", "pending", "done", "failed"]),
  stage: ExtractionStage,
  problem: Schema.optionalKey(ExtractionProblem),
  address: Schema.optionalKey(Schema.String),
  also: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Whether pictures were not copied because of the day's limit. */
  picturesLeftOut: Schema.optionalKey(Schema.Boolean),
  /** Whether a page did not answer whole in time, so that it may say more than was read. */
  isPartial: Schema.optionalKey(Schema.Boolean),
})
export type Extraction = typeof Extraction.Type

type Read = Pick<Extraction, "address" | "also">

/** Whether two readings have the same addresses in the same order. */
export const isSameReading = (one: Read, other: Read): boolean =>
  [one.address, ...(one.also ?? [])].join("\n") === [other.address, ...(other.also ?? [])].join("\n")
