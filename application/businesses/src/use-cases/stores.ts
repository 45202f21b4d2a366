import { Clock, Effect, Option, Result } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import { isJobOver } from "@domain/channels"
import { hoursBetweenReadings, NoLinkedStore, shopLabel, storeLinkState } from "@domain/businesses"
import { EraseShop, GetStore, ImportStore, RefreshStores, type Store } from "../contract/stores.ts"
import { ProductFeeds, StoreConnections, StoreLinks } from "../ports/index.ts"
import { processFeed } from "./product-feeds.ts"
import { workingAccess } from "./store-access.ts"

export const getStore = handler(
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
      tellsChanges: link.isWatched,
      feed,
      products,
    }
  }),
)

export const importStore = handler(
  ImportStore,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const link = Option.getOrUndefined(yield* (yield* StoreLinks).of(businessProfileId))
    if (link === undefined || link.lostAt !== undefined) return yield* new NoLinkedStore({})
    return yield* processFeed
      .handle({ businessProfileId, feedId: link.feedId })
      .pipe(Effect.catchTags({ FeedNotFound: Effect.die, CatalogNotFound: Effect.die, InvalidFields: Effect.die }))
  }),
)

/** A shop that lets us in again has been linked anew since it said so, and keeps its products. */
export const eraseShop = handler(
  EraseShop,
  Effect.fnUntraced(function* (shop) {
    const links = yield* StoreLinks
    const owner = yield* links.ownerOf(shop)
    if (owner !== undefined) {
      const facts = Effect.flatMap(workingAccess(owner), ({ access }) =>
        Effect.flatMap(StoreConnections, (connections) => connections.facts(access)),
      )
      const answer = yield* Effect.result(facts)
      if (Result.isSuccess(answer)) return {}
      // A shop that does not answer may be asked later.
      if (answer.failure.kind !== "access") return yield* Effect.die(answer.failure)
    }
    const { transact } = yield* UnitOfWork
    const erased = Effect.gen(function* () {
      if (owner !== undefined) yield* links.end(owner)
      yield* (yield* ProductFeeds).removeOfShop(shop)
    })
    yield* transact(erased)
    return {}
  }),
)

const hour = 3_600_000

const atOnce = 200

export const refreshStores = handler(
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
        const isDue =
          run === undefined ||
          (isJobOver(run.status) && now - run.queuedAt > hoursBetweenReadings(link.isWatched) * hour)
        if (isDue) yield* Effect.ignore(processFeed.handle(key))
      }
      if (profiles.length < atOnce) return {}
    }
  }),
)
