import { CampaignId, LeadId, UserId } from "@domain/kernel"
import { lawParameters } from "@domain/kernel/testing"
import { Result } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import type { Lead } from "../lead.ts"
import { anyLead } from "../testing/insights.arbitrary.ts"
import { gibberishIn } from "./gibberish.ts"
import { leadKeys, sharesKey } from "./lead-keys.ts"
import { LeadMarkKind } from "./lead-mark.ts"
import { isDuplicate, isMarked, isSuspicious, withMarkAgain, withoutMark } from "./marked-lead.ts"
import { mergedLead, unmergedLead } from "./merged-leads.ts"
import { leadMarks } from "./suspicion.ts"

const by = UserId.make(41)
const anyMarkedLead: fc.Arbitrary<Lead> = fc
  .tuple(anyLead, fc.uniqueArray(fc.constantFrom(...LeadMarkKind.literals), { maxLength: 4 }))
  .map(([lead, kinds]) => (kinds.length === 0 ? lead : { ...lead, marks: kinds.map((kind) => ({ kind })) }))

const baseLead: Lead = {
  id: LeadId.make(1),
  campaignId: CampaignId.make(70),
  campaignName: "Sunrise",
  status: "New",
  name: "Meera",
  mobileNumber: "9845012345",
  submittedOn: 1,
}

/** Two leads of one person. */
const anyTwins = fc
  .tuple(anyMarkedLead, anyMarkedLead, fc.stringMatching(/^[6-9]\d{9}$/))
  .filter(([one, other]) => one.id !== other.id)
  .map(
    ([one, other, mobileNumber]) =>
      [
        { ...one, mobileNumber },
        { ...other, mobileNumber: `+91 ${mobileNumber}` },
      ] as const,
  )

test("a merge that is undone gives both leads back exactly", () => {
  fc.assert(
    fc.property(anyTwins, ([one, other]) => {
      const merged = Result.getOrThrow(mergedLead(one, other, "IN", by, 9))
      expect([one, other]).toContainEqual(unmergedLead(merged))
      expect(merged.merge?.into).toBe(merged.id === one.id ? other.id : one.id)
    }),
    lawParameters(),
  )
})

test("leads are merged alike whichever is named first", () => {
  fc.assert(
    fc.property(anyTwins, ([one, other]) => {
      expect(mergedLead(one, other, "IN", by, 9)).toEqual(mergedLead(other, one, "IN", by, 9))
    }),
    lawParameters(),
  )
})

test("merges of any leads in any order never make a circle", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(9), { minLength: 2, maxLength: 6 }),
      fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 20 }),
      (times, pairs) => {
        const leads = times.map((submittedOn, index): Lead => ({
          ...baseLead,
          id: LeadId.make(index + 1),
          submittedOn,
        }))
        for (const [from, to] of pairs) {
          const [one, other] = [leads[from], leads[to]]
          if (one === undefined || other === undefined) continue
          const merged = mergedLead(one, other, "IN", by, 9)
          if (Result.isSuccess(merged)) leads[merged.success.id - 1] = merged.success
        }
        for (const lead of leads) {
          let [step, at] = [0, lead]
          while (at.merge !== undefined && step <= leads.length) {
            at = leads[at.merge.into - 1] ?? at
            step += 1
          }
          expect(step).toBeLessThanOrEqual(leads.length)
        }
      },
    ),
    lawParameters(),
  )
})

test("a lead stands in one list: merged, or among those that are shown", () => {
  fc.assert(
    fc.property(anyMarkedLead, fc.boolean(), (lead, isMerged) => {
      const shown = isMerged ? { ...lead, merge: { into: LeadId.make(1), by, at: 1 } } : lead
      expect(isMarked(shown, "Merged")).toBe(!isMarked(shown, undefined))
      expect(isMarked(shown, "Suspicious")).toBe(!isMerged && isSuspicious(lead))
      expect(isMarked(shown, "Duplicates")).toBe(!isMerged && isDuplicate(lead))
    }),
    lawParameters(),
  )
})

test("a mark that is dismissed and put back is as it was", () => {
  fc.assert(
    fc.property(anyMarkedLead, fc.constantFrom(...LeadMarkKind.literals), (lead, kind) => {
      const dismissed = withoutMark(lead, kind, by, 9)
      expect(Result.isSuccess(dismissed)).toBe((lead.marks ?? []).some((mark) => mark.kind === kind))
      if (Result.isSuccess(dismissed)) expect(withMarkAgain(dismissed.success, kind)).toEqual(lead)
    }),
    lawParameters(),
  )
})

test("whoever shares no key is no duplicate, and whoever does is", () => {
  fc.assert(
    fc.property(anyLead, anyLead, (one, other) => {
      const marks = leadMarks(
        { ...one, externalId: "x" },
        { region: "IN", alike: [other], near: [], isThrowAway: () => false },
      )
      expect(marks.some(({ kind }) => kind === "Duplicate")).toBe(sharesKey(leadKeys(one, "IN"), leadKeys(other, "IN")))
    }),
    lawParameters(),
  )
})

test("any text is read as a name without a failure, and repeated reading agrees", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (name) => {
      expect(gibberishIn(name)).toBe(gibberishIn(name))
    }),
    lawParameters(),
  )
})
