import { Effect } from "effect"
import type { SignupSession } from "@domain/signup"
import type { ApprovalStanding, LaunchApproval } from "@domain/campaigns"
import { expect, test } from "vitest"
import { PageAccesses } from "@application/channels/services"
import { ServicesOn } from "@application/kernel"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, IdempotencyKey, type SessionId } from "@domain/kernel"
import { CampaignRepository, LaunchDrafts } from "../ports/index.ts"
import { sampleDraft } from "../testing/index.ts"
import { channelsOf, locks } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft, testKey, testNow } from "../testing/launched-world.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { getLaunchJob } from "./launch-job.ts"

test("a launch locks the money, goes into review and queues its work", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const job = yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      expect(job.status).toBe("New")
      expect(job.channels.map(({ channel, done, total }) => [channel, done, total])).toEqual([
        ["Social", 0, 7],
        ["Search", 0, 5],
      ])
      const campaign = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
      expect(campaign).toMatchObject({
        status: "InReview",
        startDate: "2026-11-20",
        endDate: "2026-11-29",
        submittedAt: testNow,
        reviewDueAt: Date.parse("2026-11-25T00:00:00+05:30"),
      })
      expect(yield* locks).toEqual([{ locked: 700_010, spent: 0, released: 0 }])
      expect((yield* (yield* QueuedJobs).take).map(({ contract }) => contract.name)).toEqual(["campaigns/RunLaunch"])
      expect(yield* getLaunchJob.handle(key)).toEqual(job)
    }),
  ))

test("a repeated launch answers the same job and locks the money once, under any key", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const first = yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      const second = yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      const third = yield* launchCampaign.handle({ ...key, idempotencyKey: IdempotencyKey.make("another-key-1") })
      expect([second, third]).toEqual([first, first])
      expect(yield* locks).toHaveLength(1)
      expect(yield* (yield* QueuedJobs).take).toHaveLength(1)
    }),
  ))

test("the page of a business without a website says what its launch does", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const drafts = yield* LaunchDrafts
      const microSiteRequest = { businessName: "Sunrise", services: ["Root canal"], tagline: "Open on Sundays" }
      const businessOf = ({ businessProfileId }: { readonly businessProfileId: BusinessProfileId }) =>
        Effect.map(drafts.ofCampaign(businessProfileId, sampleDraft.sessionId), ({ plan }) => plan.business)
      const key = yield* seedDraft({ business: { websiteUrl: "" } })
      expect(
        yield* Effect.flip(launchCampaign.handle({ ...key, microSiteRequest: { ...microSiteRequest, phone: "no" } })),
      ).toMatchObject({ _tag: "InvalidFields" })
      const job = yield* launchCampaign.handle({ ...key, microSiteRequest })
      const { businessName: name, ...page } = microSiteRequest
      expect(yield* businessOf(key)).toMatchObject({ name, ...page })
      const other = { ...microSiteRequest, businessName: "Moonrise" }
      expect(yield* launchCampaign.handle({ ...key, microSiteRequest: other })).toEqual(job)
      expect(yield* businessOf(key)).toMatchObject({ name })
    }),
  ))

test("a business with a website has no page to describe, and its launch is refused one", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft({ business: { name: "Rye", websiteUrl: "https://rye.example" } })
      const described = launchCampaign.handle({ ...key, microSiteRequest: { businessName: "Sunrise", services: [] } })
      expect(yield* Effect.flip(described)).toMatchObject({
        fields: { microSiteRequest: ["validation.fieldNotAllowed"] },
      })
      yield* launchCampaign.handle(key)
      const { plan } = yield* (yield* LaunchDrafts).ofCampaign(key.businessProfileId, sampleDraft.sessionId)
      expect(plan.business.name).toBe("Rye")
    }),
  ))

test("a launch in another region than the draft's is refused", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const refusal = yield* Effect.flip(launchCampaign.handle({ ...key, region: "GB" }))
      expect(refusal).toMatchObject({ _tag: "CampaignNotLaunchable", missing: ["campaigns.missing.region"] })
      expect((yield* launchCampaign.handle({ ...key, region: "IN" })).status).toBe("New")
    }),
  ))

test("a key that launched another campaign is a conflict", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
      const campaigns = yield* CampaignRepository
      const first = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      const campaignId = CampaignId.make(71)
      yield* campaigns.save({ ...first, id: campaignId, status: "Draft", channels: [] })
      const failure = yield* Effect.flip(launchCampaign.handle({ ...key, campaignId, idempotencyKey: testKey }))
      expect(failure._tag).toBe("IdempotencyConflict")
    }),
  ))

test("an incomplete draft is refused with what it lacks, and no money is locked", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft({ paid: false, targeting: { keywords: ["dentist"] } })
      const failure = yield* Effect.flip(launchCampaign.handle({ ...key, idempotencyKey: testKey }))
      expect(failure).toMatchObject({
        _tag: "CampaignNotLaunchable",
        missing: ["validation.keywordsTooFew", "campaigns.missing.payment"],
      })
      expect(yield* locks).toEqual([])
    }),
  ))

test("copy that was changed after its acceptance is not launched", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const adDetail = sampleDraft.creative.creativeDetail?.adDetail
      const key = yield* seedDraft({
        targeting: { channels: ["Social"] },
        ...(adDetail !== undefined && {
          creative: { creativeDetail: { adDetail: { ...adDetail, headline: "Other words" } } },
        }),
      })
      const failure = yield* Effect.flip(launchCampaign.handle({ ...key, idempotencyKey: testKey }))
      expect(failure).toMatchObject({ missing: ["campaigns.missing.acceptedCopy"] })
    }),
  ))

