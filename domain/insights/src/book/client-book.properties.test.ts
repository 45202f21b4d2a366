import { type Campaign, CampaignStatus } from "@domain/campaigns"
import { addDays } from "@domain/kernel"
import { anyLocalDate, law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { NextAction } from "../next-action.ts"
import { isPressing } from "../next-actions.ts"
import { verdictOf } from "../verdict.ts"
import { byUrgency, ClientHealth, type ClientSituation, standingOfClient } from "./client-standing.ts"
import { countOfSign } from "./client-sign.ts"
import { isRenewalNear, renewalDays, renewalOf } from "./renewal.ts"

const now = Date.parse("2026-11-30T10:00:00Z")
const urgency = NextAction.fields.kind.literals

const anyActions = fc
  .uniqueArray(
    fc.record({
      kind: fc.constantFrom(...urgency),
      count: fc.integer({ min: 1, max: 9 }),
      oldestAt: fc.integer({ min: now - 9 * 86_400_000, max: now }),
    }),
    { minLength: 1, maxLength: 5, selector: ({ kind }) => kind },
  )
  .map((actions): ReadonlyArray<NextAction> =>
    actions.toSorted((one, other) => urgency.indexOf(one.kind) - urgency.indexOf(other.kind)),
  )

const anySituation: fc.Arbitrary<ClientSituation> = fc
  .record({
    isFrozen: fc.boolean(),
    isLaunched: fc.boolean(),
    actions: anyActions,
    statuses: fc.array(fc.constantFrom(...CampaignStatus.literals), { minLength: 1, maxLength: 3 }),
    adDays: fc.nat(9),
    current: fc.record({ results: fc.nat(40), spend: fc.nat(90_000_00) }),
    usualCost: fc.integer({ min: 1, max: 50_000 }),
  })
  .map(({ isFrozen, isLaunched, actions, ...facts }) => ({
    isFrozen,
    actions,
    ...(isLaunched && { verdict: verdictOf({ ...facts, actions, now }) }),
  }))

test("a client that runs stands as its dashboard's verdict says", () => {
  law(
    fc.property(anySituation, (situation) => {
      const { verdict, isFrozen } = situation
      const { health } = standingOfClient(situation)
      if (isFrozen) expect(health).toBe("NeedsYou")
      else if (verdict === undefined) expect(health).toBe("NotStarted")
      else if (verdict.reason === "nothingRuns") expect(health).toBe("Asleep")
      else expect(health).toBe(verdict.outcome)
    }),
  )
})

test("no launched client sleeps or goes well beside what cannot wait", () => {
  law(
    fc.property(anySituation, (situation) => {
      const { health } = standingOfClient(situation)
      if (situation.verdict !== undefined && situation.actions.some((action) => isPressing(action, now)))
        expect(health).toBe("NeedsYou")
    }),
  )
})

test("the act is the dashboard's first, and none for a frozen client or an idle one", () => {
  law(
    fc.property(anySituation, (situation) => {
      const [first] = situation.actions
      const isIdle = situation.isFrozen || first?.kind === "keepGoing"
      expect(standingOfClient(situation).act).toEqual(isIdle ? undefined : first)
    }),
  )
})

test("urgency orders clients by health before anything else, the same from any order", () => {
  law(
    fc.property(fc.array(anySituation, { maxLength: 8 }), (situations) => {
      const standings = situations.map(standingOfClient)
      const ordered = standings.toSorted(byUrgency)
      const ranks = ordered.map(({ health }) => ClientHealth.literals.indexOf(health))
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
      const again = standings.toReversed().toSorted(byUrgency)
      for (const [place, standing] of ordered.entries()) expect(byUrgency(standing, again[place] ?? standing)).toBe(0)
    }),
  )
})

test("a sign counts what its acts count, and nothing of other acts", () => {
  const actions = [
    { kind: "fixRejected", count: 2 },
    { kind: "fixChannel", count: 1 },
    { kind: "topUp", count: 4 },
    { kind: "answerLeads", count: 7 },
    { kind: "renewLink", count: 3 },
    { kind: "keepGoing" },
  ] as const
  expect((["leads", "refused", "approvals", "money"] as const).map((sign) => countOfSign(sign, actions))).toEqual([
    7, 3, 3, 4,
  ])
})

const anyCampaigns = fc.array(
  fc.record({
    status: fc.constantFrom(...CampaignStatus.literals),
    endDate: fc.option(anyLocalDate, { nil: undefined }),
  }),
  { maxLength: 4 },
)
const withEnd = ({ status, endDate }: { status: Campaign["status"]; endDate: string | undefined }) => ({
  status,
  ...(endDate !== undefined && { endDate }),
})

test("ads are renewed when the last running campaign ends, unless one runs on", () => {
  law(
    fc.property(anyCampaigns, (campaigns) => {
      const renewal = renewalOf(campaigns.map(withEnd))
      const running = campaigns.filter(({ status }) => status === "Active" || status === "Approved")
      if (running.length === 0 || running.some(({ endDate }) => endDate === undefined)) expect(renewal).toBeUndefined()
      else {
        expect(running.every(({ endDate }) => endDate !== undefined && endDate <= (renewal ?? ""))).toBe(true)
        expect(running.some(({ endDate }) => endDate === renewal)).toBe(true)
      }
    }),
  )
})

test("an end of ads is near two weeks ahead, and after it", () => {
  law(
    fc.property(anyLocalDate, fc.integer({ min: -60, max: 60 }), (today, ahead) => {
      expect(isRenewalNear(addDays(today, ahead), today)).toBe(ahead <= renewalDays)
      expect(isRenewalNear(undefined, today)).toBe(false)
    }),
  )
})
