import { Clock, Effect, Option, Result } from "effect"
import { Ids, UnitOfWork } from "@application/kernel"
import { type Shop, type ShopFacts, storePlatforms, type StoreRefusal } from "@domain/businesses"
import { type BusinessProfileId, cutText, type UserId } from "@domain/kernel"
import { ProductFeeds, type ShopGrant, type StoreLink, StoreConnections, StoreLinks } from "../ports/index.ts"
import { openFeatures } from "./profile-onboarding.ts"
import { processFeed } from "./product-feeds.ts"
import { refusalOf, sealAccess } from "./store-access.ts"

/** Whose store is linked with what. */
export interface NewLink extends Shop {
  readonly businessProfileId: BusinessProfileId
  readonly userId: UserId
  /** The site's own address, which the shop's messages go to. */
  readonly origin: string
  readonly grant: ShopGrant
}

/** Where a link's messages go. */
const noticesAddress = (origin: string, noticeKey: string): string => `${origin}/api/v1.0/webhooks/stores/${noticeKey}`

/** The longest name that a catalogue or feed may have. */
const longestName = 200

/**
 * The feed of the store's products: the feed of an earlier link to the same shop, else a new feed in a catalogue of its
 * own.
 */
const feedFor = Effect.fnUntraced(function* (
  profile: BusinessProfileId,
  before: StoreLink | undefined,
  { platform, shop }: Shop,
  facts: ShopFacts,
) {
  if (before?.platform === platform && before.shop === shop) return before.feedId
  const feeds = yield* ProductFeeds
  const createdAt = yield* Clock.currentTimeMillis
  const name = cutText(facts.name, longestName)
  const catalog = yield* feeds.addCatalog(profile, { name, createdAt })
  const feed = yield* feeds.addFeed(
    profile,
    { name, url: facts.address, productCatalogId: catalog.id, createdAt },
    { platform, shop },
  )
  return feed.id
})

/**
 * Links a store whose token we have: asks what it is, keeps the access sealed, has it tell of changes and begins to read its
 * products. What went wrong is noted with the attempt and returned.
 */
export const linkStore = Effect.fnUntraced(function* (asked: NewLink) {
  const { businessProfileId: profile, userId, origin, platform, shop, grant } = asked
  const links = yield* StoreLinks
  const connections = yield* StoreConnections
  const { transact } = yield* UnitOfWork
  const access = { platform, shop, token: grant.token }
  const refused = Effect.fnUntraced(function* (refusal: StoreRefusal) {
    yield* links.noteAttempt(profile, { platform, shop, begunAt: yield* Clock.currentTimeMillis, refusal })
    return Result.fail(refusal)
  })
  const facts = yield* Effect.result(connections.facts(access))
  if (Result.isFailure(facts)) return yield* refused(refusalOf(facts.failure))
  const ids = yield* Ids
  const [noticeKey, secret] = [yield* ids.secret, yield* ids.secret]
  const sealedAccess = yield* sealAccess(profile, { ...grant, secret })
  // A failure takes the feed back that was made for the link.
  const linking = transact(
    Effect.gen(function* () {
      const before = Option.getOrUndefined(yield* links.of(profile))
      const link: StoreLink = {
        platform,
        shop,
        facts: facts.success,
        noticeKey,
        sealedAccess,
        isWatched: false,
        feedId: yield* feedFor(profile, before, { platform, shop }, facts.success),
        linkedBy: userId,
        linkedAt: yield* Clock.currentTimeMillis,
      }
      if (!(yield* links.keep(profile, link))) return yield* Effect.fail("somebodyElses" as const)
      yield* links.endAttempt(profile)
      yield* openFeatures(profile)
      // Linked is linked, even where no more may be read today.
      yield* Effect.ignore(processFeed.handle({ businessProfileId: profile, feedId: link.feedId }))
      return link
    }),
  )
  const kept = yield* Effect.result(linking)
  if (Result.isFailure(kept)) return yield* refused(kept.failure)
  if (storePlatforms[platform].tellsChanges) {
    const watched = yield* Effect.result(connections.watch(access, noticesAddress(origin, noticeKey), secret))
    if (Result.isSuccess(watched)) yield* links.keep(profile, { ...kept.success, isWatched: true })
  }
  return Result.succeed(kept.success)
})
