import { Schema } from "effect"

/** Where a prefilled value was read, shown beside the field so that it can be checked. */
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
])
export type DetailSource = typeof DetailSource.Type

/** The stages of reading a website, in order; the set-up animation shows exactly these. */
export const ExtractionStage = Schema.Literals(["queued", "fetching", "reading", "contactPage", "pictures", "done"])
export type ExtractionStage = typeof ExtractionStage.Type

/** Why a website could not be read; the person goes on by hand. */
export const ExtractionProblem = Schema.Literals([
  "InvalidWebsiteUrl",
  "AddressNotAllowed",
  "WebsiteTooLarge",
  "WebsiteTooSlow",
  "WebsiteUnreachable",
  "NotAWebPage",
  "NothingFound",
])
export type ExtractionProblem = typeof ExtractionProblem.Type

export const Extraction = Schema.Struct({
  status: Schema.Literals(["none", "pending", "done", "failed"]),
  stage: ExtractionStage,
  problem: Schema.optionalKey(ExtractionProblem),
  address: Schema.optionalKey(Schema.String),
})
export type Extraction = typeof Extraction.Type
