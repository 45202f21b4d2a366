import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import { acceptedEdit } from "@domain/campaigns"
import type { SessionParts } from "@domain/signup"
import { CampaignId, UserId } from "@domain/kernel"
import { ProfileOpening } from "../ports/profile-opening.ts"
import { LaunchDrafts } from "../services/launch-drafts.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { SummaryApprovers } from "../ports/summary-approvers.ts"
import { SummaryDecisions } from "../ports/summary-decisions.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { memoryPortal, SentSummaries, withAccount } from "../testing/index.ts"
import { asUser, atAnotherPortal, from, inSignup } from "../testing/in-signup.ts"
import { updateBusinessDetails } from "./business-details.ts"
import { launchDrafts } from "./campaign-sessions.ts"
import { getSummary, sendSummary, withdrawSummary } from "./summary.ts"
import { listSummaryDecisions } from "./list-summary-decisions.ts"
import { approveSummary, askForSummaryChange, declineSummary } from "./summary-decisions.ts"

const { sessionId, encodedId } = freshSession(1).details
const stored = (parts: SessionParts = { business: { name: "Bloom" } }) =>
  Effect.flatMap(SessionRepository, (sessions) => sessions.create(freshSession(1, parts)))
const shown = Effect.map(getSummary.handle({ encodedId }), ({ shownHash, approval }) => ({ shownHash, approval }))
const decided = (approverName: string) => Effect.map(shown, ({ shownHash }) => ({ encodedId, shownHash, approverName }))
const approve = (name: string) => Effect.flatMap(decided(name), (decision) => approveSummary.handle(decision))

/** Sends somebody the summary, and answers the key of their link. */
const linkOf = Effect.fnUntraced(function* (name: string) {
  yield* sendSummary.handle({ sessionId, channel: "Email", to: `${name.toLowerCase()}@example.com`, name })
  const sent = yield* (yield* SummaryApprovers).of(memoryPortal.id, sessionId)
  return sent.at(-1)?.link ?? ""
})
const by = (link: string) => Effect.map(shown, ({ shownHash }) => ({ encodedId: link, shownHash }))

test("a client approves what the link shows, and the agent reads who and when", async () => {
  const { state, list } = await inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* TestClock.setTime(5_000)
      const link = yield* linkOf("Mira")
      yield* TestClock.setTime(6_000)
      const state = yield* approveSummary.handle(yield* by(link))
      return { state, list: yield* listSummaryDecisions.handle({ sessionId }) }
    }),
  )
  expect(state).toEqual({ approval: "Approved" })
  const decision = { kind: "Approved", approverName: "Mira", comments: [], decidedAt: 6_000, isCurrent: true }
  expect(list).toMatchObject({
    approval: "Approved",
    standing: "Approved",
    isNeeded: false,
    rule: "All",
    approvers: [{ name: "Mira", decision: "Approved" }],
    copiedLink: { views: 0 },
    decisions: [decision],
    changedParts: [],
    link: "Open",
  })
})

test("what a summary shows is hashed behind the summaries' prefix", async () => {
  const { shownHash } = await inSignup(Effect.andThen(stored(), shown))
  expect(shownHash).toMatch(/^hash of summary:\{/)
})

test("whoever prepared the campaign is told of each decision, without its words", () =>
  inSignup(
    Effect.gen(function* () {
      const bakery = { portalId: memoryPortal.id, name: "Bloom", region: "IN", logo: undefined } as const
      const businessProfileId = yield* (yield* ProfileOpening).open({ ...bakery, referralCode: undefined })
      const owned = { userId: UserId.make(5), businessProfileId }
      yield* stored({ ...owned, business: { name: "Bloom" } })
      const mira = yield* decided("Mira")
      yield* askForSummaryChange.handle({ ...mira, comments: [{ comment: "Half of it" }] })
      yield* approveSummary.handle(mira)
      const told = { portalId: memoryPortal.id, ...owned, sessionId, businessName: "Bloom", approverName: "Mira" }
      expect(yield* (yield* SentSummaries).decisions).toEqual([
        { ...told, decision: "ChangeRequested" },
        { ...told, decision: "Approved" },
      ])
    }),
  ))

test("a decision on the draft of nobody, or one that is refused, is told to nobody", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* approve("Mira")
      yield* Effect.flip(approve(" "))
      expect(yield* (yield* SentSummaries).decisions).toEqual([])
    }),
  ))

test("a later change voids an approval, and the earlier version is not approved", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const link = yield* linkOf("Mira")
      const earlier = yield* by(link)
      yield* approveSummary.handle(earlier)
      expect((yield* shown).approval).toBe("Approved")
      yield* updateBusinessDetails.handle({ sessionId, changes: { business: { name: "Blossom" } } })
      const now = yield* shown
      expect(now.approval).toBe("Open")
      expect(yield* Effect.flip(approveSummary.handle(earlier))).toMatchObject({
        _tag: "SummaryChanged",
        errorCode: 1001,
        shownHash: now.shownHash,
      })
      expect((yield* listSummaryDecisions.handle({ sessionId })).decisions).toMatchObject([{ isCurrent: false }])
      expect(yield* approveSummary.handle(yield* by(link))).toEqual({ approval: "Approved" })
    }),
  ))

