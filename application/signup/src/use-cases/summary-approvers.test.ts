import { Effect, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import type { SessionParts, SummaryDecisionKind } from "@domain/signup"
import { CampaignId, UserId } from "@domain/kernel"
import { ProfileOpening } from "../ports/profile-opening.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { SummaryApprovers } from "../ports/summary-approvers.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { memoryPortal, SentSummaries, withAccount } from "../testing/index.ts"
import { asSystem, asUser, atAnotherPortal, inSignup } from "../testing/in-signup.ts"
import { updateBusinessDetails } from "./business-details.ts"
import { listSummaryDecisions, markSummaryComment } from "./list-summary-decisions.ts"
import { noteSummaryView } from "./note-summary-view.ts"
import { remindApprovers } from "./remind-approvers.ts"
import { getSummary, sendSummary, withdrawSummary } from "./summary.ts"
import { remindApprover, removeSummaryApprover, setApprovalRule } from "./summary-approvers.ts"
import { approveSummary, askForSummaryChange, declineSummary } from "./summary-decisions.ts"

const { sessionId, encodedId } = freshSession(1).details
const stored = (parts: SessionParts = {}) =>
  Effect.flatMap(SessionRepository, (sessions) =>
    sessions.create(freshSession(1, { flavour: "agent", business: { name: "Bloom", language: "he" }, ...parts })),
  )
const listed = listSummaryDecisions.handle({ sessionId })

/** Sends somebody the summary, and returns the key of their link with their number. */
const sendTo = Effect.fnUntraced(function* (name: string) {
  const to = `${name.toLowerCase()}@example.com`
  yield* sendSummary.handle({ sessionId, channel: "Email", to, name })
  const approvers = yield* (yield* SummaryApprovers).of(memoryPortal.id, sessionId)
  const approver = approvers.find((one) => one.to === to)
  return approver ?? (yield* Effect.die(new Error("Nobody was sent it")))
})

const decideBy = Effect.fnUntraced(function* (link: string, kind: SummaryDecisionKind, approverName?: string) {
  const { shownHash } = yield* getSummary.handle({ encodedId: link })
  const decided = { encodedId: link, shownHash, ...(approverName !== undefined && { approverName }) }
  if (kind === "Approved") return yield* approveSummary.handle(decided)
  if (kind === "Declined") return yield* declineSummary.handle(decided)
  return yield* askForSummaryChange.handle({ ...decided, comments: [{ section: "budget", comment: "Half of it" }] })
})

test("a decision is that of whom its link was sent to, whatever name is typed", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const mira = yield* sendTo("Mira")
      yield* decideBy(mira.link, "Approved", "Somebody else")
      const { decisions, approvers, standing } = yield* listed
      expect(decisions).toMatchObject([{ approverName: "Mira", approverId: mira.approverId }])
      expect(approvers).toMatchObject([{ name: "Mira", to: "mira@example.com", decision: "Approved" }])
      expect(JSON.stringify(approvers)).not.toContain(mira.link)
      expect(standing).toBe("Approved")
      const shown = yield* getSummary.handle({ encodedId: mira.link })
      expect(shown).toMatchObject({ recipient: { name: "Mira", decision: "Approved" }, others: [] })
      expect(shown.details.encodedId).toBe(mira.link)
    }),
  ))

test("all of two approvers must approve, and each sees how the other decided", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const [mira, ravi] = [yield* sendTo("Mira"), yield* sendTo("Ravi")]
      expect(yield* decideBy(mira.link, "Approved")).toEqual({ approval: "Open" })
      expect((yield* listed).standing).toBe("PartlyApproved")
      expect(yield* getSummary.handle({ encodedId: ravi.link })).toMatchObject({
        recipient: { name: "Ravi" },
        others: [{ name: "Mira", decision: "Approved" }],
      })
      expect(yield* decideBy(ravi.link, "ChangeRequested")).toEqual({ approval: "ChangeRequested" })
      expect(yield* decideBy(ravi.link, "Approved")).toEqual({ approval: "Approved" })
    }),
  ))

test("one of two approvers is enough where the agent says so, until the other objects", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const [mira, ravi] = [yield* sendTo("Mira"), yield* sendTo("Ravi")]
      yield* setApprovalRule.handle({ sessionId, rule: "One" })
      expect(yield* decideBy(mira.link, "Approved")).toEqual({ approval: "Approved" })
      expect(yield* decideBy(ravi.link, "Declined")).toEqual({ approval: "Declined" })
    }),
  ))

