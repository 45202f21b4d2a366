import { PortalId, UserId } from "@domain/kernel"
import type { ReviewRules } from "@domain/portals"
import { Result } from "effect"
import { expect, test } from "vitest"
import type { Campaign } from "./campaign.ts"
import { archive } from "./campaign-lifecycle.ts"
import { mayMove } from "./campaign-moves.ts"
import {
  awaitsPortal,
  claimReview,
  decideReview,
  isHeldForPortal,
  isLeftUndecided,
  submittedTo,
  withdrawApproval,
} from "./portal-review.ts"
import { claimAt, claimMinutes } from "./review-claim.ts"
import type { ReviewDecision } from "./review.ts"
import { draft, price } from "./testing/sample-campaign.ts"

const moment = { now: 5_000, today: "2026-11-20" }
const asked: Campaign = {
  ...draft,
  status: "InReview",
  channels: [
    { channel: "Social", status: "Waiting" },
    { channel: "Search", status: "Waiting" },
  ],
  portalReview: { portalId: PortalId.make(3), askedAt: 1_000 },
}
const approval: ReviewDecision = { decision: "approved" }
const rejection: ReviewDecision = { decision: "rejected", reasons: ["brokenWebsite", "misleadingText"] }
const [asha, ben] = [UserId.make(11), UserId.make(12)]
const decided = (campaign: Campaign, decision: ReviewDecision, askedAt = 1_000) =>
  decideReview(campaign, { askedAt, decision, by: asha, rules: {} }, moment)
const after = (campaign: Campaign, decision: ReviewDecision) => Result.getOrThrow(decided(campaign, decision))
const factsOf = (campaign: Campaign) => [awaitsPortal(campaign), isHeldForPortal(campaign)]

test("a campaign is held until its portal approves it", () => {
  expect(factsOf(asked)).toEqual([true, true])
  expect(factsOf(after(asked, approval))).toEqual([false, false])
  expect(factsOf(after(asked, rejection))).toEqual([false, true])
  expect(factsOf({ ...draft, status: "InReview" })).toEqual([false, false])
})

test("an approval changes nothing but the review", () => {
  const { portalReview, ...rest } = after(asked, approval)
  const { portalReview: before, ...campaign } = asked
  expect(rest).toEqual(campaign)
  expect(portalReview).toEqual({ ...before, decision: approval, decidedAt: 5_000, decidedBy: asha })
})

test("a rejection refuses the channels that wait, with the parts to change", () => {
  const { status, channels } = after(asked, rejection)
  const refused = {
    status: "Rejected",
    reason: "",
    reviewReasons: ["brokenWebsite", "misleadingText"],
    fields: ["landingPage", "primaryText", "headline", "description"],
  }
  expect([status, channels]).toEqual([
    "Rejected",
    [
      { channel: "Social", ...refused },
      { channel: "Search", ...refused },
    ],
  ])
})

test("channels that run go on when an ad submitted beside them is rejected", () => {
  const running: Campaign = { ...asked, status: "Active" }
  const [social = { channel: "Social", status: "Active" } as const] = running.channels
  const { status, channels } = after(
    { ...running, channels: [{ ...social, status: "Active" }, ...running.channels.slice(1)] },
    rejection,
  )
  expect([status, channels.map((one) => one.status)]).toEqual(["Active", ["Active", "Rejected"]])
})

test("a decision counts once, and only for the submission that was looked at", () => {
  const tagOf = (campaign: Campaign, askedAt?: number) =>
    Result.getOrThrow(Result.flip(decided(campaign, approval, askedAt)))._tag
  expect([
    tagOf(asked, 999),
    tagOf(after(asked, rejection)),
    tagOf({ ...asked, status: "Archived" }),
    tagOf(draft),
  ]).toEqual(Array.from({ length: 4 }, () => "ReviewNotWaiting"))
})

test("an owner cancels what waits for the portal, and nothing that it has approved", () => {
  expect(mayMove(asked, "archive")).toBe(true)
  const { status, channels } = Result.getOrThrow(archive(asked))
  expect([status, channels.map((one) => one.status)]).toEqual(["Archived", ["Completed", "Completed"]])
  expect(Result.isFailure(decided(Result.getOrThrow(archive(asked)), approval))).toBe(true)
  expect(mayMove(after(asked, approval), "archive")).toBe(false)
})

test("a review without a decision ends after 14 days, unless a network has a part", () => {
  const end = 1_000 + 14 * 86_400_000
  expect([isLeftUndecided(asked, end), isLeftUndecided(asked, end + 1)]).toEqual([false, true])
  const atNetwork: Campaign = {
    ...asked,
    channels: [...asked.channels.slice(1), { channel: "Social", status: "InReview" }],
  }
  const others = [after(asked, approval), after(asked, rejection), { ...asked, status: "Active" as const }, atNetwork]
  expect(others.map((campaign) => isLeftUndecided(campaign, end * 2))).toEqual([false, false, false, false])
})

