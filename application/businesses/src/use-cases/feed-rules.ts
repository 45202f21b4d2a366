import { Clock, Effect, Result } from "effect"
import { CurrentActor, handler } from "@application/kernel"
import { checkFeedRules, fieldOfTarget, type FeedRules, noFeedRules } from "@domain/businesses"
import { type BusinessProfileId, currencyWithId, defaultCurrency } from "@domain/kernel"
import { invalidFields } from "@domain/identity"
import { GetFeedRules, type KeptFeedRules, SaveFeedRules } from "../contract/feed-rules.ts"
import { BusinessProfileRepository, type FeedKey, type FeedRun, ProductFeeds } from "../ports/index.ts"
import { FeedRuleSets, FeedSamples } from "../stores/feed-rules.ts"
import { staleDifference } from "./stale-difference.ts"

/** The currency and the store's domain by which a profile's feeds are read. */
export const feedFactsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const profile = yield* Effect.orDie((yield* BusinessProfileRepository).byId(businessProfileId))
  const { code } = currencyWithId(profile.currencyId) ?? defaultCurrency
  return { currency: code, storeDomain: profile.storeDomain }
})

/** What is decided about a feed's reading: the given maps, else the kept maps, and the kept rules. */
export const decidedFor = Effect.fnUntraced(function* (key: FeedKey, productMaps: FeedRules["productMaps"]) {
  const kept = (yield* (yield* FeedRuleSets).find(key)) ?? noFeedRules
  return { productMaps: productMaps.length > 0 ? productMaps : kept.productMaps, rules: kept.rules }
})

/** The maps that a reading without its own goes on with: none where the feed keeps some, else the maps of the reading before. */
export const mapsAgain = Effect.fnUntraced(function* (key: FeedKey, before: FeedRun | undefined) {
  const kept = yield* (yield* FeedRuleSets).find(key)
  return kept === undefined ? (before?.productMaps ?? []) : []
})

const keptOf = (stored: KeptFeedRules | undefined): KeptFeedRules => ({
  productMaps: stored?.productMaps ?? [],
  rules: stored?.rules ?? [],
  version: stored?.version ?? 0,
})

/** The maps by which a feed was last read; without kept maps the next reading goes on with them. */
const mapsOfRun = Effect.fnUntraced(function* (key: FeedKey) {
  const { productMaps = [] } = (yield* (yield* ProductFeeds).run(key)) ?? {}
  return productMaps.filter(({ target }) => fieldOfTarget(target) !== undefined)
})

export const getFeedRules = handler(
  GetFeedRules,
  Effect.fnUntraced(function* (key) {
    yield* (yield* ProductFeeds).feed(key)
    const stored = yield* (yield* FeedRuleSets).find(key)
    const kept = stored === undefined ? { ...keptOf(undefined), productMaps: yield* mapsOfRun(key) } : keptOf(stored)
    const sample = yield* (yield* FeedSamples).find(key)
    const { currency, storeDomain } = yield* feedFactsOf(key.businessProfileId)
    return {
      ...kept,
      currency,
      ...(storeDomain !== undefined && { storeDomain }),
      ...(sample !== undefined && { sample: { columns: sample.columns, rows: sample.rows } }),
    }
  }),
)

/** A save that began from an earlier version is refused and told what is kept now, so that nothing is lost on either side. */
export const saveFeedRules = handler(
  SaveFeedRules,
  Effect.fnUntraced(function* ({ businessProfileId, feedId, version, productMaps, rules }) {
    const key: FeedKey = { businessProfileId, feedId }
    yield* (yield* ProductFeeds).feedForChange(key)
    const { currency } = yield* feedFactsOf(businessProfileId)
    const checked = checkFeedRules({ productMaps, rules }, currency)
    if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
    const sets = yield* FeedRuleSets
    const before = keptOf(yield* sets.forChange(key))
    if (before.version !== version) {
      const { version: revision, ...current } = before
      return yield* staleDifference(["productMaps", "rules"], revision, current)
    }
    const actor = yield* CurrentActor
    const saved = yield* sets.save({
      ...key,
      ...checked.success,
      version: version + 1,
      savedAt: yield* Clock.currentTimeMillis,
      ...(actor.kind === "user" && { savedBy: actor.userId }),
    })
    return keptOf(saved)
  }),
)
