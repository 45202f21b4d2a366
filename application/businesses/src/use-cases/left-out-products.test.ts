import { Effect } from "effect"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { type BusinessProfileId, JobId } from "@domain/kernel"
import { ProductFeeds } from "../ports/index.ts"
import { LeftOutProducts } from "../stores/index.ts"
import { bakery, inProfiles } from "../testing/profile-world.ts"
import { removeFeed } from "./feed-desk.ts"
import { bringBackProducts, leaveOutProducts } from "./left-out-products.ts"

const businessProfileId = bakery.id

const withFeed = Effect.gen(function* () {
  const feeds = yield* ProductFeeds
  const { id } = yield* feeds.addCatalog(businessProfileId, { name: "Bread", createdAt: 1 })
  const feed = { name: "Daily", productCatalogId: id, url: "https://rye.example/feed.xml", createdAt: 2 }
  const key = { businessProfileId, feedId: (yield* feeds.addFeed(businessProfileId, feed)).id }
  const jobId = JobId.make("job-00001")
  yield* feeds.saveRun(key, { jobId, status: "Done", queuedAt: 1, updatedAt: 2, productMaps: [] })
  const items = ["SKU-1", "SKU-2"].map((code, row) => ({ row, item: { id: code }, issues: [], isTaken: true }))
  yield* feeds.addItems(key, jobId, items)
  yield* feeds.show(key, jobId)
  return key
})

const leftOut = Effect.flatMap(LeftOutProducts, (store) =>
  Effect.map(store.list("ofBusiness", { businessProfileId }), ({ rows }) => rows.map(({ productId }) => productId)),
)

const timesTold = Effect.map(
  MemoryDatabase,
  (database) => database.table<BusinessProfileId, number>("product_changes").get(businessProfileId) ?? 0,
)

test("products are left out until they are brought back, and networks hear of both", () =>
  inProfiles(
    Effect.gen(function* () {
      yield* withFeed
      yield* leaveOutProducts.handle({ businessProfileId, productIds: ["SKU-1", "SKU-2"] })
      yield* leaveOutProducts.handle({ businessProfileId, productIds: ["SKU-1"] })
      expect([yield* leftOut, yield* timesTold]).toEqual([["SKU-1", "SKU-2"], 2])
      yield* bringBackProducts.handle({ businessProfileId, productIds: ["SKU-1", "never"] })
      expect([yield* leftOut, yield* timesTold]).toEqual([["SKU-2"], 3])
    }),
  ))

test("a code that no feed holds is not left out", () =>
  inProfiles(
    Effect.gen(function* () {
      yield* withFeed
      yield* leaveOutProducts.handle({ businessProfileId, productIds: ["SKU-9"] })
      expect(yield* leftOut).toEqual([])
    }),
  ))

test("leaving out and bringing back is limited a day", () =>
  inProfiles(
    Effect.gen(function* () {
      const ask = bringBackProducts.handle({ businessProfileId, productIds: ["SKU-1"] })
      yield* Effect.forEach(Array.from({ length: 1_000 }), () => ask, { discard: true })
      expect(yield* Effect.flip(ask)).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))

test("networks hear when a feed is removed", () =>
  inProfiles(
    Effect.gen(function* () {
      yield* removeFeed.handle(yield* withFeed)
      expect(yield* timesTold).toBe(1)
    }),
  ))