test("a copied link's decision is kept as such, and approves nothing", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      expect(yield* decideBy(encodedId, "Approved", "Mira")).toEqual({ approval: "Open" })
      expect((yield* listed).standing).toBe("NotAsked")
      expect(yield* decideBy(encodedId, "Declined", "Mira")).toEqual({ approval: "Declined" })
      expect(yield* decideBy(encodedId, "Approved", "Mira")).toEqual({ approval: "Declined" })
      const mira = yield* sendTo("Mira")
      expect((yield* listed).approval).toBe("Open")
      expect(yield* decideBy(mira.link, "Declined")).toEqual({ approval: "Declined" })
      expect(yield* decideBy(encodedId, "Approved", "Mira")).toEqual({ approval: "Declined" })
      expect((yield* listed).decisions[1]).not.toHaveProperty("approverId")
    }),
  ))

test("removing the last approver voids the approval, whatever a copied link says", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const mira = yield* sendTo("Mira")
      yield* decideBy(mira.link, "Approved")
      yield* removeSummaryApprover.handle({ sessionId, approverId: mira.approverId })
      yield* decideBy(encodedId, "Approved", "Mira")
      expect(yield* listed).toMatchObject({ standing: "Void", approval: "Open", approvers: [] })
      yield* TestClock.adjust("1 minute")
      yield* sendTo("Mira")
      expect((yield* listed).standing).toBe("Void")
      yield* TestClock.adjust("1 minute")
      expect(yield* decideBy(mira.link, "Approved")).toEqual({ approval: "Approved" })
    }),
  ))

test("a removed approver's objection stands until the campaign changes", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const [mira, ravi] = [yield* sendTo("Mira"), yield* sendTo("Ravi")]
      yield* decideBy(ravi.link, "Declined")
      yield* removeSummaryApprover.handle({ sessionId, approverId: ravi.approverId })
      expect(yield* decideBy(mira.link, "Approved")).toEqual({ approval: "Declined" })
      yield* updateBusinessDetails.handle({ sessionId, changes: { business: { name: "Blossom" } } })
      expect(yield* decideBy(mira.link, "Approved")).toEqual({ approval: "Approved" })
    }),
  ))

test("whoever prepares an agent's campaign is its approver by none of their addresses", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored({ userId: UserId.make(5), ownerEmail: "dana@agency.example" })
      yield* withAccount(5, "dana@example.com")
      const send = (to: string, channel: "Email" | "Sms" = "Email") =>
        asUser(5)(Effect.flip(sendSummary.handle({ sessionId, channel, to, name: "Mira" })))
      for (const own of ["Dana@Agency.example", "dana+client@agency.example", "dana@example.com"])
        expect(yield* send(own)).toMatchObject({ _tag: "InvalidFields", fields: { to: ["validation.ownAddress"] } })
      expect(yield* send("+919800000001", "Sms")).toMatchObject({ fields: { to: ["validation.ownAddress"] } })
      expect((yield* asUser(5)(listed)).approvers).toEqual([])
    }),
  ))

test("a removed approver's link is closed and they are asked no more", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const [mira, ravi] = [yield* sendTo("Mira"), yield* sendTo("Ravi")]
      yield* decideBy(mira.link, "Approved")
      yield* removeSummaryApprover.handle({ sessionId, approverId: ravi.approverId })
      expect((yield* listed).standing).toBe("Approved")
      expect(yield* Effect.flip(getSummary.handle({ encodedId: ravi.link }))).toMatchObject({ _tag: "LinkInvalid" })
      const again = removeSummaryApprover.handle({ sessionId, approverId: ravi.approverId })
      expect(yield* Effect.flip(again)).toMatchObject({ _tag: "ApproverNotFound" })
      expect(yield* sendTo("Ravi")).toMatchObject({ link: ravi.link })
      expect((yield* listed).standing).toBe("PartlyApproved")
    }),
  ))

test("a recipient's link ends with the summary's, and is nothing at another portal", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const { link } = yield* sendTo("Mira")
      const reading = getSummary.handle({ encodedId: link })
      expect(yield* Effect.flip(atAnotherPortal(reading))).toMatchObject({ _tag: "SessionNotFound" })
      yield* TestClock.adjust("30 days")
      expect(yield* Effect.flip(reading)).toMatchObject({ _tag: "LinkExpired" })
      yield* withdrawSummary.handle({ sessionId })
      expect(yield* Effect.flip(reading)).toMatchObject({ _tag: "LinkInvalid" })
    }),
  ))

test("a change after the approval voids it, and says so to the agent", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const { link } = yield* sendTo("Mira")
      yield* decideBy(link, "Approved")
      yield* updateBusinessDetails.handle({ sessionId, changes: { business: { name: "Blossom" } } })
      expect(yield* listed).toMatchObject({ standing: "Void", changedParts: ["business"] })
    }),
  ))