test("a campaign on a network that was turned off is not launched, on the others it is", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft({ targeting: { channels: ["Social", "Search"] } })
      const launching = launchCampaign.handle({ ...key, idempotencyKey: testKey })
      const failure = yield* Effect.flip(Effect.provideService(launching, ServicesOn, new Set(["meta"] as const)))
      expect(failure).toMatchObject({ missing: ["campaigns.missing.channelUnavailable"] })
      expect(yield* launching).toBeDefined()
    }),
  ))

test("a campaign for calls is not launched on its owner's private mobile", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft({ creative: { objective: "Calls" }, targeting: { channels: ["Search"] } })
      const sessions = (yield* MemoryDatabase).table<SessionId, SignupSession>("sessions")
      const draft = sessions.get(sampleDraft.sessionId) ?? sampleDraft
      const { phone: _phone, ...business } = draft.business
      sessions.set(draft.sessionId, { ...draft, business, ownerPhone: "+919876543210", phoneVerified: true })
      const failure = yield* Effect.flip(launchCampaign.handle({ ...key, idempotencyKey: testKey }))
      expect(failure).toMatchObject({ _tag: "CampaignNotLaunchable", missing: ["campaigns.missing.phone"] })
      expect(yield* locks).toEqual([])
    }),
  ))

test("a page of the business's own carries its ads only once access to it is approved", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const sessions = (yield* MemoryDatabase).table<SessionId, SignupSession>("sessions")
      const facebookPage = { id: "4005", name: "Sunrise" }
      const accounts = { linkedAccounts: { facebookPage, usePortalPage: false, instagram: true } }
      sessions.set(sampleDraft.sessionId, { ...(sessions.get(sampleDraft.sessionId) ?? sampleDraft), accounts })
      const launch = launchCampaign.handle({ ...key, idempotencyKey: testKey })
      const refused = yield* Effect.flip(launch)
      expect(refused).toMatchObject({ missing: ["campaigns.missing.pageAccess"] })
      const access = [{ pageId: "4005", status: "Approved" }] as const
      const job = yield* Effect.provideService(launch, PageAccesses, {
        of: () => Effect.succeed(access),
        look: () => Effect.succeed(access[0]),
      })
      expect(job.status).toBe("New")
      expect(yield* channelsOf(key)).toMatchObject([{ channel: "Social", pageId: "4005" }, { channel: "Search" }])
    }),
  ))

test("an empty wallet refuses the launch and leaves the draft a draft", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      ;(yield* MemoryDatabase).table<BusinessProfileId, number>("wallets").set(key.businessProfileId, 1_000)
      const failure = yield* Effect.flip(launchCampaign.handle({ ...key, idempotencyKey: testKey }))
      expect(failure).toMatchObject({ _tag: "InsufficientFunds", currency: "INR" })
      const campaign = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
      expect(campaign.status).toBe("Draft")
      expect(yield* (yield* QueuedJobs).take).toEqual([])
    }),
  ))

test("an ended campaign that was never launched cannot be launched", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      const campaigns = yield* CampaignRepository
      const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      yield* campaigns.save({ ...campaign, status: "Archived" })
      const failure = yield* Effect.flip(launchCampaign.handle({ ...key, idempotencyKey: testKey }))
      expect(failure).toMatchObject({ _tag: "CampaignMoveNotAllowed", move: "launch", status: "Archived" })
    }),
  ))

test("another profile's campaign does not exist", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { campaignId } = yield* seedDraft()
      const key = { businessProfileId: BusinessProfileId.make(8), campaignId }
      expect((yield* Effect.flip(launchCampaign.handle({ ...key, idempotencyKey: testKey })))._tag).toBe(
        "CampaignNotFound",
      )
      expect((yield* Effect.flip(getLaunchJob.handle(key)))._tag).toBe("CampaignNotFound")
    }),
  ))

test("a campaign that was not launched has no job", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      expect((yield* Effect.flip(getLaunchJob.handle(key)))._tag).toBe("JobNotFound")
    }),
  ))

const approvalIs = (standing: ApprovalStanding, isNeeded = true, changedParts: ReadonlyArray<string> = []) =>
  Effect.map(MemoryDatabase, (database) =>
    database
      .table<SessionId, LaunchApproval>("launch-approvals")
      .set(sampleDraft.sessionId, { isNeeded, standing, changedParts }),
  )

test("an agent's campaign locks money and is launched only once it is approved", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* approvalIs("Void", true, ["creative"])
      expect(yield* Effect.flip(launchCampaign.handle(key))).toMatchObject({
        _tag: "ApprovalMissing",
        errorCode: 1032,
        standing: "Void",
        changedParts: ["creative"],
      })
      expect(yield* locks).toEqual([])
      yield* approvalIs("Approved")
      expect((yield* launchCampaign.handle(key)).status).toBe("New")
    }),
  ))

test("an approved campaign that is not paid for is not launched", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* approvalIs("Approved")
      const key = yield* seedDraft({ paid: false })
      expect(yield* Effect.flip(launchCampaign.handle(key))).toMatchObject({
        _tag: "CampaignNotLaunchable",
        missing: ["campaigns.missing.payment"],
      })
    }),
  ))
