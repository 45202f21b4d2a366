import { Effect, Layer, Option } from "effect"
import { SqlClient } from "effect/sql"
import { expect, test } from "vitest"
import { storeLinksConformance } from "@application/businesses/conformance"
import { StoreLinks } from "@application/businesses/ports"
import { BusinessProfileId, ProductFeedId, UserId } from "@domain/kernel"
import { migrations } from "../migrations/index.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresStoreLinks } from "./postgres-store-links.ts"

storeLinksConformance(Layer.provide(postgresStoreLinks, runningDatabase(migrations)))

test("whoever takes a link for change waits for whoever has it, and sees what they did", async () => {
  const profile = BusinessProfileId.make(9201)
  const seen = await Effect.runPromise(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const links = yield* StoreLinks
      yield* links.keep(profile, {
        platform: "Shopify",
        shop: "locked.myshopify.com",
        facts: { name: "Lamps", address: "https://lamps.example" },
        noticeKey: "key-9201",
        sealedAccess: "old",
        isWatched: false,
        feedId: ProductFeedId.make(1),
        linkedBy: UserId.make(1),
        linkedAt: 0,
      })
      const renewing = Effect.gen(function* () {
        const before = Option.getOrThrow(yield* links.forChange(profile)).sealedAccess
        yield* Effect.sleep(200)
        if (before === "old") yield* links.reseal(profile, "new")
        return before
      }).pipe(sql.withTransaction)
      return yield* Effect.all([renewing, renewing], { concurrency: "unbounded" })
    }).pipe(Effect.provide(postgresStoreLinks.pipe(Layer.provideMerge(runningDatabase(migrations))))),
  )
  expect(seen.toSorted()).toEqual(["new", "old"])
})
