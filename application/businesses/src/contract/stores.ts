import { Schema } from "effect"
import { contract, listOf, ServiceOff, textOf, exampleProfile } from "@application/kernel"
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
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/store",
  summary: "Get a business profile's store with the state of its link",
  description:
    "state is notLinked, linking, linked, refused (refusal says why), accessLost or somebodyElses. feed is the store's product feed with its latest reading.",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: Store,
})

/**
 * Begins to link a store: answers where its owner consents, or nothing where a token has linked it at once. `returnTo` is where the
 * person goes on afterwards. Ours.
 */
export const BeginStoreLink = contract("businesses/BeginStoreLink", {
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /businessProfiles/:businessProfileId/store/link",
  summary: "Begin to link a store",
  description:
    "Send the owner to the returned address, where they consent in their shop; a Shopify or WooCommerce shop sends them back to /linked/store. BigCommerce and Magento take the access token that the owner made there, and are linked at once: the answer then has no address. browserKey is a secret that the browser makes and sends again when it finishes, so that nobody else can. A refusal is failure 1033 with its cause.",
  example: {
    ...exampleProfile,
    platform: "Shopify",
    address: "rye-bakery.myshopify.com",
    browserKey: "0d0f7b1e-5c5e-4a35-9f0a-4f0d4c1b7a55",
    returnTo: "/app/7/storeSetup",
  },
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
  kind: "workflow",
  access: "linkAccounts",
  route: "POST /businessProfiles/:businessProfileId/store/link/finish",
  summary: "Finish the link with what the shop sent its owner back with",
  description:
    "By the user and in the browser that began it, within ten minutes. query holds the address's parameters as they came, which the shop has signed.",
  example: {
    ...exampleProfile,
    state: "7.sealed",
    browserKey: "0d0f7b1e-5c5e-4a35-9f0a-4f0d4c1b7a55",
    query: [
      { Name: "code", Value: "one-time-code" },
      { Name: "shop", Value: "rye-bakery.myshopify.com" },
    ],
  },
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
  kind: "workflow",
  access: "linkAccounts",
  route: "DELETE /businessProfiles/:businessProfileId/store/link",
  summary: "Give a store's access back and forget it",
  description: "The products stay as they were read last.",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: Schema.Struct({}),
})

/** Reads the products of the linked store again, or answers the reading under way. Ours. */
export const ImportStore = contract("businesses/ImportStore", {
  kind: "command",
  access: "editFeeds",
  route: "POST /businessProfiles/:businessProfileId/store/import",
  summary: "Read a linked store's products again",
  description: "Works in the background like the processing of a feed; a reading under way is answered as it is.",
  example: exampleProfile,
  input: Schema.Struct(profile),
  output: FeedJob,
  failures: [NoLinkedStore, TooManyRequests],
})

/** Deletes what was read from a shop, and its link, as its system demands once its owner has removed us. Safe to run again. */
export const EraseShop = contract("businesses/EraseShop", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct(Shop.fields),
  output: Schema.Struct({}),
})

/** Does what a shop's verified message tells, by asking the shop. Safe to run again. */
export const ApplyShopNotice = contract("businesses/ApplyShopNotice", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({ noticeKey: Schema.String, productId: Schema.optionalKey(Schema.String) }),
  output: Schema.Struct({}),
})

/** Reads every linked store again that was not read for a day, or for six hours where it does not tell of changes. */
export const RefreshStores = contract("businesses/RefreshStores", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
