import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { MemoryDatabase, QueuedJobs, userActor } from "@application/kernel/testing"
import { MemoryLandingPages } from "@application/signup/testing"
import { memoryPortals } from "@application/portals/testing"
import { CampaignId, PortalId } from "@domain/kernel"
import { type ReviewRules, seededPortals } from "@domain/portals"
import { CampaignRepository } from "../ports/index.ts"
import { afterDays, campaignOf } from "../testing/launched-campaign.ts"
import { inLaunchWorld, type LaunchWorld, seedDraft, testNow } from "../testing/launched-world.ts"
import { decideCampaignReview, getCampaignReview, listCampaignReviews } from "./campaign-reviews.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { getReviewDecision, getReviewFigures, judgeReviewDecision, listReviewDecisions } from "./review-decisions.ts"
import { claimCampaignReview, openReviewedPages, withdrawCampaignApproval } from "./review-desk.ts"

const portalId = PortalId.make(1)
const campaignId = CampaignId.make(70)
const asks = { portalId, campaignId, askedAt: testNow }
const approval = { ...asks, review: { decision: "approved" } } as const
const [asha, ben, chloe] = [11, 12, 13]

const as = (user: number, role: "AccountManager" | "PortalAdministrator" = "AccountManager") =>
  Effect.provideService(CurrentActor, { ...userActor(user, [], role), portalId })

const ruled = (review: ReviewRules) =>
  Effect.provide(
    memoryPortals(
      seededPortals.map((portal) => ({ ...portal, review, flags: { ...portal.flags, isCampaignReviewed: true } })),
    ),
  )

/** Launches a draft in a portal with these rules, and tells the story as its staff. */
const inReview = <A, E>(
  review: ReviewRules,
  story: (key: Effect.Success<ReturnType<typeof seedDraft>>) => Effect.Effect<A, E, LaunchWorld>,
) =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* seedDraft()
      yield* launchCampaign.handle(key).pipe(as(9, "PortalAdministrator"))
      yield* (yield* QueuedJobs).take
      return yield* story(key)
    }).pipe(ruled(review)),
  )

const tag = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), ({ _tag }) => _tag)
const queued = Effect.map(
  Effect.flatMap(QueuedJobs, (jobs) => jobs.take),
  (jobs) => jobs.map(({ contract }) => contract.name),
)
const twoFromOne: ReviewRules = { twoPeopleFrom: [{ currency: "INR", amount: 1 }] }
const review = getCampaignReview.handle({ portalId, campaignId })

test("a large campaign goes to the networks once two different people approve it", () =>
  inReview(twoFromOne, () =>
    Effect.gen(function* () {
      expect(yield* decideCampaignReview.handle(approval).pipe(as(asha))).toEqual({ campaignId, state: "Waiting" })
      expect(yield* queued).toEqual([])
      expect(yield* review.pipe(as(ben))).toMatchObject({
        needsTwo: true,
        approvals: [{ userId: asha, name: "User 11", at: testNow }],
      })
      expect(yield* tag(decideCampaignReview.handle(approval).pipe(as(asha)))).toBe("SecondPersonNeeded")
      expect(yield* decideCampaignReview.handle(approval).pipe(as(ben))).toEqual({ campaignId, state: "Approved" })
      expect(yield* queued).toEqual(["campaigns/RunLaunch"])
      const { decisions } = yield* listReviewDecisions.handle({ portalId }).pipe(as(chloe))
      expect(decisions).toMatchObject([{ decidedBy: { userId: ben }, firstBy: { userId: asha, name: "User 11" } }])
    }),
  ))

test("the first approval is withdrawn before the second, and then one more is needed", () =>
  inReview(twoFromOne, () =>
    Effect.gen(function* () {
      yield* decideCampaignReview.handle(approval).pipe(as(asha))
      expect(yield* tag(withdrawCampaignApproval.handle({ portalId, campaignId }).pipe(as(ben)))).toBe(
        "ReviewNotWaiting",
      )
      yield* withdrawCampaignApproval.handle({ portalId, campaignId }).pipe(as(asha))
      expect(yield* decideCampaignReview.handle(approval).pipe(as(ben))).toEqual({ campaignId, state: "Waiting" })
    }),
  ))

test("a campaign that one reviewer has taken is not decided by another", () =>
  inReview({}, () =>
    Effect.gen(function* () {
      const claim = (isClaimed: boolean) => claimCampaignReview.handle({ portalId, campaignId, isClaimed })
      expect(yield* claim(true).pipe(as(asha))).toEqual({
        campaignId,
        claim: { userId: asha, name: "User 11", at: testNow },
      })
      expect(yield* tag(claim(true).pipe(as(ben)))).toBe("ReviewTaken")
      expect(yield* tag(decideCampaignReview.handle(approval).pipe(as(ben)))).toBe("ReviewTaken")
      const { reviews } = yield* listCampaignReviews.handle({ portalId, sort: "dueAt" }).pipe(as(ben))
      expect(reviews).toMatchObject([{ claim: { userId: asha }, needsTwo: false, amount: { currency: "INR" } }])
      expect(yield* claim(false).pipe(as(asha))).toEqual({ campaignId })
      expect((yield* decideCampaignReview.handle(approval).pipe(as(ben))).state).toBe("Approved")
    }),
  ))