test("of several approvers one who declines or wants a change outweighs the others", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const [mira, ravi] = [yield* by(yield* linkOf("Mira")), yield* by(yield* linkOf("Ravi"))]
      yield* approveSummary.handle(mira)
      const comments = [
        { section: "budget", comment: "Half of it" },
        { section: "creative", comment: "Another picture" },
      ] as const
      expect(yield* askForSummaryChange.handle({ ...ravi, comments })).toEqual({ approval: "ChangeRequested" })
      expect(yield* declineSummary.handle(ravi)).toEqual({ approval: "Declined" })
      expect(yield* approveSummary.handle(ravi)).toEqual({ approval: "Approved" })
      const { decisions } = yield* listSummaryDecisions.handle({ sessionId })
      expect(decisions.map(({ kind }) => kind)).toEqual(["Approved", "Declined", "ChangeRequested", "Approved"])
      expect(decisions[2]?.comments).toMatchObject(comments)
    }),
  ))

test("an altered hash or link, a blank name and a wish without words are refused", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const mira = yield* decided("Mira")
      const refusals = yield* Effect.all([
        Effect.flip(approveSummary.handle({ ...mira, shownHash: `${mira.shownHash}0` })),
        Effect.flip(approveSummary.handle({ ...mira, approverName: "  " })),
        Effect.flip(askForSummaryChange.handle({ ...mira, comments: [{ comment: " " }] })),
        Effect.flip(atAnotherPortal(approveSummary.handle(mira))),
        Effect.flip(approveSummary.handle({ ...mira, encodedId: "link-9" })),
        Effect.flip(approveSummary.handle({ ...mira, encodedId: sessionId })),
      ])
      expect(refusals.map(({ _tag }) => _tag)).toEqual([
        "SummaryChanged",
        "InvalidFields",
        "InvalidFields",
        "SessionNotFound",
        "SessionNotFound",
        "SessionNotFound",
      ])
      expect((yield* listSummaryDecisions.handle({ sessionId })).decisions).toEqual([])
    }),
  ))

test("an expired or withdrawn link decides nothing", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const mira = yield* decided("Mira")
      yield* sendSummary.handle({ sessionId, channel: "Email", to: "mira@example.com" })
      yield* TestClock.adjust("30 days")
      expect(yield* Effect.flip(approveSummary.handle(mira))).toMatchObject({ _tag: "LinkExpired" })
      yield* withdrawSummary.handle({ sessionId })
      expect(yield* Effect.flip(declineSummary.handle(mira))).toMatchObject({ _tag: "LinkInvalid" })
    }),
  ))

test("a launched campaign's summary takes no decision", () =>
  inSignup(
    Effect.gen(function* () {
      const bakery = { portalId: memoryPortal.id, name: "Bloom", region: "IN", logo: undefined } as const
      const businessProfileId = yield* (yield* ProfileOpening).open({ ...bakery, referralCode: undefined })
      const campaign = { businessProfileId, campaignId: CampaignId.make(70) }
      yield* stored({ ...campaign, userId: UserId.make(5) })
      const mira = yield* decided("Mira")
      ;(yield* MemoryDatabase).table<CampaignId, true>("launched-campaigns").set(campaign.campaignId, true)
      expect(yield* Effect.flip(approveSummary.handle(mira))).toMatchObject({ _tag: "DetailsFrozen", errorCode: 1006 })
    }),
  ))

test("a change of a launched campaign that was shown is decided on, and says so", () =>
  inSignup(
    Effect.gen(function* () {
      const bakery = { portalId: memoryPortal.id, name: "Bloom", region: "IN", logo: undefined } as const
      const businessProfileId = yield* (yield* ProfileOpening).open({ ...bakery, referralCode: undefined })
      const campaignId = CampaignId.make(70)
      yield* stored({ businessProfileId, campaignId, userId: UserId.make(5) })
      const database = yield* MemoryDatabase
      database.table<CampaignId, true>("launched-campaigns").set(campaignId, true)
      const launched = yield* getSummary.handle({ encodedId })
      expect([launched.isLaunched, launched.isChange]).toEqual([true, undefined])
      database.table<CampaignId, true>("shown-changes").set(campaignId, true)
      const changed = yield* getSummary.handle({ encodedId })
      expect([changed.isLaunched, changed.isChange]).toEqual([false, true])
      expect(yield* approve("Mira")).toEqual({ approval: "Open" })
    }),
  ))

test("decisions are read by those who may open the session alone", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored({ userId: UserId.make(5) })
      yield* withAccount(5)
      yield* approveSummary.handle(yield* by(yield* asUser(5)(linkOf("Mira"))))
      const reading = listSummaryDecisions.handle({ sessionId })
      expect(yield* Effect.flip(reading)).toMatchObject({ _tag: "SessionBelongsToUser" })
      expect((yield* asUser(5)(reading)).approval).toBe("Approved")
    }),
  ))

