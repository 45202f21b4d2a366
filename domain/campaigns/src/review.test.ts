import { Schema } from "effect"
import { expect, test } from "vitest"
import { reviewDueAt } from "./review-due.ts"
import { partsToCorrect, ReviewDecision, ReviewReason, reviewReasons, ReviewState, reviewStateOf } from "./review.ts"

const at = (text: string) => Date.parse(text)

test("a review is due at the end of the second working day in the region", () => {
  expect(reviewDueAt(at("2026-11-17T10:00:00+05:30"), "IN")).toBe(at("2026-11-20T00:00:00+05:30"))
  expect(reviewDueAt(at("2026-11-18T23:30:00Z"), "GB")).toBe(at("2026-11-21T00:00:00Z"))
})

test("weekends and the region's holidays do not count towards a review", () => {
  expect(reviewDueAt(at("2026-11-20T18:00:00+05:30"), "IN")).toBe(at("2026-11-25T00:00:00+05:30"))
  expect(reviewDueAt(at("2026-11-21T09:00:00+05:30"), "IN")).toBe(at("2026-11-25T00:00:00+05:30"))
  expect(reviewDueAt(at("2026-12-24T12:00:00Z"), "GB", { holidays: ["2026-12-25", "2026-12-28"] })).toBe(
    at("2026-12-31T00:00:00Z"),
  )
})

test("a review with priority is due at the end of the first working day", () => {
  expect(reviewDueAt(at("2026-11-17T10:00:00+05:30"), "IN", { isPriority: true })).toBe(at("2026-11-19T00:00:00+05:30"))
  expect(reviewDueAt(at("2026-11-20T10:00:00Z"), "GB", { isPriority: true, holidays: ["2026-11-23"] })).toBe(
    at("2026-11-25T00:00:00Z"),
  )
})

test("a review across the change of clocks is due at local midnight", () => {
  expect(reviewDueAt(at("2026-10-23T12:00:00+01:00"), "GB")).toBe(at("2026-10-28T00:00:00Z"))
})

test("a review is late from its due time on, while nobody has decided", () => {
  const inReview = { status: "InReview", reviewDueAt: 1_000 } as const
  expect([999, 1_000].map((now) => reviewStateOf(inReview, now))).toEqual(["Waiting", "Late"])
  expect(reviewStateOf({ status: "InReview" }, 1_000)).toBe("Waiting")
})

test("a review is not submitted, waiting, late, approved or rejected", () => {
  expect(ReviewState.literals).toEqual(["NotSubmitted", "Waiting", "Late", "Approved", "Rejected"])
})

test("what was decided is approved or rejected, however late", () => {
  const of = (status: "Draft" | "Rejected" | "Active" | "Paused") => reviewStateOf({ status, reviewDueAt: 1 }, 2)
  expect([of("Draft"), of("Rejected"), of("Active"), of("Paused")]).toEqual([
    "NotSubmitted",
    "Rejected",
    "Approved",
    "Approved",
  ])
})

test("every reason of a rejection leads to the part to correct, each part once", () => {
  expect(ReviewReason.literals.toSorted()).toEqual(Object.keys(reviewReasons).toSorted())
  expect(
    partsToCorrect({ decision: "rejected", reasons: ["forbiddenContent", "poorPicture", "misleadingText"] }),
  ).toEqual(["texts", "picture"])
  expect(partsToCorrect({ decision: "approved" })).toEqual([])
})

test("a rejection without a reason is no decision", () => {
  const isDecision = Schema.is(ReviewDecision)
  expect(isDecision({ decision: "rejected", reasons: [] })).toBe(false)
  expect(isDecision({ decision: "rejected", reasons: ["unclearOffer"], comment: "Say until when." })).toBe(true)
  expect(isDecision({ decision: "approved" })).toBe(true)
})
