import { Schema } from "effect"
import { ProductMap } from "../product-map.ts"
import { FeedRule } from "./feed-rule.ts"

/** What a feed's owner decided about its reading: which columns fill which fields, and rules in their order. */
export const FeedRules = Schema.Struct({ productMaps: Schema.Array(ProductMap), rules: Schema.Array(FeedRule) })
export type FeedRules = typeof FeedRules.Type

/** A feed for which nothing was decided. */
export const noFeedRules: FeedRules = { productMaps: [], rules: [] }
