import { Schema } from "effect"
import { declaredStore, documentOf } from "@application/kernel"
import { FeedRules, FeedSample } from "@domain/businesses"
import { BusinessProfileId, ProductFeedId, UserId } from "@domain/kernel"

const key = Schema.Struct({ businessProfileId: BusinessProfileId, feedId: ProductFeedId })

/** What the owners of feeds decided about their reading, with a version that grows by one with each save. */
export const FeedRuleSets = declaredStore({
  table: "feed_rules",
  row: documentOf({
    key,
    document: Schema.Struct({
      ...FeedRules.fields,
      version: Schema.Int,
      savedAt: Schema.Number,
      savedBy: Schema.optionalKey(UserId),
    }),
  }),
  key: ["businessProfileId", "feedId"],
  data: {
    kept: "until removed: what people and portals have set up",
    owner: "business",
    audited: {
      clear: ["document.version", "document.productMaps"],
      hidden: ["document.rules"],
      unrecorded: ["documentVersion", "document.savedAt", "document.savedBy"],
    },
  },
})

/** The columns and first rows of each feed as it was last read, on which rules are tried. */
export const FeedSamples = declaredStore({
  table: "feed_samples",
  row: documentOf({
    key,
    document: Schema.Struct({
      ...FeedSample.fields,
      readAt: Schema.Number,
      /** The mark of the feed's bytes and of what its reading depended on; a linked store's reading has none. */
      mark: Schema.optionalKey(Schema.String),
    }),
  }),
  key: ["businessProfileId", "feedId"],
  data: {
    kept: "the latest reading of each feed, until the feed is removed",
    owner: "business",
    audited: "a copy of a feed's own rows, which a reading makes",
  },
})
