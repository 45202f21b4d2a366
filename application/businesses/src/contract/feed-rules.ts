import { Schema } from "effect"
import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import { FeedNotFound, FeedRule, feedRuleLimits, FeedRules, FeedSample } from "@domain/businesses"
import { DifferenceStale } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { BusinessProfileId, ProductFeedId } from "@domain/kernel"

const ofFeed = { businessProfileId: BusinessProfileId, feedId: ProductFeedId } as const

/** What is kept about the reading of a feed; its version is 0 before the first save. */
export const KeptFeedRules = Schema.Struct({ ...FeedRules.fields, version: Schema.Int })
export type KeptFeedRules = typeof KeptFeedRules.Type

/** The rules of a feed with the rows on which they are tried. Ours. */
export const GetFeedRules = contract("businesses/GetFeedRules", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/productFeeds/:feedId/rules",
  summary: "Get a feed's map of columns, its rules, and the first rows of its latest reading",
  description:
    "sample holds the column names of the file and up to 50 of its first rows, with cells cut to 500 characters; a feed that was not read has none. currency is the catalogue's, in which prices without one are. version grows by one with each save; before the first, productMaps are the maps of the latest reading.",
  example: { ...exampleProfile, feedId: 4 },
  input: Schema.Struct(ofFeed),
  output: Schema.Struct({
    ...KeptFeedRules.fields,
    currency: Schema.String,
    storeDomain: Schema.optionalKey(Schema.String),
    sample: Schema.optionalKey(FeedSample),
  }),
  failures: [FeedNotFound],
})

/** Keeps the map of columns and the rules of a feed for all further readings. Ours. */
export const SaveFeedRules = contract("businesses/SaveFeedRules", {
  kind: "command",
  access: "editFeeds",
  route: "PUT /businessProfiles/:businessProfileId/productFeeds/:feedId/rules",
  summary: "Keep a feed's map of columns and its rules",
  description:
    "version is the version that the change began from; after another save it is refused with DifferenceStale, which holds what is kept now. Rules work in their order, each over what the rules before it made: set (with {title} and other fields in the text), replace (plain text), calculate (percent in hundredths, amount in minor units), exclude, currency, saleDates and mend. All conditions of a rule must hold. They count from the next reading on; process the feed to apply them at once. Several maps may fill additional_image_link together.",
  example: {
    ...exampleProfile,
    feedId: 4,
    version: 0,
    productMaps: [{ source: "Foto", target: "image_link" }],
    rules: [
      {
        id: "sold-out",
        isOn: true,
        kind: "exclude",
        conditions: [{ field: "availability", operator: "is", value: "out_of_stock" }],
      },
    ],
  },
  input: Schema.Struct({
    ...ofFeed,
    version: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 })),
    productMaps: listOf(
      Schema.Struct({ source: textOf(feedRuleLimits.columnName), target: textOf(60) }),
      feedRuleLimits.maps,
    ),
    rules: listOf(FeedRule, feedRuleLimits.rules),
  }),
  output: KeptFeedRules,
  failures: [FeedNotFound, InvalidFields, DifferenceStale],
})
