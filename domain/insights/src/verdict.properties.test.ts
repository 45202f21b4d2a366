import type { Campaign } from "@domain/campaigns"
import { CampaignStatus } from "@domain/campaigns"
import { CampaignId, SessionId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { leastRise, mostCount, mostShare } from "./interval.ts"
import { nextActionsOf, type SituationOfProfile } from "./next-actions.ts"
import { fewestAdDays, fewestResults, type VerdictFacts, verdictOf, verdictOutcomes } from "./verdict.ts"

const now = Date.parse("2026-11-12T10:00:00Z")
const day = 86_400_000

const anyCampaign: fc.Arbitrary<SituationOfProfile["campaigns"][number]> = fc
  .record({
    id: fc.integer({ min: 1, max: 99 }),
    status: fc.constantFrom(...CampaignStatus.literals),
    pauseReason: fc.constantFrom<Campaign["pauseReason"]>("owner", "insufficientFunds", "accessLost", undefined),
    channel: fc.constantFrom("Active" as const, "Rejected" as const, "Failed" as const),
  })
  .map(({ id, status, pauseReason, channel }) => ({
    id: CampaignId.make(id),
    sessionId: SessionId.make(`00000000-0000-4000-8000-${String(id).padStart(12, "0")}`),
    status,
    channels: [{ channel: "Social" as const, status: channel }],
    ...(status === "Paused" && pauseReason !== undefined && { pauseReason }),
  }))

const anySituation: fc.Arbitrary<SituationOfProfile> = fc.record({
  campaigns: fc.array(anyCampaign, { minLength: 1, maxLength: 6 }),
  leads: fc.record({ count: fc.nat(20), oldestAt: fc.integer({ min: now - 9 * day, max: now }) }),
  wallet: fc.record({ isLow: fc.boolean(), daysLeft: fc.nat(20), missing: fc.nat(1_000_00) }),
  faulty: fc.record({ feeds: fc.nat(2) }),
  now: fc.constant(now),
})

const anyFigures = fc.record({ results: fc.nat(300), spend: fc.nat(500_000_00) })

const anyFacts: fc.Arbitrary<VerdictFacts> = fc
  .record({
    situation: anySituation,
    figures: fc.record(
      {
        adDays: fc.nat(31),
        current: anyFigures,
        previous: anyFigures,
        usualCost: fc.integer({ min: 1, max: 50_000 }),
      },
      { requiredKeys: ["adDays", "current"] },
    ),
  })
  .map(({ situation, figures }) => ({
    ...figures,
    actions: nextActionsOf(situation),
    statuses: situation.campaigns.map(({ status }) => status),
    now,
  }))

/** Facts of ads that run with nothing to do, so that the figures decide. */
const quiet = { actions: [{ kind: "keepGoing" as const }], statuses: ["Active" as const], now }
const anyQuiet = anyFacts.map((facts): VerdictFacts => ({ ...facts, ...quiet }))

const rank = { NeedsYou: 0, TooEarly: 1, GoingWell: 2 } as const
const rankOf = (facts: VerdictFacts) => rank[verdictOf(facts).outcome]

test("more results for the same money never worsen a verdict", () => {
  law(
    fc.property(fc.oneof(anyFacts, anyQuiet), fc.integer({ min: 1, max: 100 }), (facts, more) => {
      const better = { ...facts, current: { ...facts.current, results: facts.current.results + more } }
      expect(rankOf(better)).toBeGreaterThanOrEqual(rankOf(facts))
    }),
  )
})

test("the same results for more money never better a verdict", () => {
  law(
    fc.property(fc.oneof(anyFacts, anyQuiet), fc.nat(100_000_00), (facts, more) => {
      const dearer = { ...facts, current: { ...facts.current, spend: facts.current.spend + more } }
      expect(rankOf(dearer)).toBeLessThanOrEqual(rankOf(facts))
    }),
  )
})

test("nothing is going well while ads are refused, money ends or a lead waits a day", () => {
  law(
    fc.property(anySituation, anyQuiet, (situation, facts) => {
      const { campaigns, leads, wallet } = situation
      const statuses = campaigns.map(({ status }) => status)
      const isRefused = campaigns.some(
        ({ status, channels }) => status === "Rejected" || (status === "Active" && channels[0]?.status === "Rejected"),
      )
      const isEmpty = campaigns.some(({ pauseReason }) => pauseReason === "insufficientFunds") || wallet?.isLow === true
      const isWaiting = leads.count > 0 && (leads.oldestAt ?? now) <= now - day
      if (!isRefused && !isEmpty && !isWaiting) return
      const { outcome, reason, action } = verdictOf({ ...facts, actions: nextActionsOf(situation), statuses })
      expect([outcome, reason]).toEqual(["NeedsYou", "action"])
      expect(action).toBeDefined()
    }),
  )
})

test("few days and few results are never going well", () => {
  law(
    fc.property(anyQuiet, (facts) => {
      if (facts.adDays >= fewestAdDays && facts.current.results >= fewestResults) return
      expect(verdictOf(facts).outcome).not.toBe("GoingWell")
    }),
  )
})

test("nothing is going well where nothing runs", () => {
  law(
    fc.property(anyFacts, (facts) => {
      if (!facts.statuses.includes("Active")) expect(verdictOf(facts).outcome).not.toBe("GoingWell")
    }),
  )
})

test("a period like the one before is never called dearer or cheaper", () => {
  law(
    fc.property(anyQuiet, ({ usualCost: _usual, ...facts }) => {
      expect(["dearerThanBefore", "cheaperThanBefore"]).not.toContain(
        verdictOf({ ...facts, previous: facts.current }).reason,
      )
    }),
  )
})

test("what costs more than is usual, or much more than before, is never going well", () => {
  law(
    fc.property(anyQuiet, (facts) => {
      const { current, previous, usualCost } = facts
      const isDear = usualCost !== undefined && current.spend > usualCost * current.results
      const isDearer =
        previous !== undefined &&
        previous.spend > 0 &&
        current.spend * previous.results > 1.25 * previous.spend * current.results
      if (isDear || isDearer) expect(verdictOf(facts).outcome).not.toBe("GoingWell")
    }),
  )
})

test("a bound lies above what was counted, and a bigger sample brings it nearer", () => {
  law(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 200 }), (whole, rest) => {
      const [part, all] = [whole, whole + rest]
      expect(mostCount(part)).toBeGreaterThan(part)
      expect(mostShare(part, all)).toBeGreaterThanOrEqual(part / all)
      expect(mostShare(part * 4, all * 4)).toBeLessThanOrEqual(mostShare(part, all) + 1e-12)
    }),
  )
})

