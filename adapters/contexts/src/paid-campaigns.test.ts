import { Effect, Layer, Option } from "effect"
import { expect, test } from "vitest"
import { ApplyCampaignState } from "@application/campaigns/contract"
import { CampaignRepository } from "@application/campaigns/ports"
import { paidCampaigns } from "@application/campaigns/use-cases"
import { memoryJobQueue, QueuedJobs } from "@application/kernel/testing"
import { SessionRepository } from "@application/signup/ports"
import { PaidCampaigns } from "@application/wallet/services"
import type { Campaign } from "@domain/campaigns"
import { campaignId, campaignOf, profileId, run, sessionId } from "./testing/session-world.ts"
import { seedPriceLists } from "@domain/pricing/seed"
import { examplePrice } from "@domain/pricing/testing"

const price = examplePrice({ priceList: seedPriceLists.IN, dailyBudget: 350_00, days: 7 })
const key = { sessionId, businessProfileId: profileId }

/** Runs with a paid session whose campaign has a status. */
const withCampaign = <A, E>(
  status: Campaign["status"],
  story: Effect.Effect<A, E, PaidCampaigns | CampaignRepository | SessionRepository | QueuedJobs>,
) =>
  run(
    Effect.andThen(
      Effect.flatMap(CampaignRepository, (campaigns) => campaigns.save(campaignOf(status, { price }))),
      story.pipe(Effect.provide(Layer.provideMerge(paidCampaigns, memoryJobQueue))),
    ),
    { paid: true },
  )

const stopped = Effect.gen(function* () {
  const campaigns = yield* PaidCampaigns
  yield* campaigns.stop(key)
  yield* campaigns.stop(key)
  return {
    campaign: yield* (yield* CampaignRepository).byId(profileId, campaignId),
    isPaid: (yield* (yield* SessionRepository).byId(sessionId)).details.paid,
    jobs: yield* (yield* QueuedJobs).take,
  }
})

test("a draft with a reversed payment is unpaid and cannot be launched", async () => {
  const { campaign, isPaid, jobs } = await withCampaign("Draft", stopped)
  expect([campaign.status, isPaid, jobs]).toEqual(["Draft", false, []])
})

test.each(["InReview", "Approved", "Active", "Paused"] as const)(
  "a campaign that is %s stops with its cause, and so do its ads, once",
  async (status) => {
    const { campaign, jobs } = await withCampaign(status, stopped)
    expect(campaign).toMatchObject({ status: "Paused", pauseReason: "paymentReversed" })
    expect(jobs.map(({ contract, input }) => [contract.name, input])).toEqual([
      [ApplyCampaignState.name, { businessProfileId: profileId, campaignId }],
    ])
  },
)

test.each(["Completed", "Archived"] as const)("a campaign that is %s stays as it is", async (status) => {
  const { campaign, jobs } = await withCampaign(status, stopped)
  expect([campaign.status, campaign.pauseReason, jobs]).toEqual([status, undefined, []])
})

test("the campaign of a payment is named with its price; a deleted one is none", async () => {
  const campaign = await withCampaign(
    "Draft",
    Effect.gen(function* () {
      const campaigns = yield* PaidCampaigns
      const draft = yield* campaigns.of(key)
      yield* (yield* CampaignRepository).remove(profileId, campaignId)
      return [draft, yield* campaigns.of(key)]
    }),
  )
  expect(campaign).toEqual([Option.some({ campaignId, name: "Bloom", price }), Option.none()])
})
