import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, QueuedJobs, userActor } from "@application/kernel/testing"
import { OwnerMailbox } from "@application/messaging/testing"
import type { ReviewDecision } from "@domain/campaigns"
import { acceptCopy } from "@domain/creatives"
import { CampaignId, PortalId } from "@domain/kernel"
import type { Role } from "@domain/identity"
import { memoryCampaignPortals, MemoryNetwork } from "../testing/index.ts"
import { afterDays, campaignOf, channelsOf, locks } from "../testing/launched-campaign.ts"
import { inLaunchWorld, type LaunchWorld, seedDraft, testNow } from "../testing/launched-world.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { archiveCampaign } from "./campaign-moves.ts"
import { decideCampaignReview, getCampaignReview, listCampaignReviews } from "./campaign-reviews.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { getLaunchJob } from "./launch-job.ts"
import { runLaunch } from "./run-launch.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const portalId = PortalId.make(1)
const campaignId = CampaignId.make(70)
const asks = { portalId, campaignId, askedAt: testNow }
const rejection: ReviewDecision = {
  decision: "rejected",
  reasons: ["poorPicture", "unclearOffer"],
  comment: "Show the whole shop.",
}

const as = (role: Role, portal = 1) =>
  Effect.provideService(CurrentActor, { ...userActor(9, [], role), portalId: PortalId.make(portal) })
const reviewed = Effect.provide(memoryCampaignPortals({ isCampaignReviewed: true }))

type Key = Effect.Success<ReturnType<typeof seedDraft>>

/** Launches a draft where the portal reviews campaigns, and tells the story as a reviewer. */
const inReview = <A, E>(story: (key: Key) => Effect.Effect<A, E, LaunchWorld>) =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* reviewed(launchCampaign.handle(key))
      yield* runLaunch.handle(key)
      yield* (yield* QueuedJobs).take
      return yield* story(key)
    }).pipe(as("PortalAdministrator")),
  )
const statesOf = (key: Key) =>
  Effect.map(campaignOf(key), ({ status, channels }) => [status, ...channels.map((one) => one.status)])
const jobNames = Effect.map(
  Effect.flatMap(QueuedJobs, (jobs) => jobs.take),
  (jobs) => jobs.map(({ contract }) => contract.name),
)
const mails = Effect.flatMap(OwnerMailbox, ({ all }) => all)
const waitingIds = Effect.map(listCampaignReviews.handle({ portalId }), ({ reviews }) =>
  reviews.map((one) => one.campaignId),
)

test("a launch waits for the networks alone where the portal reviews nothing", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      expect(yield* launchCampaign.handle(key)).not.toHaveProperty("awaitsReview")
      yield* runLaunch.handle(key)
      expect(yield* statesOf(key)).toEqual(["InReview", "InReview", "InReview"])
      expect(yield* waitingIds).toEqual([])
    }).pipe(as("PortalAdministrator")),
  ))

test("a launch waits for the portal with locked money, and no network gets it", () =>
  inReview((key) =>
    Effect.gen(function* () {
      yield* afterDays(1)
      yield* syncCampaigns.handle({})
      expect(yield* jobNames).toEqual([])
      expect(yield* statesOf(key)).toEqual(["InReview", "Waiting", "Waiting"])
      expect((yield* channelsOf(key)).map(({ externalIds }) => externalIds)).toEqual([{}, {}])
      expect(yield* getLaunchJob.handle(key)).toMatchObject({ status: "New", awaitsReview: true })
      expect(yield* locks).toMatchObject([{ released: 0 }])
      expect(yield* getCampaignReview.handle({ portalId, campaignId })).toMatchObject({
        name: "Sunrise Dental Care",
        channels: ["Social", "Search"],
        askedAt: testNow,
        state: "Waiting",
        ads: [{ channel: "Social" }, { channel: "Search" }],
        policy: [],
      })
    }),
  ))

test("a reviewer sees what networks ban, and that the owner says otherwise", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { creativeDetail } = sampleDraft.creative
      if (creativeDetail?.adDetail === undefined) throw new Error("The sample draft has no social ad")
      const adDetail = acceptCopy({ ...creativeDetail.adDetail, headline: "Pistols for massage" })
      const policyStatements = [{ topic: "weapons", words: "Pistols", text: "Pistols for massage" }]
      const creative = { creativeDetail: { ...creativeDetail, adDetail }, policyStatements }
      const key = yield* seedDraft({ creative })
      yield* launchCampaign.handle(key)
      expect(yield* getCampaignReview.handle({ portalId, campaignId })).toMatchObject({
        policy: [{ topic: "weapons", severity: "banned", found: "Pistols", part: "headline", isStated: true }],
      })
    }).pipe(reviewed, as("PortalAdministrator")),
  ))

