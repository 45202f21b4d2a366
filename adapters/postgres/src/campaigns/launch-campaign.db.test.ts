import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { AdNetworks, CampaignRepository, LaunchRuns } from "@application/campaigns/ports"
import {
  memoryAdNetworks,
  memoryAdvertisedProducts,
  memoryCampaignFunds,
  memoryCampaignPortals,
  memoryCountedConversions,
  memoryCreativePictures,
  MemoryNetwork,
  memoryLaunchDrafts,
  memoryLaunchPrices,
  memoryProfileOnboarding,
  memoryPublicPages,
  memoryUsableLists,
  sampleDraft,
} from "@application/campaigns/testing"
import { launchCampaign, runLaunch } from "@application/campaigns/use-cases"
import { noPageAccesses } from "@application/channels/testing"
import { MemoryDatabase, memoryIds, memoryJobQueue, memoryProfiles } from "@application/kernel/testing"
import { memoryOwnerMails } from "@application/messaging/testing"
import { memoryProfileCategories } from "@application/signup/testing"
import { memoryPriorityCare } from "@application/wallet/testing"
import type { Campaign } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { postgresCampaignRepository } from "./postgres-campaign-repository.ts"
import { postgresLaunchRuns } from "./postgres-launch-runs.ts"
import { migrations } from "../migrations/index.ts"
import { postgresTables } from "../postgres-tables.ts"
import { runningDatabase } from "../testing/running-database.ts"

const stored = Layer.mergeAll(postgresCampaignRepository, postgresLaunchRuns, postgresTables, sqlUnitOfWork).pipe(
  Layer.provide(runningDatabase(migrations)),
)

const world = Layer.mergeAll(
  noPageAccesses,
  memoryAdvertisedProducts,
  memoryCampaignFunds,
  memoryOwnerMails,
  memoryCampaignPortals(),
  memoryCountedConversions,
  memoryCreativePictures,
  memoryLaunchDrafts,
  memoryLaunchPrices,
  memoryPriorityCare,
  memoryProfiles(),
  memoryProfileCategories,
  memoryProfileOnboarding,
  memoryPublicPages,
  memoryUsableLists(),
  memoryAdNetworks,
  stored,
).pipe(Layer.provideMerge(Layer.mergeAll(memoryJobQueue, memoryIds)), Layer.provideMerge(MemoryDatabase.layer))

const businessProfileId = BusinessProfileId.make(7)
const campaignId = CampaignId.make(70)
const key = { businessProfileId, campaignId }

const draft: Campaign = {
  id: campaignId,
  businessProfileId,
  sessionId: sampleDraft.sessionId,
  name: "Sunrise",
  region: "IN",
  status: "Draft",
  channels: [],
  spent: 0,
  createdAt: 1,
}

const seeded = Effect.gen(function* () {
  ;(yield* MemoryDatabase).table("sessions").set(sampleDraft.sessionId, sampleDraft)
  yield* (yield* CampaignRepository).save(draft)
})

const run = <A, E>(work: Effect.Effect<A, E, Layer.Success<typeof world>>) =>
  Effect.runPromise(Effect.provide(work, world))

test("launches sent at the same moment answer one job, whatever their keys", () =>
  run(
    Effect.gen(function* () {
      yield* seeded
      const keys = ["first-key", "first-key", "second-key", "third-key"]
      const jobs = yield* Effect.forEach(
        keys,
        (text) => launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make(text) }),
        { concurrency: "unbounded" },
      )
      expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(1)
      expect((yield* (yield* LaunchRuns).latest(businessProfileId, campaignId))?.attempt).toBe(1)
      expect((yield* MemoryDatabase).table("fund_locks").size).toBe(1)
    }),
  ))

test("a launch killed at every call in turn still makes each object once", () =>
  run(
    Effect.gen(function* () {
      yield* seeded
      yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("first-key") })
      const networks = yield* AdNetworks
      const dying: AdNetworks["Service"] = {
        ...networks,
        perform: (request) => Effect.andThen(networks.perform(request), Effect.die(new Error("killed"))),
      }
      const steps = 12
      for (let call = 0; call < steps; call += 1) {
        yield* Effect.exit(runLaunch.handle(key).pipe(Effect.provideService(AdNetworks, dying)))
        const once = { ...networks, perform: firstOnly(networks) }
        yield* Effect.exit(runLaunch.handle(key).pipe(Effect.provideService(AdNetworks, once)))
      }
      expect(yield* (yield* MemoryNetwork).objects).toHaveLength(steps)
      const launched = yield* (yield* LaunchRuns).latest(businessProfileId, campaignId)
      expect(launched?.status).toBe("Done")
      const campaign = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
      expect(campaign.channels.map(({ status }) => status)).toEqual(["InReview", "InReview"])
    }),
  ))

/** Lets one call through and dies at the next. */
const firstOnly = (networks: AdNetworks["Service"]): AdNetworks["Service"]["perform"] => {
  let calls = 0
  return (request) => {
    calls += 1
    return calls === 1 ? networks.perform(request) : Effect.die(new Error("killed"))
  }
}
