import { UserId } from "@domain/kernel"
import { Result, Schema } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { inverseOf, ruledChange, valuesAfter } from "./change-kinds.ts"
import {
  applied,
  expiryOf,
  mayPropose,
  refused,
  stale,
  statusAt,
  undoOf,
  waitingProposal,
  withdrawn,
} from "./decide-proposal.ts"
import { changedSince, linesOf } from "./differences.ts"
import { type Proposal, ProposalStatus } from "./proposal.ts"
import { proposalLimits } from "./proposal-limits.ts"
import { isApprovedByRule, RuledKind } from "./proposal-rules.ts"
import { ProposedChange } from "./proposed-change.ts"
import { anyChange, anyFacts } from "./testing/index.ts"

const by = UserId.make(1)

const proposalOf = (change: ProposedChange, lines: Proposal["lines"]): Proposal => ({
  id: 1,
  change,
  subject: "Winter",
  reason: "",
  proposer: { userId: by },
  base: "",
  lines,
  reviews: [],
  status: "Open",
  createdAt: 0,
  expiresAt: expiryOf(0),
})

test("undo restores every value that a change replaced", () => {
  fc.assert(
    fc.property(anyFacts, anyChange, (facts, change) => {
      const lines = linesOf(facts, valuesAfter(change, facts))
      fc.pre(lines.length > 0)
      const now = { ...facts, ...valuesAfter(change, facts) }
      const undo = inverseOf(change, lines)
      expect(undo).toBeDefined()
      if (undo !== undefined) expect({ ...now, ...valuesAfter(undo, now) }).toEqual(facts)
    }),
  )
})

test("a difference is empty exactly when the change changes nothing", () => {
  fc.assert(
    fc.property(anyFacts, anyChange, (facts, change) => {
      const now = { ...facts, ...valuesAfter(change, facts) }
      expect(linesOf(now, valuesAfter(change, now))).toEqual([])
      expect(linesOf(facts, valuesAfter(change, facts)).length === 0).toBe(
        JSON.stringify(now) === JSON.stringify(facts),
      )
    }),
  )
})

test("a base is stale exactly when a value that the change replaces is another by now", () => {
  fc.assert(
    fc.property(anyFacts, anyFacts, anyChange, (facts, later, change) => {
      const lines = linesOf(facts, valuesAfter(change, facts))
      expect(changedSince(lines, facts)).toEqual([])
      const touched = lines.map(({ field }) => field)
      const differing = touched.filter((field) => JSON.stringify(facts[field]) !== JSON.stringify(later[field]))
      expect(changedSince(lines, later).map(({ field }) => field)).toEqual(differing)
    }),
  )
})

test("nothing that is closed is decided again", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ProposalStatus.literals), anyChange, fc.nat(2), (status, change, day) => {
      const proposal = { ...proposalOf(change, []), status }
      const at = expiryOf(0) - 1 + day
      const decision = { by, at }
      const isOpen = status === "Open" && day === 0
      expect(statusAt(proposal, at) === "Open").toBe(isOpen)
      for (const outcome of [
        waitingProposal(proposal, at),
        refused(proposal, decision),
        withdrawn(proposal, { userId: by }, at),
      ])
        expect(Result.isSuccess(outcome)).toBe(isOpen)
    }),
  )
})

test("only an applied proposal is undone, and once", () => {
  const change = { kind: "PauseCampaign", campaignId: 12 } as ProposedChange
  const open = proposalOf(change, [{ field: "status", before: "Active", after: "Paused" }])
  const done = applied(open, { by, at: 1 })
  expect(Result.isSuccess(undoOf(done))).toBe(true)
  for (const other of [open, stale(open, { by, at: 1 }, []), { ...done, undoneBy: 2 }])
    expect(Result.isFailure(undoOf(other))).toBe(true)
})

test("a proposer makes and keeps waiting no more than the limits", () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (madeToday, waiting) => {
      const isAllowed = madeToday < proposalLimits.madeADay && waiting < proposalLimits.waiting
      expect(Result.isSuccess(mayPropose({ madeToday, waiting }))).toBe(isAllowed)
    }),
  )
})

test("rules approve pauses, lower budgets and added negatives alone", () => {
  fc.assert(
    fc.property(anyFacts, anyChange, (facts, change) => {
      const lines = linesOf(facts, valuesAfter(change, facts))
      const ruled = ruledChange(change, lines, facts)
      if (ruled === undefined) return
      expect(["PauseCampaign", "ChangeBudget", "ChangeNegativeKeywords"]).toContain(change.kind)
      expect(ruled.amount).toBeGreaterThanOrEqual(0)
      const now = { ...facts, ...valuesAfter(change, facts) }
      expect(Number(now.dailyBudget)).toBeLessThanOrEqual(Number(facts.dailyBudget))
      expect(now.endDate).toBe(facts.endDate)
    }),
  )
})

test("rules never change more in a day than their amount, and nothing of other kinds", () => {
  const anyRuled = fc.record({ kind: fc.constantFrom(...RuledKind.literals), amount: fc.nat(500) })
  fc.assert(
    fc.property(fc.subarray([...RuledKind.literals]), fc.nat(1_000), fc.array(anyRuled), (kinds, dailyAmount, all) => {
      let changed = 0
      for (const one of all) {
        if (!isApprovedByRule({ kinds, dailyAmount }, one, changed)) continue
        expect(kinds).toContain(one.kind)
        changed += one.amount
      }
      expect(changed).toBeLessThanOrEqual(dailyAmount)
    }),
  )
})

test("changes have their own form on the wire", () => {
  fc.assert(
    fc.property(anyChange, (change) => {
      expect(Schema.decodeUnknownSync(ProposedChange)(Schema.encodeSync(ProposedChange)(change))).toEqual(change)
    }),
  )
})
