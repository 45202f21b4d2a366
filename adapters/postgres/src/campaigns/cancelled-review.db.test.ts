import { Effect, Layer, Option } from "effect"
import { expect, test } from "vitest"
import { sqlUnitOfWork } from "@adapters/sql"
import { CampaignRepository, LaunchRuns } from "@application/campaigns/ports"
import {
  memoryAdNetworks,
  memoryAdvertisedProducts,
  memoryCampaignPortals,
  memoryCountedConversions,
  memoryCreativePictures,
  memoryLaunchDrafts,
  memoryLaunchPrices,
  memoryProfileOnboarding,
  memoryPublicPages,
  memoryUsableLists,
  sampleDraft,
} from "@application/campaigns/testing"
import { archiveCampaign, decideCampaignReview, launchCampaign } from "@application/campaigns/use-cases"
import { CurrentActor } from "@application/kernel"
import { noPageAccesses } from "@application/channels/testing"
import { MemoryDatabase, memoryJobQueue, QueuedJobs, userActor } from "@application/kernel/testing"
import { memoryOwnerMails } from "@application/messaging/testing"
import { Ledger } from "@application/wallet/ports"
import { memoryProfileCategories } from "@application/signup/testing"
import { memoryPriorityCare } from "@application/wallet/testing"
import { campaignFunds } from "@application/wallet/use-cases"
import type { Campaign } from "@domain/campaigns"
import { BusinessProfileId, CampaignId, PortalId } from "@domain/kernel"
import { topUp } from "@domain/wallet"
import { migrations } from "../migrations/index.ts"
import { postgresIds } from "../postgres-ids.ts"
import { runningDatabase } from "../testing/running-database.ts"
import { postgresLedger } from "../wallet/postgres-ledger.ts"
import { postgresPaymentRepository } from "../wallet/postgres-payment-repository.ts"
import { postgresCampaignRepository } from "./postgres-campaign-repository.ts"
import { postgresCampaignReviews } from "./postgres-campaign-reviews.ts"
import { postgresTables } from "../postgres-tables.ts"
import { postgresLaunchRuns } from "./postgres-launch-runs.ts"

const stored = campaignFunds.pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      postgresCampaignRepository,
      postgresCampaignReviews,
      postgresIds,
      postgresLaunchRuns,
      postgresLedger,
      postgresPaymentRepository,
      postgresTables,
      sqlUnitOfWork,
    ),
  ),
  Layer.provide(runningDatabase(migrations)),
)
const world = Layer.mergeAll(
  noPageAccesses,
  memoryAdNetworks,
  memoryAdvertisedProducts,
  memoryOwnerMails,
  memoryCampaignPortals({ isCampaignReviewed: true }),
  memoryCountedConversions,
  memoryCreativePictures,
  memoryLaunchDrafts,
  memoryLaunchPrices,
  memoryPriorityCare,
  memoryProfileCategories,
  memoryProfileOnboarding,
  memoryPublicPages,
  memoryUsableLists(),
  stored,
).pipe(Layer.provideMerge(memoryJobQueue), Layer.provideMerge(MemoryDatabase.layer))

const businessProfileId = BusinessProfileId.make(7)
const portalId = PortalId.make(1)
const paid = 10_000_00

const draft = (id: number): Campaign => ({
  id: CampaignId.make(id),
  businessProfileId,
  sessionId: sampleDraft.sessionId,
  name: "Sunrise",
  region: "IN",
  status: "Draft",
  channels: [],
  spent: 0,
  createdAt: 1,
})

/** Available and locked money of the profile. */
const balances = Effect.gen(function* () {
  const wallet = Option.getOrUndefined(yield* (yield* Ledger).wallet(businessProfileId))
  return { available: wallet?.availableBalance, locked: wallet?.lockedBalance }
})

test("cancelling and approving at once end in one of the two, with the money to match", async () => {
  const outcomes = await Effect.gen(function* () {
    const sessions = (yield* MemoryDatabase).table("sessions")
    const campaigns = yield* CampaignRepository
    const story = Effect.fnUntraced(function* (id: number) {
      const key = { businessProfileId, campaignId: CampaignId.make(id) }
      const about = { businessProfileId, reference: `payment:${id}` }
      yield* (yield* Ledger).post({ ...about, currency: "INR" }, (holdings) =>
        topUp({ ...about, at: 0 }, holdings, paid),
      )
      // Cancelling takes the session's payment back, so that each launch begins with a paid one.
      sessions.set(sampleDraft.sessionId, sampleDraft)
      const before = yield* balances
      yield* campaigns.save(draft(id))
      yield* launchCampaign.handle(key)
      const held = yield* balances
      yield* (yield* QueuedJobs).take
      const askedAt = (yield* campaigns.byId(businessProfileId, key.campaignId)).portalReview?.askedAt ?? 0
      const cancel = archiveCampaign.handle(key)
      const approve = decideCampaignReview.handle({
        portalId,
        campaignId: key.campaignId,
        askedAt,
        review: { decision: "approved" },
      })
      const ends = yield* Effect.all(id % 2 === 0 ? [cancel, cancel, approve] : [approve, cancel, cancel], {
        concurrency: "unbounded",
        mode: "result",
      })
      const { status, portalReview } = yield* campaigns.byId(businessProfileId, key.campaignId)
      const run = yield* (yield* LaunchRuns).latest(businessProfileId, key.campaignId)
      const jobs = (yield* (yield* QueuedJobs).take).map(({ contract }) => contract.name)
      return {
        succeeded: ends.filter((end) => end._tag === "Success").length,
        end: [status, portalReview?.decision?.decision, run?.status, jobs],
        money: yield* balances,
        before,
        held,
      }
    })
    return yield* Effect.forEach([70, 71, 72, 73, 74, 75], story)
  }).pipe(
    Effect.provideService(CurrentActor, { ...userActor(9, [], "PortalAdministrator"), portalId }),
    Effect.provide(world),
    Effect.runPromise,
  )
  const cancelled = ["Archived", undefined, "Failed", ["campaigns/ApplyCampaignState"]]
  const approved = ["InReview", "approved", "New", ["campaigns/RunLaunch"]]
  for (const { before, end, held, money, succeeded } of outcomes) {
    const isCancelled = end[0] === "Archived"
    expect(succeeded).toBe(1)
    expect(end).toEqual(isCancelled ? cancelled : approved)
    expect(money).toEqual(isCancelled ? before : held)
    expect(held).not.toEqual(before)
  }
})