test("what is submitted again is reviewed again, while its portal reviews", () => {
  const again = submittedTo(after(asked, rejection), PortalId.make(3), 9_000)
  expect(again.portalReview).toEqual({ portalId: 3, askedAt: 9_000 })
  expect(submittedTo(again, undefined, 9_000)).not.toHaveProperty("portalReview")
})

test("a campaign's design is kept for its submission alone", () => {
  expect(submittedTo(asked, PortalId.make(3), 9_000, "abc").portalReview?.design).toBe("abc")
  expect(submittedTo(asked, PortalId.make(3), 9_000).portalReview).not.toHaveProperty("design")
})

const rules: ReviewRules = { twoPeopleFrom: [{ currency: "INR", amount: price.total }] }
const priced: Campaign = { ...asked, price }
const by = (user: UserId, campaign: Campaign, decision: ReviewDecision = approval, own = rules) =>
  decideReview(campaign, { askedAt: 1_000, decision, by: user, rules: own }, moment)
const afterBy = (...args: Parameters<typeof by>) => Result.getOrThrow(by(...args))
const tagBy = (...args: Parameters<typeof by>) => Result.getOrThrow(Result.flip(by(...args)))._tag

test("from the portal's amount on, two different people must approve", () => {
  const once = afterBy(asha, priced)
  expect(once.portalReview).toEqual({ ...priced.portalReview, approvals: [{ by: asha, at: 5_000 }] })
  expect(factsOf(once)).toEqual([true, true])
  expect(tagBy(asha, once)).toBe("SecondPersonNeeded")
  expect(factsOf(afterBy(ben, once))).toEqual([false, false])
  expect(afterBy(ben, once).portalReview).toMatchObject({ decidedBy: ben, approvals: [{ by: asha }] })
})

test("one person is enough below the amount, in another currency and without a rule", () => {
  const below = { ...priced, price: { ...price, total: price.total - 1 } }
  const elsewhere: ReviewRules = { twoPeopleFrom: [{ currency: "GBP", amount: 1 }] }
  const alone = [afterBy(asha, below), afterBy(asha, priced, approval, elsewhere), afterBy(asha, priced, approval, {})]
  expect(alone.map((campaign) => campaign.portalReview?.decision)).toEqual([approval, approval, approval])
})

test("one person is enough to send a campaign back, also after an approval", () => {
  expect(afterBy(asha, priced, rejection).status).toBe("Rejected")
  expect(afterBy(asha, afterBy(asha, priced), rejection).status).toBe("Rejected")
})

test("an approval that waits for a second person is withdrawn by whoever gave it", () => {
  const once = afterBy(asha, priced)
  expect(Result.getOrThrow(withdrawApproval(once, asha))).toEqual(priced)
  expect(Result.isFailure(withdrawApproval(once, ben))).toBe(true)
  expect(Result.isFailure(withdrawApproval(afterBy(ben, once), asha))).toBe(true)
})

test("what is submitted again has to be approved by two people again", () => {
  const again = submittedTo(afterBy(asha, priced), PortalId.make(3), 9_000)
  expect(again.portalReview).not.toHaveProperty("approvals")
})

const claimed = (campaign: Campaign, user: UserId, now: number, isClaimed = true) =>
  claimReview(campaign, { by: user, isClaimed }, now)

test("a campaign that somebody looks at is neither taken nor decided by another", () => {
  const taken = Result.getOrThrow(claimed(asked, ben, 4_000))
  expect(claimAt(taken, 5_000)).toEqual({ by: ben, at: 4_000 })
  expect(Result.getOrThrow(Result.flip(claimed(taken, asha, 5_000)))._tag).toBe("ReviewTaken")
  expect([tagBy(asha, taken), tagBy(asha, taken, rejection)]).toEqual(["ReviewTaken", "ReviewTaken"])
  expect(afterBy(ben, taken).portalReview).not.toHaveProperty("claim")
})

test("a claim ends when it is given back, and by itself after its minutes", () => {
  const taken = Result.getOrThrow(claimed(asked, ben, 4_000))
  expect(Result.getOrThrow(claimed(taken, ben, 5_000, false))).toEqual(asked)
  const end = 4_000 + claimMinutes * 60_000
  expect([claimAt(taken, end - 1)?.by, claimAt(taken, end)]).toEqual([ben, undefined])
  expect(Result.getOrThrow(claimed(taken, asha, end)).portalReview?.claim).toEqual({ by: asha, at: end })
})

test("a rejection in the reviewer's own words carries them to each channel", () => {
  const words = { en: "Name the price.", he: "ציינו את המחיר." }
  const { channels } = after(asked, { decision: "rejected", reasons: ["unclearOffer"], words })
  expect(channels.map(({ reviewWords }) => reviewWords)).toEqual([words, words])
})