test("campaigns with the same ads are shown beside one that is looked at", () =>
  inReview({}, (key) =>
    Effect.gen(function* () {
      const campaign = yield* campaignOf(key)
      const other = { ...campaign, id: CampaignId.make(71), name: "Sunrise, north" }
      const changed = { ...other, id: CampaignId.make(72) }
      const campaigns = yield* CampaignRepository
      yield* campaigns.save(other)
      const { portalReview } = changed
      if (portalReview === undefined) throw new Error("The campaign is not in review")
      yield* campaigns.save({ ...changed, portalReview: { ...portalReview, design: "other" } })
      const { sameDesign } = yield* review.pipe(as(asha))
      expect(sameDesign).toMatchObject([{ campaignId: 71, name: "Sunrise, north", isTaken: false, needsTwo: false }])
    }),
  ))

test("the pages that ads lead to are opened, and one that does not answer is said so", () =>
  inReview({}, () =>
    Effect.gen(function* () {
      const open = openReviewedPages.handle({ portalId, campaignId }).pipe(as(asha))
      const [page] = (yield* open).pages
      if (page === undefined) throw new Error("The ads lead to no page")
      const { address } = page
      const pages = yield* MemoryLandingPages
      pages.add(address, { kind: "answered", from: address, address, words: "Dental  care\nfor all" })
      expect((yield* open).pages).toMatchObject([{ address, finding: "Fine", words: "Dental care for all" }])
      pages.add(address, { kind: "silent" })
      expect((yield* open).pages).toEqual([{ address, finding: "NotWorking" }])
    }),
  ))

test("a sampled approval is judged once, by somebody who had no part in it", () =>
  inReview({ samplePercent: 100 }, () =>
    Effect.gen(function* () {
      yield* decideCampaignReview.handle(approval).pipe(as(asha))
      const [made] = (yield* listReviewDecisions.handle({ portalId, sample: "waiting" }).pipe(as(ben))).decisions
      if (made === undefined) throw new Error("No approval waits for a second look")
      const one = { portalId, reviewDecisionId: made.id }
      expect((yield* getReviewDecision.handle(one).pipe(as(ben))).ads).toMatchObject([
        { channel: "Social" },
        { channel: "Search" },
      ])
      const judge = judgeReviewDecision.handle({ ...one, agrees: false, note: " No price. " })
      expect(yield* tag(judge.pipe(as(asha)))).toBe("OwnDecision")
      expect(yield* judge.pipe(as(ben))).toMatchObject({
        sample: "disagreed",
        secondLook: { userId: ben, note: "No price." },
      })
      expect(yield* tag(judge.pipe(as(chloe)))).toBe("SecondLookNotWaiting")
      const { reviewers } = yield* getReviewFigures.handle({ portalId, days: 7 }).pipe(as(chloe))
      expect(reviewers).toMatchObject([{ userId: asha, name: "User 11", decided: 1, agreed: 0, disagreed: 1 }])
    }),
  ))

test("without a sample nobody is asked again, and late decisions say so", () =>
  inReview({}, () =>
    Effect.gen(function* () {
      yield* afterDays(6)
      yield* decideCampaignReview.handle(approval).pipe(as(asha))
      const { decisions } = yield* listReviewDecisions.handle({ portalId }).pipe(as(ben))
      expect(decisions).toMatchObject([{ sample: "none", isLate: true, campaignName: "Sunrise Dental Care" }])
    }),
  ))

test("decisions of another portal are neither seen nor judged", () =>
  inReview({ samplePercent: 100 }, () =>
    Effect.gen(function* () {
      yield* decideCampaignReview.handle(approval).pipe(as(asha))
      const elsewhere = Effect.provideService(CurrentActor, {
        ...userActor(ben, [], "PortalAdministrator"),
        portalId: PortalId.make(2),
      })
      const own = PortalId.make(2)
      expect((yield* listReviewDecisions.handle({ portalId: own }).pipe(elsewhere)).decisions).toEqual([])
      const one = { portalId: own, reviewDecisionId: 1 }
      expect(yield* tag(getReviewDecision.handle(one).pipe(elsewhere))).toBe("ReviewDecisionNotFound")
      expect(yield* tag(listReviewDecisions.handle({ portalId }).pipe(elsewhere))).toBe("ForbiddenPortal")
      expect((yield* MemoryDatabase).table("review_decisions").size).toBe(1)
    }),
  ))
