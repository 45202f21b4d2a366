import { law } from "@domain/kernel/testing"
import { UserId } from "@domain/kernel"
import * as fc from "fast-check"
import { Result } from "effect"
import { expect, test } from "vitest"
import type { Lead } from "../lead.ts"
import { anyWorkedLead } from "../testing/index.ts"
import { changeLead, changeNumber, type LeadChange, type LeadWorker, undoLeadChange } from "./change-lead.ts"
import { LeadStatus, leadWorkLimits } from "./lead-parts.ts"

const members = [41, 42].map((id) => UserId.make(id))
const worker: LeadWorker = { at: 2_000_000_000_001, by: UserId.make(42), members, currency: "INR" }

const anyTag = fc.constantFrom("urgent", "vip", "new tag", "Wedding")
const anyStep = fc.record({ text: fc.constantFrom("Call", "Visit"), dueAt: fc.nat(2_000_000_000_000) })
const anySale = fc.record({ amount: fc.integer({ min: 1, max: 9_999 }), currency: fc.constant("INR" as const) })

/** What somebody may ask who sees a lead as it is. */
const anyWish = fc.oneof(
  fc.constantFrom(...LeadStatus.literals).map((now) => (lead: Lead): LeadChange => ({
    kind: "Status",
    was: lead.status,
    now,
  })),
  fc.constantFrom(...members, undefined).map((now) => ({ ownerId: was }: Lead): LeadChange => ({
    kind: "Owner",
    ...(was !== undefined && { was }),
    ...(now !== undefined && { now }),
  })),
  anyTag.map((tag) => (): LeadChange => ({ kind: "TagAdded", tag })),
  anyTag.map((tag) => (): LeadChange => ({ kind: "TagRemoved", tag })),
  fc.option(anyStep, { nil: undefined }).map((now) => ({ nextStep: was }: Lead): LeadChange => ({
    kind: "NextStep",
    ...(was !== undefined && { was }),
    ...(now !== undefined && { now }),
  })),
  fc.option(anySale, { nil: undefined }).map((now) => ({ sale: was }: Lead): LeadChange => ({
    kind: "Sale",
    ...(was !== undefined && { was }),
    ...(now !== undefined && { now }),
  })),
  fc.constant((): LeadChange => ({ kind: "Contacted" })),
  fc.boolean().map((isQualified) => (): LeadChange => ({ kind: "Qualified", isQualified })),
)

const work = ({ history: _history, ...lead }: Lead): Omit<Lead, "history"> => lead

test("every change of a lead is undone exactly", () => {
  law(
    fc.property(anyWorkedLead, anyWish, (lead, wish) => {
      const changed = changeLead(lead, wish(lead), worker)
      if (Result.isFailure(changed)) return
      const number = changeNumber(lead, changed.success)
      if (number === undefined) {
        expect(changed.success).toEqual(lead)
        return
      }
      const undone = Result.getOrThrow(undoLeadChange(changed.success, number, worker))
      expect(work(undone)).toEqual(work(lead))
      expect(undone.history?.at(-1)).toMatchObject({ undoes: number, by: 42 })
    }),
  )
})

test("whoever saw a lead before another's change overwrites nothing of it", () => {
  law(
    fc.property(anyWorkedLead, anyWish, anyWish, (seen, first, second) => {
      const one = Result.getOrElse(changeLead(seen, first(seen), worker), () => seen)
      const other = changeLead(one, second(seen), worker)
      const moved = (one.history ?? []).flatMap(({ moves }) => moves)
      if (Result.isFailure(other)) {
        if (other.failure._tag === "LeadChangedMeanwhile") {
          expect(other.failure.lead).toEqual(one)
          expect(moved.map(({ field }) => field)).toContain(other.failure.field)
        }
        return
      }
      const asked = second(seen).kind
      for (const move of moved)
        if (asked === "Owner" && move.field === "ownerId") expect(other.success.ownerId).toBe(one.ownerId)
        else if (asked === "NextStep" && move.field === "nextStep") expect(other.success.nextStep).toEqual(one.nextStep)
        else if (asked === "Sale" && move.field === "sale") expect(other.success.sale).toEqual(one.sale)
        else if (asked === "Status" && move.field === "status") expect(other.success.status).toBe(one.status)
    }),
  )
})

test("changes of different fields by two people are both made", () => {
  const kinds = ["Owner", "TagAdded", "NextStep"]
  law(
    fc.property(anyWorkedLead, anyWish, anyWish, (seen, first, second) => {
      const [one, other] = [first(seen), second(seen)]
      fc.pre(one.kind !== other.kind && [one.kind, other.kind].every((kind) => kinds.includes(kind)))
      const both = Result.getOrThrow(
        Result.flatMap(changeLead(seen, one, worker), (lead) => changeLead(lead, other, worker)),
      )
      const turned = Result.getOrThrow(
        Result.flatMap(changeLead(seen, other, worker), (lead) => changeLead(lead, one, worker)),
      )
      expect(work(both)).toEqual(work(turned))
    }),
  )
})

test("only a won lead has a sale, and a lead of another status than new is not waiting", () => {
  law(
    fc.property(anyWorkedLead, fc.array(anyWish, { maxLength: 8 }), (lead, wishes) => {
      const changed = wishes.reduce(
        (before, wish) => Result.getOrElse(changeLead(before, wish(before), worker), () => before),
        lead,
      )
      if (changed.sale !== undefined) expect(changed.status).toBe("Won")
      if (changed.tags !== undefined) expect(changed.tags.length).toBeLessThanOrEqual(leadWorkLimits.tags)
    }),
  )
})