test("an approved campaign goes to the networks, which decide as ever", () =>
  inReview((key) =>
    Effect.gen(function* () {
      const decision = { ...asks, review: { decision: "approved" } } as const
      expect(yield* decideCampaignReview.handle(decision)).toEqual({ campaignId, state: "Approved" })
      expect(yield* jobNames).toEqual(["campaigns/RunLaunch"])
      yield* runLaunch.handle(key)
      expect(yield* statesOf(key)).toEqual(["InReview", "InReview", "InReview"])
      expect(yield* waitingIds).toEqual([])
      expect(yield* getLaunchJob.handle(key)).not.toHaveProperty("awaitsReview")
      expect((yield* Effect.flip(decideCampaignReview.handle(decision)))._tag).toBe("CampaignNotFound")
    }),
  ))

test("a rejected campaign frees its money, and its owner is told the reasons", () =>
  inReview((key) =>
    Effect.gen(function* () {
      yield* decideCampaignReview.handle({ ...asks, review: rejection })
      const { status, channels, portalReview } = yield* campaignOf(key)
      expect(status).toBe("Rejected")
      expect(portalReview).toMatchObject({ decision: rejection, decidedAt: testNow })
      const refusal = { status: "Rejected", reason: "Show the whole shop.", reviewReasons: rejection.reasons }
      expect(channels).toMatchObject([
        { ...refusal, fields: ["picture"] },
        { ...refusal, fields: ["picture"] },
      ])
      expect(yield* locks).toMatchObject([{ locked: 0, released: 0 }])
      expect((yield* mails).map((mail) => ("channels" in mail ? mail.channels : undefined))).toMatchObject([
        [
          { status: "Rejected", remedy: "change", reviewReasons: rejection.reasons },
          { status: "Rejected", remedy: "change", reviewReasons: rejection.reasons },
        ],
      ])
      expect(yield* waitingIds).toEqual([])
    }),
  ))

test("no reading of the networks approves what the portal has rejected", () =>
  inReview((key) =>
    Effect.gen(function* () {
      yield* decideCampaignReview.handle({ ...asks, review: rejection })
      yield* afterDays(1)
      yield* runLaunch.handle(key)
      yield* syncCampaigns.handle({})
      yield* syncCampaigns.handle({})
      expect(yield* statesOf(key)).toEqual(["Rejected", "Rejected", "Rejected"])
      expect(yield* (yield* MemoryNetwork).objects).toEqual([])
      expect(yield* mails).toHaveLength(1)
    }),
  ))

test("a rejected campaign is submitted again and waits for the portal again", () =>
  inReview((key) =>
    Effect.gen(function* () {
      yield* decideCampaignReview.handle({ ...asks, review: rejection })
      yield* afterDays(1)
      expect(yield* reviewed(launchCampaign.handle(key))).toMatchObject({ status: "New", awaitsReview: true })
      expect(yield* statesOf(key)).toEqual(["InReview", "Waiting", "Waiting"])
      expect(yield* waitingIds).toEqual([campaignId])
      const late = yield* Effect.flip(decideCampaignReview.handle({ ...asks, review: { decision: "approved" } }))
      expect(late).toMatchObject({ _tag: "ReviewNotWaiting", errorCode: 1006 })
      const askedAt = testNow + 86_400_000
      yield* decideCampaignReview.handle({ ...asks, askedAt, review: { decision: "approved" } })
      yield* runLaunch.handle(key)
      expect(yield* statesOf(key)).toEqual(["InReview", "InReview", "InReview"])
    }),
  ))

test("a campaign that is cancelled while it waits leaves the queue with its money once", () =>
  inReview((key) =>
    Effect.gen(function* () {
      const { status, price } = yield* archiveCampaign.handle(key)
      expect(status).toBe("Archived")
      expect(yield* waitingIds).toEqual([])
      expect(yield* locks).toMatchObject([{ released: price?.total }])
      expect(yield* mails).toMatchObject([{ template: "campaignCancelled" }])
      expect(yield* getLaunchJob.handle(key)).toMatchObject({ status: "Failed" })
      const decision = { ...asks, review: { decision: "approved" } } as const
      expect((yield* Effect.flip(decideCampaignReview.handle(decision)))._tag).toBe("CampaignNotFound")
      expect((yield* Effect.flip(archiveCampaign.handle(key)))._tag).toBe("CampaignMoveNotAllowed")
      yield* runLaunch.handle(key)
      yield* syncCampaigns.handle({})
      expect(yield* (yield* MemoryNetwork).objects).toEqual([])
      expect(yield* mails).toHaveLength(1)
    }),
  ))

