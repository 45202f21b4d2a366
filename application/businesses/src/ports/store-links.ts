import { Context, type Effect, type Option, Schema } from "effect"
import { Shop, ShopFacts, type StoreAttempt } from "@domain/businesses"
import { type BusinessProfileId, ProductFeedId, UserId } from "@domain/kernel"
import type { FeedKey } from "./product-feeds.ts"

/** A linked store: its sealed access, the key of its messages, and the feed of its products; times are epoch milliseconds. */
export const StoreLink = Schema.Struct({
  ...Shop.fields,
  facts: ShopFacts,
  noticeKey: Schema.String,
  sealedAccess: Schema.String,
  /** Whether the shop agreed to tell of changes. */
  isWatched: Schema.Boolean,
  feedId: ProductFeedId,
  linkedBy: UserId,
  linkedAt: Schema.Number,
  lostAt: Schema.optionalKey(Schema.Number),
})
export type StoreLink = typeof StoreLink.Type

/** A linked store and whose it is. */
export interface OwnedStoreLink extends StoreLink {
  readonly businessProfileId: BusinessProfileId
}

/** Businesses' stores, and what was tried to link one. */
export class StoreLinks extends Context.Service<
  StoreLinks,
  {
    readonly of: (profile: BusinessProfileId) => Effect.Effect<Option.Option<StoreLink>>
    readonly ofFeed: (key: FeedKey) => Effect.Effect<Option.Option<StoreLink>>
    readonly byNoticeKey: (noticeKey: string) => Effect.Effect<Option.Option<OwnedStoreLink>>
    /** Takes the place of an earlier link; false where the shop is another business's, whose access is not lost. */
    readonly keep: (profile: BusinessProfileId, link: StoreLink) => Effect.Effect<boolean>
    /** Same as `of`; also locks the link for change until this transaction ends. */
    readonly forChange: (profile: BusinessProfileId) => Effect.Effect<Option.Option<StoreLink>>
    /** Puts a renewed access in the place of a link's. */
    readonly reseal: (profile: BusinessProfileId, sealedAccess: string) => Effect.Effect<void>
    readonly lose: (profile: BusinessProfileId, lostAt: number) => Effect.Effect<void>
    readonly end: (profile: BusinessProfileId) => Effect.Effect<void>
    /** Whose link a shop is, lost ones too. */
    readonly ownerOf: (shop: Shop) => Effect.Effect<BusinessProfileId | undefined>
    readonly attempt: (profile: BusinessProfileId) => Effect.Effect<Option.Option<StoreAttempt>>
    /** Notes an attempt instead of an earlier one; one that waits for keys has a key of its own. */
    readonly noteAttempt: (
      profile: BusinessProfileId,
      attempt: StoreAttempt,
      attemptKey?: string,
    ) => Effect.Effect<void>
    /** Keeps keys that a shop hands over for the attempt of this key; false where there is none, or it has keys. */
    readonly keepKeys: (profile: BusinessProfileId, attemptKey: string, sealedKeys: string) => Effect.Effect<boolean>
    /** Takes the keys of an attempt out, so that they count once. */
    readonly takeKeys: (profile: BusinessProfileId, attemptKey: string) => Effect.Effect<Option.Option<string>>
    readonly endAttempt: (profile: BusinessProfileId) => Effect.Effect<void>
    /** Profiles after this one whose store is linked and not lost, in the order of their ids. */
    readonly linkedAfter: (profile: number, limit: number) => Effect.Effect<ReadonlyArray<BusinessProfileId>>
  }
>()("businesses/StoreLinks") {}