test("one link takes at most thirty decisions a day", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const mira = yield* decided("Mira")
      const calls = Array.from({ length: 30 }, (_, at) => from(`10.0.0.${at}`)(approveSummary.handle(mira)))
      yield* Effect.all(calls)
      expect(yield* Effect.flip(approveSummary.handle(mira))).toMatchObject({ _tag: "TooManyRequests" })
    }),
  ))

test("whoever prepared a draft does not decide on it, whether its link works or not", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored({ userId: UserId.make(5) })
      const mira = yield* decided("Mira")
      const own = asUser(5)(Effect.flip(approveSummary.handle(mira)))
      expect(yield* own).toMatchObject({ _tag: "OwnSummary" })
      yield* asUser(5)(withdrawSummary.handle({ sessionId }))
      expect(yield* own).toMatchObject({ _tag: "OwnSummary" })
      expect((yield* asUser(5)(listSummaryDecisions.handle({ sessionId }))).decisions).toEqual([])
    }),
  ))

test("a decision that is sent again is stored and told once", () =>
  inSignup(
    Effect.gen(function* () {
      const bakery = { portalId: memoryPortal.id, name: "Bloom", region: "IN", logo: undefined } as const
      const businessProfileId = yield* (yield* ProfileOpening).open({ ...bakery, referralCode: undefined })
      yield* stored({ userId: UserId.make(5), businessProfileId })
      const mira = yield* decided("Mira")
      const wish = askForSummaryChange.handle({ ...mira, comments: [{ comment: "Half of it" }] })
      yield* wish
      expect(yield* wish).toEqual({ approval: "ChangeRequested" })
      expect(yield* askForSummaryChange.handle({ ...mira, comments: [{ comment: "A third" }] })).toEqual({
        approval: "ChangeRequested",
      })
      expect(yield* wish).toEqual({ approval: "ChangeRequested" })
      const decisions = yield* (yield* SummaryDecisions).of(memoryPortal.id, sessionId)
      expect(decisions.flatMap(({ comments }) => comments.map(({ comment }) => comment))).toEqual([
        "Half of it",
        "A third",
        "Half of it",
      ])
      expect(yield* (yield* SentSummaries).decisions).toHaveLength(3)
    }),
  ))

test("both sides read what changed since the last decision", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      yield* approve("Mira")
      const rename = (name: string) => updateBusinessDetails.handle({ sessionId, changes: { business: { name } } })
      const both = Effect.all([getSummary.handle({ encodedId }), listSummaryDecisions.handle({ sessionId })])
      const parts = Effect.map(both, (answers) => answers.map(({ changedParts }) => changedParts))
      expect(yield* parts).toEqual([[], []])
      yield* rename("Blossom")
      expect(yield* parts).toEqual([["business"], ["business"]])
      yield* rename("Bloom")
      expect(yield* parts).toEqual([[], []])
    }),
  ))

test("the agent reads whether the link works, and until when", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const link = Effect.map(listSummaryDecisions.handle({ sessionId }), (read) => [read.link, read.linkUntil])
      expect(yield* link).toEqual(["Unsent", undefined])
      yield* sendSummary.handle({ sessionId, channel: "Email", to: "mira@example.com" })
      expect(yield* link).toEqual(["Open", 30 * 86_400_000])
      yield* TestClock.adjust("30 days")
      expect(yield* link).toEqual(["Expired", undefined])
      yield* withdrawSummary.handle({ sessionId })
      expect(yield* link).toEqual(["Closed", undefined])
    }),
  ))

test("a client's approval of a change counts for the change as it is sent", () =>
  inSignup(
    Effect.gen(function* () {
      const bakery = { portalId: memoryPortal.id, name: "Bloom", region: "IN", logo: undefined } as const
      const businessProfileId = yield* (yield* ProfileOpening).open({ ...bakery, referralCode: undefined })
      yield* stored({ userId: UserId.make(5), businessProfileId, business: { name: "Bloom" } })
      const drafts = yield* LaunchDrafts
      const copy = { primaryText: "Bread", description: "Daily", callToAction: "CallNow" } as const
      const editTo = (headline: string) =>
        acceptedEdit({ ads: { adDetail: { ...copy, headline, origin: "edited", accepted: false } }, audience: {} })
      const standingOf = (headline: string) =>
        Effect.map(drafts.approvalOfEdit(businessProfileId, sessionId, editTo(headline)), ({ standing }) => standing)
      yield* drafts.revise(businessProfileId, sessionId, editTo("New words"))
      yield* withAccount(5)
      yield* approveSummary.handle(yield* by(yield* asUser(5, [businessProfileId])(linkOf("Mira"))))
      expect([yield* standingOf("New words"), yield* standingOf("Other words")]).toEqual(["Approved", "Void"])
      const { ads, audience } = editTo("New words")
      const withVersion = { ads: { ...ads, variant: { headline: "Warm bread" } }, audience }
      expect(yield* drafts.approvalOfEdit(businessProfileId, sessionId, withVersion)).toMatchObject({
        standing: "Void",
      })
    }).pipe(Effect.provide(launchDrafts)),
  ))