test("what the portal has approved is not cancelled while it is being set up", () =>
  inReview((key) =>
    Effect.gen(function* () {
      yield* decideCampaignReview.handle({ ...asks, review: { decision: "approved" } })
      expect(yield* Effect.flip(archiveCampaign.handle(key))).toMatchObject({ status: "InReview", move: "archive" })
      expect(yield* locks).toMatchObject([{ released: 0 }])
    }),
  ))

test("waiting campaigns are searched and late after two working days", () =>
  inReview(() =>
    Effect.gen(function* () {
      yield* afterDays(5)
      const found = (search: string) => listCampaignReviews.handle({ portalId, search })
      expect(yield* found("DENTAL")).toMatchObject({ total: 1, reviews: [{ state: "Late" }] })
      expect(yield* found("bakery")).toEqual({ total: 0, reviews: [] })
    }),
  ))

const day = 86_400_000
const pack = { businessProfileId: sampleDraft.businessProfileId, endsAt: testNow + 30 * day }
const packRunsFrom = (startsAt: number) =>
  Effect.map(MemoryDatabase, (database) => {
    database.table<string, object>("add_on_purchases").set("key", { ...pack, startsAt })
  })

test("with priority care a review by the portal is due after a working day, and marked", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* packRunsFrom(testNow)
      const key = yield* seedDraft()
      yield* reviewed(launchCampaign.handle(key))
      expect((yield* campaignOf(key)).reviewDueAt).toBe(Date.parse("2026-11-24T00:00:00+05:30"))
      expect((yield* listCampaignReviews.handle({ portalId })).reviews).toMatchObject([{ isPriority: true }])
      yield* decideCampaignReview.handle({ ...asks, review: rejection })
      yield* reviewed(launchCampaign.handle(key))
      expect((yield* campaignOf(key)).reviewDueAt).toBe(Date.parse("2026-11-24T00:00:00+05:30"))
    }).pipe(as("PortalAdministrator")),
  ))

test("priority care promises nothing of a review that the networks make alone", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* packRunsFrom(testNow)
      const key = yield* seedDraft()
      yield* launchCampaign.handle(key)
      expect((yield* campaignOf(key)).reviewDueAt).toBe(Date.parse("2026-11-25T00:00:00+05:30"))
    }),
  ))

test("a pack bought while a campaign waits marks it, and keeps what was promised", () =>
  inReview((key) =>
    Effect.gen(function* () {
      const isPriority = Effect.map(getCampaignReview.handle({ portalId, campaignId }), (review) => review.isPriority)
      const before = yield* isPriority
      yield* packRunsFrom(testNow + day / 2)
      yield* afterDays(1)
      expect([before, yield* isPriority]).toEqual([false, true])
      expect((yield* campaignOf(key)).reviewDueAt).toBe(Date.parse("2026-11-25T00:00:00+05:30"))
    }),
  ))

test("nobody of another portal sees or decides, not even the operator", () =>
  inReview(() =>
    Effect.gen(function* () {
      const tagsIn = (portal: number) =>
        Effect.map(
          Effect.all([
            Effect.flip(listCampaignReviews.handle({ portalId })),
            Effect.flip(getCampaignReview.handle({ portalId, campaignId })),
            Effect.flip(decideCampaignReview.handle({ ...asks, review: rejection })),
          ]).pipe(as("PortalAdministrator", portal)),
          (failures) => failures.map(({ _tag }) => _tag),
        )
      expect(yield* tagsIn(2)).toEqual(["ForbiddenPortal", "ForbiddenPortal", "ForbiddenPortal"])
      const elsewhere = getCampaignReview.handle({ portalId: PortalId.make(2), campaignId })
      expect((yield* Effect.flip(elsewhere))._tag).toBe("ForbiddenPortal")
      const own = getCampaignReview.handle({ portalId: PortalId.make(2), campaignId })
      expect((yield* Effect.flip(as("PortalAdministrator", 2)(own)))._tag).toBe("CampaignNotFound")
    }),
  ))
