import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase, bakeryFacts, profilesIn } from "@application/kernel/testing"
import type { ClientApproval, SessionParts } from "@domain/signup"
import { BusinessProfileId, CampaignId, UserId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { SummaryApprovers } from "../ports/summary-approvers.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { memoryPortal } from "../testing/index.ts"
import { asUser, asUserElsewhere, inSignup } from "../testing/in-signup.ts"
import { updateBusinessDetails } from "./business-details.ts"
import { listClientDrafts } from "./client-drafts.ts"
import { getSummary } from "./summary.ts"
import { approveSummary, askForSummaryChange, declineSummary } from "./summary-decisions.ts"

const bakery = BusinessProfileId.make(7)
const campaignId = CampaignId.make(8)
const owned = { flavour: "agent", userId: UserId.make(5), businessProfileId: bakery, campaignId } as const
const { sessionId } = freshSession(1).details
const begun = Effect.fnUntraced(function* (number: number, parts: SessionParts = {}) {
  const client = bakeryFacts({ id: bakery, portalId: memoryPortal.id, name: "Bloom" })
  profilesIn(yield* MemoryDatabase).set(bakery, client)
  const details = { ...owned, business: { name: `Client ${number}` }, ...parts }
  yield* (yield* SessionRepository).create(freshSession(number, details))
})
const agent = asUser(5, [bakery])
const listed = (input: Parameters<typeof listClientDrafts.handle>[0] = {}) => listClientDrafts.handle(input)
const sent = Effect.fnUntraced(function* (number: number) {
  const mira = { name: "Mira", channel: "Email", to: "mira@bloom.example", language: "en", sentAt: 0 } as const
  const link = `key-of-mira-${number}`
  yield* (yield* SummaryApprovers).send(memoryPortal.id, freshSession(number).details.sessionId, { ...mira, link })
  return link
})
const decided = Effect.fnUntraced(function* (number: number, kind: "Approved" | "ChangeRequested" | "Declined") {
  const encodedId = yield* sent(number)
  const { shownHash } = yield* getSummary.handle({ encodedId })
  if (kind === "Approved") yield* approveSummary.handle({ encodedId, shownHash })
  else if (kind === "Declined") yield* declineSummary.handle({ encodedId, shownHash })
  else yield* askForSummaryChange.handle({ encodedId, shownHash, comments: [{ comment: "Less" }] })
})
const names = (list: ReturnType<typeof listed>) =>
  Effect.map(list, ({ drafts }) => drafts.map(({ businessName }) => businessName))

test("an agent sees where each client's draft stands, the last changed first", async () => {
  const list = await inSignup(
    Effect.gen(function* () {
      yield* begun(1, { updatedAt: 1, launchState: "Budget" })
      yield* begun(2, { updatedAt: 2, launchState: "LinkAccounts", paid: true, business: {} })
      return yield* agent(listed())
    }),
  )
  const facts = { businessProfileId: bakery, campaignId, standing: "NotAsked", link: "Unsent", isLaunched: false }
  expect(list).toEqual({
    drafts: [
      {
        ...facts,
        sessionId: freshSession(2).details.sessionId,
        launchState: "LinkAccounts",
        changedAt: 2,
        isPaid: true,
      },
      { ...facts, sessionId, businessName: "Client 1", launchState: "Budget", changedAt: 1, isPaid: false },
    ],
    total: 2,
  })
})

test("the client's approval is told, and that a change voids it", () =>
  inSignup(
    Effect.gen(function* () {
      yield* begun(1, { summaryUntil: 90_000 })
      const standing = Effect.map(agent(listed()), ({ drafts }) => drafts[0]?.standing)
      const key = "key-of-mira-0001"
      const mira = { name: "Mira", channel: "Email", to: "mira@bloom.example", language: "en", sentAt: 0 } as const
      yield* (yield* SummaryApprovers).send(memoryPortal.id, sessionId, { ...mira, link: key })
      expect(yield* standing).toBe("Sent")
      const { shownHash } = yield* getSummary.handle({ encodedId: key })
      yield* approveSummary.handle({ encodedId: key, shownHash })
      expect(yield* standing).toBe("Approved")
      yield* agent(updateBusinessDetails.handle({ sessionId, changes: { business: { name: "Blossom" } } }))
      expect(yield* standing).toBe("Void")
    }),
  ))

test("a launched campaign is told from one that is only paid", () =>
  inSignup(
    Effect.gen(function* () {
      yield* begun(1, { paid: true })
      ;(yield* MemoryDatabase).table<CampaignId, true>("launched-campaigns").set(campaignId, true)
      expect((yield* agent(listed())).drafts).toMatchObject([{ isPaid: true, isLaunched: true }])
    }),
  ))

test("another agent, another portal, and who left the business see nothing", () =>
  inSignup(
    Effect.gen(function* () {
      yield* begun(1)
      expect(yield* names(agent(listed()))).toEqual(["Client 1"])
      expect(yield* names(asUser(6, [bakery])(listed()))).toEqual([])
      expect(yield* names(asUserElsewhere(5)(listed()))).toEqual([])
      expect(yield* names(asUser(5)(listed()))).toEqual([])
      expect(yield* names(asUser(5, [BusinessProfileId.make(9)])(listed()))).toEqual([])
    }),
  ))

test("an agent's id in the first address gives nobody the list", () =>
  inSignup(
    Effect.gen(function* () {
      const { userId: _user, businessProfileId: _profile, campaignId: _campaign, ...visited } = owned
      const sessions = yield* SessionRepository
      yield* sessions.create(freshSession(1, { ...visited, queryParameters: { agentid: "5" } }))
      expect(yield* agent(listed())).toEqual({ drafts: [], total: 0 })
    }),
  ))

test("the list comes by pages, by name and by payment", () =>
  inSignup(
    Effect.gen(function* () {
      yield* TestClock.setTime(9)
      for (const number of [1, 2, 3]) yield* begun(number, { updatedAt: number, paid: number === 2 })
      const page = yield* agent(listed({ page: 2, limit: 2 }))
      expect([page.drafts.map(({ businessName }) => businessName), page.total]).toEqual([["Client 1"], 3])
      expect(yield* names(agent(listed({ search: "client 3" })))).toEqual(["Client 3"])
      expect(yield* names(agent(listed({ state: "Paid" })))).toEqual(["Client 2"])
      expect(yield* names(agent(listed({ state: "Unpaid" })))).toEqual(["Client 3", "Client 1"])
    }),
  ))

test("each state of the approval has its own drafts, and launched ones have none", () =>
  inSignup(
    Effect.gen(function* () {
      const open = { summaryUntil: 90_000 }
      yield* begun(1)
      for (const number of [2, 3, 4, 5, 6]) yield* begun(number, open)
      yield* begun(7, { summaryUntil: -1 })
      yield* begun(8, { summaryUntil: 0 })
      const launched = CampaignId.make(9)
      yield* begun(9, { ...open, campaignId: launched })
      ;(yield* MemoryDatabase).table<CampaignId, true>("launched-campaigns").set(launched, true)
      for (const number of [2, 7, 8, 9]) yield* sent(number)
      yield* decided(3, "Approved")
      yield* decided(4, "ChangeRequested")
      yield* decided(5, "Declined")
      yield* decided(6, "Approved")
      const voided = freshSession(6).details.sessionId
      yield* agent(updateBusinessDetails.handle({ sessionId: voided, changes: { business: { name: "Blossom" } } }))
      const by = (approval: ClientApproval) => names(agent(listed({ approval })))
      expect(yield* by("NotAsked")).toEqual(["Client 1"])
      expect(yield* by("Sent")).toEqual(["Client 2"])
      expect(yield* by("Approved")).toEqual(["Client 3"])
      expect(yield* by("ChangeRequested")).toEqual(["Client 4"])
      expect(yield* by("Declined")).toEqual(["Client 5"])
      expect(yield* by("Void")).toEqual(["Blossom"])
      expect(yield* by("LinkExpired")).toEqual(["Client 7"])
      expect(yield* by("LinkClosed")).toEqual(["Client 8"])
    }),
  ))

test("drafts of an approval come by pages, by name and by payment", () =>
  inSignup(
    Effect.gen(function* () {
      yield* TestClock.setTime(200)
      for (let number = 1; number <= 120; number += 1) {
        yield* begun(number, { updatedAt: number, paid: number === 10, summaryUntil: 90_000 })
        if (number % 10 === 0) yield* sent(number)
      }
      const page = yield* agent(listed({ approval: "Sent", page: 2, limit: 5 }))
      expect(page.total).toBe(12)
      expect(page.drafts.map(({ businessName }) => businessName)).toEqual(
        [70, 60, 50, 40, 30].map((number) => `Client ${number}`),
      )
      expect(yield* names(agent(listed({ approval: "Sent", search: "client 7" })))).toEqual(["Client 70"])
      expect(yield* names(agent(listed({ approval: "Sent", state: "Paid" })))).toEqual(["Client 10"])
      expect(yield* names(agent(listed({ approval: "Declined" })))).toEqual([])
    }),
  ))
