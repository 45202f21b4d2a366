import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { MemoryDatabase } from "@application/kernel/testing"
import type { SessionParts } from "@domain/signup"
import { BusinessProfileId, CampaignId, UserId } from "@domain/kernel"
import { SessionRepository } from "../ports/session-repository.ts"
import { SummaryApprovers } from "../ports/summary-approvers.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { memoryPortal } from "../testing/index.ts"
import { asUser, asUserElsewhere, inSignup } from "../testing/in-signup.ts"
import { updateBusinessDetails } from "./business-details.ts"
import { listClientDrafts } from "./client-drafts.ts"
import { getSummary } from "./summary.ts"
import { approveSummary } from "./summary-decisions.ts"

const bakery = BusinessProfileId.make(7)
const campaignId = CampaignId.make(8)
const owned = { flavour: "agent", userId: UserId.make(5), businessProfileId: bakery, campaignId } as const
const { sessionId } = freshSession(1).details
const begun = Effect.fnUntraced(function* (number: number, parts: SessionParts = {}) {
  const client = { portalId: memoryPortal.id, name: "Bloom", region: "IN", logo: undefined, joinedAt: 0 } as const
  ;(yield* MemoryDatabase).table<BusinessProfileId, unknown>("signup-profiles").set(bakery, client)
  const details = { ...owned, business: { name: `Client ${number}` }, ...parts }
  yield* (yield* SessionRepository).create(freshSession(number, details))
})
const agent = asUser(5, [bakery])
const listed = (input: Parameters<typeof listClientDrafts.handle>[0] = {}) => listClientDrafts.handle(input)
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
  const facts = { businessProfileId: bakery, campaignId, standing: "NotAsked", isLaunched: false }
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