test("openings are counted by link, but not those of whoever prepared the campaign", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored({ userId: UserId.make(5) })
      yield* withAccount(5)
      const { link } = yield* asUser(5)(sendTo("Mira"))
      const seen = (key: string) => noteSummaryView.handle({ encodedId: key })
      yield* asUser(5)(seen(link))
      expect(yield* asUser(5)(listed)).toMatchObject({ standing: "Sent", approvers: [{ views: 0 }] })
      yield* seen(link)
      yield* TestClock.adjust("31 minutes")
      yield* Effect.all([seen(link), seen(link), seen(encodedId)])
      expect(yield* asUser(5)(listed)).toMatchObject({
        standing: "Viewed",
        approvers: [{ views: 2, firstViewedAt: 0, lastViewedAt: 1_860_000 }],
        copiedLink: { views: 1, firstViewedAt: 1_860_000 },
      })
    }),
  ))

test("a comment is marked as done by those who may share the summary alone", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored({ userId: UserId.make(5) })
      yield* withAccount(5)
      const { link } = yield* asUser(5)(sendTo("Mira"))
      yield* decideBy(link, "ChangeRequested")
      const [decision] = (yield* asUser(5)(listed)).decisions
      const [comment] = decision?.comments ?? []
      const { commentId } = yield* Effect.fromOption(Option.fromUndefinedOr(comment)).pipe(Effect.orDie)
      const marking = markSummaryComment.handle({ sessionId, commentId, isDone: true })
      expect(yield* Effect.flip(marking)).toMatchObject({ _tag: "SessionBelongsToUser" })
      yield* asUser(5)(marking)
      expect((yield* asUser(5)(listed)).decisions[0]?.comments).toMatchObject([{ section: "budget", doneAt: 0 }])
    }),
  ))

test("an approver is reminded by their own link and language, at most once a day", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const { approverId, link } = yield* sendTo("Mira")
      const reminding = remindApprover.handle({ sessionId, approverId })
      expect(yield* Effect.flip(reminding)).toMatchObject({ _tag: "ReminderNotAllowed", reason: "TooSoon" })
      yield* TestClock.adjust("24 hours")
      expect(yield* reminding).toEqual({ remindedAt: 86_400_000 })
      expect(yield* Effect.flip(reminding)).toMatchObject({ reason: "TooSoon", nextAt: 2 * 86_400_000 })
      const sent = yield* (yield* SentSummaries).all
      const reminder = { to: "mira@example.com", businessName: "Bloom", language: "he", link }
      expect(sent.slice(1)).toEqual([{ ...reminder, channel: "Email", remindedBy: memoryPortal.id }])
      expect((yield* listed).approvers).toMatchObject([{ remindableAt: 2 * 86_400_000 }])
      yield* decideBy(link, "Approved")
      yield* TestClock.adjust("3 days")
      expect(yield* Effect.flip(reminding)).toMatchObject({ reason: "Decided" })
      expect((yield* listed).approvers[0]).not.toHaveProperty("remindableAt")
    }),
  ))

const reminders = Effect.map(
  Effect.flatMap(SentSummaries, ({ all }) => all),
  (sent) => sent.filter(({ remindedBy }) => remindedBy !== undefined).map(({ to }) => to),
)
const run = asSystem(remindApprovers.handle({}))

test("everybody who has not decided in two days is reminded once", () =>
  inSignup(
    Effect.gen(function* () {
      yield* stored()
      const mira = yield* sendTo("Mira")
      yield* sendTo("Ravi")
      yield* decideBy(mira.link, "Approved")
      yield* TestClock.adjust("47 hours")
      yield* run
      expect(yield* reminders).toEqual([])
      yield* TestClock.adjust("1 hour")
      yield* Effect.all([run, run])
      yield* TestClock.adjust("5 days")
      yield* run
      expect(yield* reminders).toEqual(["ravi@example.com"])
    }),
  ))

test("nobody is reminded of a closed link or a launched campaign, by hand or by itself", () =>
  inSignup(
    Effect.gen(function* () {
      const bakery = { portalId: memoryPortal.id, name: "Bloom", region: "IN", logo: undefined } as const
      const businessProfileId = yield* (yield* ProfileOpening).open({ ...bakery, referralCode: undefined })
      const campaignId = CampaignId.make(70)
      yield* stored({ businessProfileId, campaignId, userId: UserId.make(5) })
      yield* withAccount(5)
      const own = asUser(5, [businessProfileId])
      const { approverId } = yield* own(sendTo("Mira"))
      const reminding = own(Effect.flip(remindApprover.handle({ sessionId, approverId })))
      yield* TestClock.adjust("2 days")
      const launched = (yield* MemoryDatabase).table<CampaignId, true>("launched-campaigns")
      launched.set(campaignId, true)
      expect(yield* reminding).toMatchObject({ reason: "Launched" })
      launched.delete(campaignId)
      yield* own(withdrawSummary.handle({ sessionId }))
      expect(yield* reminding).toMatchObject({ reason: "LinkClosed" })
      yield* run
      expect(yield* reminders).toEqual([])
      expect(yield* (yield* SummaryApprovers).dueReminders(9e15, 9)).toEqual([])
    }),
  ))
