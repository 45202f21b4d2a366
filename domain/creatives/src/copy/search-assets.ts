import { Schema } from "effect"
import { CopyOrigin } from "./acceptance.ts"

/** Google's limits for what stands beside a search ad; a wide character counts twice. Source: its public protos, v25. */
export const searchAssetLimits = {
  sitelink: { text: 25, description: 35, least: 2, most: 20 },
  callout: { length: 25, least: 2, most: 20 },
  snippet: { length: 25, least: 3, most: 10 },
} as const

/** A text while it is typed, which may be longer than Google takes. */
const typedText = Schema.String.check(Schema.isMaxLength(200))

/** A further link below a search ad: to a page of the business's own website, with two lines about it or none. */
export const Sitelink = Schema.Struct({
  text: typedText,
  description1: Schema.optionalKey(typedText),
  description2: Schema.optionalKey(typedText),
  url: Schema.String.check(Schema.isMaxLength(2048)),
  origin: CopyOrigin,
})
export type Sitelink = typeof Sitelink.Type

/** A few words about the business that stand behind a search ad's descriptions and open nothing. */
export const Callout = Schema.Struct({ text: typedText, origin: CopyOrigin })
export type Callout = typeof Callout.Type

/** A list of what the business has, under a header of Google's. */
export const StructuredSnippet = Schema.Struct({
  header: typedText,
  values: Schema.Array(typedText).check(Schema.isMaxLength(searchAssetLimits.snippet.most)),
  origin: CopyOrigin,
})
export type StructuredSnippet = typeof StructuredSnippet.Type

/** Google's headers of structured snippets in English, as it spells them. Source: its list of headers, November 2026. */
export const snippetHeaders = [
  "Amenities",
  "Brands",
  "Courses",
  "Degree programs",
  "Destinations",
  "Featured hotels",
  "Insurance coverage",
  "Models",
  "Neighborhoods",
  "Service catalog",
  "Shows",
  "Styles",
  "Types",
] as const

/** Most sitelinks and callouts that are kept: Google's number, so that nothing more can be typed. */
const list = <S extends Schema.Constraint>(item: S, most: number) => Schema.Array(item).check(Schema.isMaxLength(most))

/** The fields by which a search ad says what stands beside it. An absent part is undecided; an empty part is not shown. */
export const searchAssetFields = {
  sitelinks: Schema.optionalKey(list(Sitelink, searchAssetLimits.sitelink.most)),
  callouts: Schema.optionalKey(list(Callout, searchAssetLimits.callout.most)),
  snippet: Schema.optionalKey(StructuredSnippet),
  /** Whether the business's phone stands beside the ad of a campaign that is not for calls. */
  showsPhone: Schema.optionalKey(Schema.Boolean),
}

const SearchAssetsShape = Schema.Struct(searchAssetFields)

/** What stands beside a search ad. */
export type SearchAssets = typeof SearchAssetsShape.Type

/** A part of what stands beside a search ad. */
export type SearchAssetPart = keyof SearchAssets
