import { PortalId } from "@domain/kernel"
import { Result } from "effect"
import { expect, test } from "vitest"
import type { Campaign } from "./campaign.ts"
import { archive } from "./campaign-lifecycle.ts"
import { mayMove } from "./campaign-moves.ts"
import { awaitsPortal, decideReview, isHeldForPortal, isLeftUndecided, submittedTo } from "./portal-review.ts"
import type { ReviewDecision } from "./review.ts"
import { draft } from "./testing/sample-campaign.ts"

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
const decided = (campaign: Campaign, decision: ReviewDecision, askedAt = 1_000) =>
  decideReview(campaign, { askedAt, decision }, moment)
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
  expect(portalReview).toEqual({ ...before, decision: approval, decidedAt: 5_000 })
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
