import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { ProductFeeds } from "@application/businesses/ports"
import { memoryProductFeeds } from "@application/businesses/testing"
import { type LaunchRun, LaunchRuns } from "@application/campaigns/ports"
import { memoryLaunchRuns } from "@application/campaigns/testing"
import { BackgroundJobs } from "@application/channels/ports"
import { DataExports } from "@application/identity/ports"
import { memoryDataExports } from "@application/identity/testing"
import { MemoryDatabase } from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, IdempotencyKey, JobId, PortalId, UserId } from "@domain/kernel"
import { channelJobs } from "./channel-jobs.ts"

const [mine, other] = [BusinessProfileId.make(7), BusinessProfileId.make(8)]
const subject = { portalId: PortalId.make(1), userId: UserId.make(3) }

const launch: LaunchRun = {
  businessProfileId: mine,
  campaignId: CampaignId.make(70),
  attempt: 1,
  jobId: JobId.make("job-0001"),
  idempotencyKey: IdempotencyKey.make("key-00001"),
  region: "IN",
  status: "InProgress",
  channels: [
    { channel: "Social", status: "InProgress", steps: ["campaign", "adSet", "ad"], externalIds: { campaign: "c1" } },
    { channel: "Search", status: "Done", steps: ["campaign"], externalIds: { campaign: "c2" } },
  ],
  touchedAt: 20,
}

const world = channelJobs.pipe(
  Layer.provideMerge(Layer.mergeAll(memoryLaunchRuns, memoryProductFeeds, memoryDataExports)),
  Layer.provideMerge(MemoryDatabase.layer),
)

test("jobs come from launches, feeds and the export, each with its progress", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      yield* (yield* LaunchRuns).save(launch)
      const feeds = yield* ProductFeeds
      const { id: productCatalogId } = yield* feeds.addCatalog(mine, { name: "Breads", createdAt: 1 })
      const feed = { name: "Breads", url: "https://rye.example/feed.xml", productCatalogId, createdAt: 1 }
      const { id: feedId } = yield* feeds.addFeed(mine, feed)
      const run = {
        jobId: JobId.make("job-0002"),
        status: "New",
        queuedAt: 30,
        updatedAt: 30,
        productMaps: [],
      } as const
      yield* feeds.saveRun({ businessProfileId: mine, feedId }, run)
      yield* (yield* DataExports).ask(subject, 40)
      const jobs = yield* BackgroundJobs
      expect(yield* jobs.of({ ...subject, businessProfileIds: [mine, other] }, 10)).toEqual([
        {
          kind: "Launch",
          status: "InProgress",
          updatedAt: 20,
          jobId: "job-0001",
          businessProfileId: 7,
          campaignId: 70,
          done: 2,
          total: 4,
        },
        { kind: "Feed", status: "New", updatedAt: 30, jobId: "job-0002", businessProfileId: 7, feedId },
        { kind: "DataExport", status: "InProgress", updatedAt: 40 },
      ])
      const nobody = { ...subject, userId: UserId.make(4) }
      expect(yield* jobs.of({ ...nobody, businessProfileIds: [other] }, 10)).toEqual([])
      expect(yield* jobs.of({ ...nobody, businessProfileIds: [] }, 10)).toEqual([])
    }).pipe(Effect.provide(world)),
  ))
