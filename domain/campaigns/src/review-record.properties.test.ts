import { BusinessProfileId, CampaignId, PortalId, UserId } from "@domain/kernel"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { isSampled, type ReviewRecord, timeTaken, wasLate, withSecondLook } from "./review-record.ts"

const submission = fc.tuple(
  fc.integer({ min: 1, max: 1_000_000 }).map((id) => CampaignId.make(id)),
  fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 }),
)
const percent = fc.integer({ min: 0, max: 100 })

test("a larger sample contains every smaller one, and all or nothing is exact", () => {
  fc.assert(
    fc.property(submission, percent, percent, ([id, at], one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(!isSampled(id, at, less) || isSampled(id, at, more)).toBe(true)
      expect([isSampled(id, at, 0), isSampled(id, at, 100)]).toEqual([false, true])
      expect(isSampled(id, at, one)).toBe(isSampled(id, at, one))
    }),
  )
})

test("nothing is sampled at zero percent, whatever its hash", () => {
  const ids = Array.from({ length: 30_000 }, (_, index) => CampaignId.make(index + 1))
  expect(ids.filter((id) => isSampled(id, 1_764_000_000_000, 0))).toEqual([])
})

test("a sample has about as many submissions as was chosen", () => {
  for (const wanted of [5, 20, 50]) {
    const ids = Array.from({ length: 4_000 }, (_, index) => CampaignId.make(index + 1))
    const share = ids.filter((id) => isSampled(id, 1_764_000_000_000 + id * 977, wanted)).length / 40
    expect(Math.abs(share - wanted)).toBeLessThan(3)
  }
})

const [asha, ben, chloe] = [UserId.make(11), UserId.make(12), UserId.make(13)]
const record: ReviewRecord = {
  portalId: PortalId.make(1),
  id: 1,
  businessProfileId: BusinessProfileId.make(7),
  campaignId: CampaignId.make(70),
  campaignName: "Sunrise",
  askedAt: 1_000,
  dueAt: 5_000,
  decidedAt: 4_000,
  decidedBy: asha,
  firstBy: ben,
  decision: { decision: "approved" },
  attempt: 1,
  sample: "waiting",
}
const looked = (by: UserId, agrees: boolean, of = record) => withSecondLook(of, { by, at: 9_000, agrees })
const tagOf = (outcome: ReturnType<typeof looked>) => Result.getOrThrow(Result.flip(outcome))._tag

test("a second person judges a decision once, and nobody their own", () => {
  const agreed = Result.getOrThrow(looked(chloe, true))
  expect(agreed).toEqual({ ...record, sample: "agreed", secondLook: { by: chloe, at: 9_000 } })
  expect(Result.getOrThrow(looked(chloe, false)).sample).toBe("disagreed")
  expect([tagOf(looked(asha, true)), tagOf(looked(ben, true))]).toEqual(["OwnDecision", "OwnDecision"])
  expect(tagOf(looked(chloe, false, agreed))).toBe("SecondLookNotWaiting")
  expect(tagOf(looked(chloe, true, { ...record, sample: "none" }))).toBe("SecondLookNotWaiting")
})

test("a decision is late from the instant that it was promised for", () => {
  expect([wasLate(record), wasLate({ ...record, decidedAt: 5_000 }), timeTaken(record)]).toEqual([false, true, 3_000])
  const { dueAt: _none, ...unpromised } = record
  expect(wasLate(unpromised)).toBe(false)
})
