import { Schema } from "effect"
import { fieldOfTarget } from "../feed-item.ts"
import { ProductMap } from "../product-map.ts"
import { FeedRule } from "./feed-rule.ts"

/** What a feed's owner decided about its reading: which columns fill which fields, and rules in their order. */
export const FeedRules = Schema.Struct({ productMaps: Schema.Array(ProductMap), rules: Schema.Array(FeedRule) })
export type FeedRules = typeof FeedRules.Type

/** Whether products may have another group than the shop's own, by which its single changes find them. */
export const changesGroups = ({ productMaps, rules }: FeedRules): boolean =>
  productMaps.some(({ target }) => fieldOfTarget(target) === "item_group_id") ||
  rules.some((rule) => (rule.kind === "set" || rule.kind === "replace") && rule.field === "item_group_id")

/** A feed for which nothing was decided. */
export const noFeedRules: FeedRules = { productMaps: [], rules: [] }
