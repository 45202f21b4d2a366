import { Clock, Effect, Option } from "effect"
import { command, query, workflow } from "@application/kernel"
import { isJobOver } from "@domain/channels"
import { NoLinkedStore, shopLabel, storeLinkState, storePlatforms } from "@domain/businesses"
import { GetStore, ImportStore, LinkStoreByKeys, RefreshStores, type Store } from "../contract/stores.ts"
import { ProductFeeds, StoreLinks } from "../ports/index.ts"
import { linkStore } from "./link-store.ts"
import { processFeed } from "./product-feeds.ts"
import { openKeys } from "./shop-messages.ts"

export const getStore = query(
  GetStore,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const links = yield* StoreLinks
    const feeds = yield* ProductFeeds
    const link = Option.getOrUndefined(yield* links.of(businessProfileId))
    const attempt = Option.getOrUndefined(yield* links.attempt(businessProfileId))
    const state = storeLinkState({ link, attempt }, yield* Clock.currentTimeMillis)
    const isOfAttempt = attempt !== undefined && state !== "linked" && state !== "accessLost"
    const shown = isOfAttempt ? attempt : link
    const store: Store = {
      state,
      ...(shown !== undefined && { platform: shown.platform, shop: shown.shop, label: shopLabel(shown) }),
      ...(isOfAttempt && attempt.refusal !== undefined && { refusal: attempt.refusal }),
    }
    if (link === undefined) return store
    const feed = yield* Effect.orDie(feeds.feed({ businessProfileId, feedId: link.feedId }))
    const { products } = yield* Effect.orDie(feeds.catalog(businessProfileId, feed.productCatalogId))
    return {
      ...store,
      facts: link.facts,
      linkedAt: link.linkedAt,
      tellsChanges: storePlatforms[link.platform].tellsChanges && link.isWatched,
      feed,
      products,
    }
  }),
)

export const importStore = command(
  ImportStore,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const link = Option.getOrUndefined(yield* (yield* StoreLinks).of(businessProfileId))
    if (link === undefined || link.lostAt !== undefined) return yield* new NoLinkedStore({})
    return yield* processFeed
      .handle({ businessProfileId, feedId: link.feedId })
      .pipe(Effect.catchTags({ FeedNotFound: Effect.die, CatalogNotFound: Effect.die, InvalidFields: Effect.die }))
  }),
)

/** What went wrong is noted with the attempt, which the person's page reads. */
export const linkStoreByKeys = workflow(
  LinkStoreByKeys,
  Effect.fnUntraced(function* ({ sealedToken, businessProfileId, ...asked }) {
    const token = yield* openKeys(businessProfileId, sealedToken)
    if (Option.isSome(token)) yield* linkStore({ ...asked, businessProfileId, grant: { token: token.value } })
    return {}
  }),
)

const day = 24 * 3_600_000
const atOnce = 200

export const refreshStores = workflow(
  RefreshStores,
  Effect.fnUntraced(function* () {
    const links = yield* StoreLinks
    const feeds = yield* ProductFeeds
    const now = yield* Clock.currentTimeMillis
    let after = 0
    for (;;) {
      const profiles = yield* links.linkedAfter(after, atOnce)
      for (const businessProfileId of profiles) {
        after = businessProfileId
        const link = Option.getOrUndefined(yield* links.of(businessProfileId))
        if (link === undefined) continue
        const key = { businessProfileId, feedId: link.feedId }
        const run = yield* feeds.run(key)
        const isDue = run === undefined || (isJobOver(run.status) && now - run.queuedAt > day)
        if (isDue) yield* Effect.ignore(processFeed.handle(key))
      }
      if (profiles.length < atOnce) return {}
    }
  }),
)