test("nothing is compared with a period without money", () => {
  expect(leastRise({ spend: 100, results: 1 }, { spend: 0, results: 0 })).toBeUndefined()
  expect(leastRise({ spend: 0, results: 0 }, { spend: 100, results: 1 })).toBeUndefined()
})

const verdict = (facts: Partial<VerdictFacts>) =>
  verdictOf({ ...quiet, adDays: 14, current: { results: 20, spend: 4_000_00 }, ...facts })

test.each([
  ["enoughResults", "GoingWell", {}],
  ["asBefore", "GoingWell", { previous: { results: 18, spend: 4_000_00 } }],
  ["cheaperThanBefore", "GoingWell", { previous: { results: 8, spend: 4_000_00 } }],
  ["maybeDearerThanBefore", "TooEarly", { previous: { results: 26, spend: 4_000_00 } }],
  ["maybeDearerThanUsual", "TooEarly", { usualCost: 180_00 }],
  ["dearerThanBefore", "NeedsYou", { previous: { results: 60, spend: 4_000_00 } }],
  ["dearerThanUsual", "NeedsYou", { usualCost: 100_00 }],
  ["noResults", "NeedsYou", { current: { results: 0, spend: 1_000_00 }, usualCost: 300_00 }],
  ["fewResults", "TooEarly", { current: { results: 0, spend: 800_00 }, usualCost: 300_00 }],
  ["fewResults", "TooEarly", { current: { results: 9, spend: 900_00 } }],
  ["fewDays", "TooEarly", { adDays: 2 }],
  ["inReview", "TooEarly", { statuses: ["InReview"] }],
  ["nothingRuns", "NeedsYou", { statuses: ["Completed", "Paused"] }],
] satisfies ReadonlyArray<readonly [string, (typeof verdictOutcomes)[number], Partial<VerdictFacts>]>)(
  "figures that show %s are told as %s",
  (reason, outcome, facts) => {
    expect(verdict(facts)).toMatchObject({ outcome, reason })
  },
)
