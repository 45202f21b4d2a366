import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, ProductFeedId, UserId } from "@domain/kernel"
import { type StoreLink, StoreLinks } from "../ports/store-links.ts"

const [mine, other] = [BusinessProfileId.make(9101), BusinessProfileId.make(9102)]
const racers = [9103, 9104, 9105].map((id) => BusinessProfileId.make(id))
const link: StoreLink = {
  platform: "Shopify",
  shop: "lumen.myshopify.com",
  facts: { name: "Lumen Lamps", address: "https://lumen.example", currency: "GBP" },
  noticeKey: "key-1",
  sealedAccess: "sealed",
  isWatched: true,
  feedId: ProductFeedId.make(4),
  linkedBy: UserId.make(3),
  linkedAt: 1_000,
}

/** What every implementation of the stores does. */
export const storeLinksConformance = (layer: Layer.Layer<StoreLinks, unknown>) => {
  const run = <A>(story: (links: StoreLinks["Service"]) => Effect.Effect<A>): Promise<A> =>
    Effect.runPromise(Effect.provide(Effect.flatMap(StoreLinks, story), layer))

  test("a link is found by its business, its feed and the key of its messages", async () => {
    const found = await run((links) =>
      Effect.gen(function* () {
        yield* links.keep(mine, link)
        return [
          yield* links.of(mine),
          yield* links.ofFeed({ businessProfileId: mine, feedId: link.feedId }),
          yield* links.byNoticeKey("key-1"),
          yield* links.of(other),
          yield* links.ofFeed({ businessProfileId: other, feedId: link.feedId }),
          yield* links.ofFeed({ businessProfileId: mine, feedId: ProductFeedId.make(5) }),
          yield* links.byNoticeKey("key-2"),
        ].map(Option.getOrUndefined)
      }),
    )
    expect(found).toEqual([
      link,
      link,
      { ...link, businessProfileId: mine },
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test("a shop belongs to one business until its access is lost", async () => {
    const seen = await run((links) =>
      Effect.gen(function* () {
        const kept = [yield* links.keep(mine, link), yield* links.keep(other, { ...link, noticeKey: "key-2" })]
        yield* links.lose(mine, 2_000)
        yield* links.lose(mine, 3_000)
        const lost = Option.getOrUndefined(yield* links.of(mine))?.lostAt
        kept.push(yield* links.keep(other, { ...link, noticeKey: "key-2" }))
        return [kept, lost, Option.isSome(yield* links.of(mine)), Option.isSome(yield* links.of(other))]
      }),
    )
    expect(seen).toEqual([[true, false, true], 2_000, false, true])
  })

  test("of businesses that link a shop at the same moment one gets it", async () => {
    const seen = await run((links) =>
      Effect.forEach([1, 2, 3, 4, 5, 6, 7, 8], (round) =>
        Effect.gen(function* () {
          const shop = { ...link, shop: `race-${round}.myshopify.com` }
          const kept = yield* Effect.forEach(
            racers,
            (profile) => links.keep(profile, { ...shop, noticeKey: `key-${round}-${profile}` }),
            { concurrency: "unbounded" },
          )
          yield* Effect.forEach(racers, links.end)
          return kept.filter(Boolean).length
        }),
      ),
    )
    expect(seen).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  })

  test("a link that is renewed is not lost any more, and one that ended is gone", async () => {
    const seen = await run((links) =>
      Effect.gen(function* () {
        yield* links.end(other)
        yield* links.keep(mine, link)
        yield* links.lose(mine, 2_000)
        const whileLost = yield* links.linkedAfter(9_100, 10)
        yield* links.keep(mine, { ...link, linkedAt: 4_000 })
        const renewed = Option.getOrUndefined(yield* links.of(mine))
        const linked = yield* links.linkedAfter(9_100, 10)
        const later = yield* links.linkedAfter(mine, 10)
        yield* links.end(mine)
        return [whileLost, renewed, linked, later, Option.isSome(yield* links.of(mine))]
      }),
    )
    expect(seen).toEqual([[], { ...link, linkedAt: 4_000 }, [mine], [], false])
  })

  test("a renewed access takes the place of the one before and changes nothing else", async () => {
    const seen = await run((links) =>
      Effect.gen(function* () {
        yield* links.keep(mine, link)
        yield* links.reseal(mine, "renewed")
        yield* links.reseal(other, "renewed")
        const found = yield* Effect.all([links.of(mine), links.forChange(mine), links.forChange(other)])
        yield* links.end(mine)
        return found.map(Option.getOrUndefined)
      }),
    )
    const renewed = { ...link, sealedAccess: "renewed" }
    expect(seen).toEqual([renewed, renewed, undefined])
  })

  test("the latest attempt alone is known, until it ends", async () => {
    const attempt = { platform: "Magento", shop: "https://garden.example", begunAt: 5 } as const
    const seen = await run((links) =>
      Effect.gen(function* () {
        yield* links.noteAttempt(mine, { ...attempt, refusal: "cancelled" })
        yield* links.noteAttempt(mine, attempt)
        const noted = [yield* links.attempt(mine), yield* links.attempt(other)]
        yield* links.endAttempt(mine)
        return [...noted, yield* links.attempt(mine)].map(Option.getOrUndefined)
      }),
    )
    expect(seen).toEqual([attempt, undefined, undefined])
  })

  test("a shop's business is known even after its access is lost, until the link ends", async () => {
    const shop = { platform: "Shopify", shop: "owned.myshopify.com" } as const
    const seen = await run((links) =>
      Effect.gen(function* () {
        const owners = [yield* links.ownerOf(shop)]
        yield* links.keep(mine, { ...link, ...shop })
        owners.push(yield* links.ownerOf(shop), yield* links.ownerOf({ ...shop, platform: "BigCommerce" }))
        yield* links.lose(mine, 2_000)
        owners.push(yield* links.ownerOf(shop))
        yield* links.end(mine)
        return [...owners, yield* links.ownerOf(shop)]
      }),
    )
    expect(seen).toEqual([undefined, mine, undefined, mine, undefined])
  })

  test("keys are kept once for the attempt that waits for them, and taken once", async () => {
    const attempt = { platform: "WooCommerce", shop: "https://lamps.example", begunAt: 5 } as const
    const seen = await run((links) =>
      Effect.gen(function* () {
        yield* links.endAttempt(mine)
        const kept = [yield* links.keepKeys(mine, "first", "sealed")]
        yield* links.noteAttempt(mine, attempt, "first")
        const early = yield* links.takeKeys(mine, "first")
        kept.push(
          yield* links.keepKeys(mine, "other", "sealed"),
          yield* links.keepKeys(other, "first", "sealed"),
          yield* links.keepKeys(mine, "first", "sealed"),
          yield* links.keepKeys(mine, "first", "forged"),
        )
        const taken = [early, yield* links.takeKeys(mine, "other"), yield* links.takeKeys(mine, "first")]
        taken.push(yield* links.takeKeys(mine, "first"))
        kept.push(yield* links.keepKeys(mine, "first", "again"))
        return [kept, taken.map(Option.getOrUndefined)]
      }),
    )
    expect(seen).toEqual([
      [false, false, false, true, false, false],
      [undefined, undefined, "sealed", undefined],
    ])
  })

  test("a further attempt, and the end of one, take the keys of the one before away", async () => {
    const attempt = { platform: "WooCommerce", shop: "https://lamps.example", begunAt: 5 } as const
    const taken = await run((links) =>
      Effect.gen(function* () {
        yield* links.noteAttempt(mine, attempt, "first")
        yield* links.keepKeys(mine, "first", "sealed")
        yield* links.noteAttempt(mine, attempt, "second")
        const before = [yield* links.takeKeys(mine, "first"), yield* links.takeKeys(mine, "second")]
        yield* links.keepKeys(mine, "second", "sealed")
        yield* links.endAttempt(mine)
        return [...before, yield* links.takeKeys(mine, "second")].map(Option.getOrUndefined)
      }),
    )
    expect(taken).toEqual([undefined, undefined, undefined])
  })

  test("of those who take an attempt's keys at the same moment one gets them", async () => {
    const attempt = { platform: "WooCommerce", shop: "https://lamps.example", begunAt: 5 } as const
    const taken = await run((links) =>
      Effect.gen(function* () {
        yield* links.noteAttempt(mine, attempt, "first")
        yield* links.keepKeys(mine, "first", "sealed")
        const all = yield* Effect.forEach(racers, () => links.takeKeys(mine, "first"), { concurrency: "unbounded" })
        yield* links.endAttempt(mine)
        return all.flatMap(Option.toArray)
      }),
    )
    expect(taken).toEqual(["sealed"])
  })
}
