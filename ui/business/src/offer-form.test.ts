import { expect, test } from "vitest"
import { offeredNumber, offerProblem, withEnd, withText, withType, withValue } from "./offer-form.ts"

const today = "2026-11-20"

test("another kind keeps the end and drops what the first kind said", () => {
  expect(withType({ type: "Percentage", value: 20, validUntil: "2026-12-01" }, "Flat")).toEqual({
    type: "Flat",
    validUntil: "2026-12-01",
  })
  expect(withType({ type: "Percentage", value: 20, validUntil: "2026-12-01" }, "Skip")).toEqual({ type: "Skip" })
})

test("numbers are whole and may be grouped; anything else is none", () => {
  const offered = (typed: string) => offeredNumber("Flat", typed)
  expect([offered("20"), offered(" 1,500 "), offered("2.5"), offered("-3"), offered("abc"), offered("")]).toEqual([
    20,
    1500,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test("a number that its kind of offer cannot have is none", () => {
  expect(["99", "100", "0"].map((typed) => offeredNumber("Percentage", typed))).toEqual([99, undefined, undefined])
  expect(["100", "0"].map((typed) => offeredNumber("Flat", typed))).toEqual([100, undefined])
})

test("a percentage is a whole number from 1 to 99", () => {
  expect(offerProblem({ type: "Percentage", value: 100 }, today)).toEqual({
    field: "value",
    problem: { key: "validation.percentageWholeNumber" },
  })
  expect(offerProblem({ type: "Percentage", value: 99 }, today)).toBeUndefined()
  expect(offerProblem({ type: "Percentage" }, today)?.field).toBe("value")
})

test("an end before today is refused, today is not", () => {
  expect(offerProblem({ type: "FreeDelivery", validUntil: "2026-11-19" }, today)?.field).toBe("validUntil")
  expect(offerProblem({ type: "FreeDelivery", validUntil: today }, today)).toBeUndefined()
})

test("parts are replaced and taken away", () => {
  expect(withValue({ type: "Flat", value: 5 }, undefined)).toEqual({ type: "Flat" })
  expect(withText({ type: "Custom" }, "2 for 1")).toEqual({ type: "Custom", text: "2 for 1" })
  expect(withEnd({ type: "Custom", validUntil: today }, undefined)).toEqual({ type: "Custom" })
})
