import { Effect } from "effect"
import { expect, test } from "vitest"
import { JobId } from "@domain/kernel"
import { ProductFeeds } from "../ports/index.ts"
import { bakery, inProfiles } from "../testing/profile-world.ts"
import { getConfiguration } from "./configuration.ts"

const businessProfileId = bakery.id
const jobId = JobId.make("00000000-0000-4000-8000-000000000001")

test("a configuration tells the state of the feed that was processed last", () =>
  inProfiles(
    Effect.gen(function* () {
      const feeds = yield* ProductFeeds
      const status = Effect.map(
        getConfiguration.handle({ businessProfileId }),
        ({ productFeed }) => productFeed?.processingInfo.deltaXFeedStatus,
      )
      expect(yield* status).toBeUndefined()
      const { id: productCatalogId } = yield* feeds.addCatalog(businessProfileId, { name: "Bread", createdAt: 0 })
      const typed = { name: "Daily", url: "https://rye.example/feed.xml", productCatalogId, createdAt: 0 }
      const first = yield* feeds.addFeed(businessProfileId, typed)
      const second = yield* feeds.addFeed(businessProfileId, typed)
      expect(yield* status).toBe("notProcessed")
      const run = (feed: typeof first, state: "New" | "InProgress" | "Done" | "Failed", updatedAt: number) =>
        feeds.saveRun(
          { businessProfileId, feedId: feed.id },
          { jobId, status: state, queuedAt: 0, updatedAt, productMaps: [] },
        )
      for (const [feed, state, updatedAt, shown] of [
        [first, "New", 1, "processing"],
        [first, "InProgress", 2, "processing"],
        [second, "Done", 3, "processed"],
        [first, "Failed", 2, "processed"],
        [first, "Failed", 4, "failed"],
      ] as const) {
        yield* run(feed, state, updatedAt)
        expect(yield* status).toBe(shown)
      }
    }),
  ))
