import { Schema } from "effect"
import { contract, listOf, ServiceOff, textOf } from "@application/kernel"
import {
  NoLinkedStore,
  Shop,
  ShopFacts,
  StoreLinkState,
  StoreNotLinked,
  StorePlatform,
  StoreRefusal,
} from "@domain/businesses"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId } from "@domain/kernel"
import { Feed, FeedJob } from "./product-feeds.ts"

const profile = { businessProfileId: BusinessProfileId }

/** A business's store: how far its link is, what the shop says of itself, and the feed of its products. Ours. */
export const Store = Schema.Struct({
  state: StoreLinkState,
  platform: Schema.optionalKey(StorePlatform),
  /** The shop as its system names it, and as people do. */
  shop: Schema.optionalKey(Schema.String),
  label: Schema.optionalKey(Schema.String),
  refusal: Schema.optionalKey(StoreRefusal),
  facts: Schema.optionalKey(ShopFacts),
  linkedAt: Schema.optionalKey(Schema.Number),
  /** Whether the shop tells of changes by itself; it is read again in any case, once a day or more often where it does not. */
  tellsChanges: Schema.optionalKey(Schema.Boolean),
  feed: Schema.optionalKey(Feed),
  products: Schema.optionalKey(Schema.Int),
})
export type Store = typeof Store.Type

/** The business's store with the state of its link. Ours. */
export const GetStore = contract("businesses/GetStore", {
  access: "readProfile",
  input: Schema.Struct(profile),
  output: Store,
})

/**
 * Begins to link a store: answers where its owner consents, or nothing where a token has linked it at once. `returnTo` is where the
 * person goes on afterwards. Ours.
 */
export const BeginStoreLink = contract("businesses/BeginStoreLink", {
  access: "linkAccounts",
  input: Schema.Struct({
    ...profile,
    platform: StorePlatform,
    address: textOf(300),
    /** A secret that the browser makes and keeps, which it sends again when it finishes. */
    browserKey: Schema.optionalKey(textOf(100)),
    token: Schema.optionalKey(textOf(500)),
    returnTo: Schema.optionalKey(textOf(500)),
  }),
  output: Schema.Struct({ address: Schema.optionalKey(Schema.String) }),
  failures: [InvalidFields, ServiceOff, StoreNotLinked, TooManyRequests],
})

/**
 * Ends a link with what the shop sent its owner back with, or with the keys that it handed over: by the same user in the same browser
 * within ten minutes. Ours.
 */
export const FinishStoreLink = contract("businesses/FinishStoreLink", {
  access: "linkAccounts",
  input: Schema.Struct({
    ...profile,
    state: textOf(4000),
    browserKey: Schema.optionalKey(textOf(100)),
    query: listOf(Schema.Struct({ Name: textOf(100), Value: textOf(4000) }), 20),
  }),
  output: Schema.Struct({ state: StoreLinkState, returnTo: Schema.optionalKey(Schema.String) }),
  failures: [StoreNotLinked, TooManyRequests],
})

/** Gives the access back to the shop and forgets it; the products stay as they were read last. Ours. */
export const UnlinkStore = contract("businesses/UnlinkStore", {
  access: "linkAccounts",
  input: Schema.Struct(profile),
  output: Schema.Struct({}),
})

/** Reads the products of the linked store again, or answers the reading under way. Ours. */
export const ImportStore = contract("businesses/ImportStore", {
  access: "editFeeds",
  input: Schema.Struct(profile),
  output: FeedJob,
  failures: [NoLinkedStore, TooManyRequests],
})

/** Deletes what was read from a shop, and its link, as its system demands once its owner has removed us. Safe to run again. */
export const EraseShop = contract("businesses/EraseShop", {
  access: "system",
  input: Schema.Struct(Shop.fields),
  output: Schema.Struct({}),
})

/** Does what a shop's verified message tells, by asking the shop. Safe to run again. */
export const ApplyShopNotice = contract("businesses/ApplyShopNotice", {
  access: "system",
  input: Schema.Struct({ noticeKey: Schema.String, productId: Schema.optionalKey(Schema.String) }),
  output: Schema.Struct({}),
})

/** Reads every linked store again that was not read for a day, or for six hours where it does not tell of changes. */
export const RefreshStores = contract("businesses/RefreshStores", {
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
