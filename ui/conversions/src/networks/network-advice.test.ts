import { expect, test } from "vitest"
import { adviceOn } from "./network-advice.ts"

test.each([
  ["The destination account hasn't agreed to the terms for enhanced conversions.", "terms"],
  ["The timestamp for this event is too far in the past.", "old"],
  ["Event did not occur within the acceptable time window.", "old"],
  ["You haven't added sufficient customer information parameter data for this event.", "people"],
  ["The click is unknown", "click"],
  ["Object with ID '9' does not exist, cannot be loaded due to missing permissions", "gone"],
  ["An unknown error occurred", "watch"],
] as const)("a refusal has its advice: %s", (reason, advice) => {
  expect(adviceOn(reason)).toBe(advice)
})
