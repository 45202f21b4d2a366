import { expect, test } from "vitest"
import { stripeOutcome } from "./outcome.ts"

const refused = (type: string, code?: string) => stripeOutcome({ error: { type, ...(code !== undefined && { code }) } })

test("only the card's own refusal is a decline", () => {
  expect(refused("card_error", "card_declined")).toEqual({ status: "declined" })
  for (const type of [
    "api_connection_error",
    "api_error",
    "invalid_request_error",
    "rate_limit_error",
    "idempotency_error",
  ])
    expect(refused(type, "payment_intent_unexpected_state")).toEqual({ status: "unknown" })
})

test("an incomplete or wrong field is reported as such, whatever its code", () => {
  expect(refused("validation_error", "incomplete_number")).toEqual({
    status: "incomplete",
    problem: "numberIncomplete",
  })
  expect(refused("validation_error", "invalid_expiry_year_past")).toEqual({
    status: "incomplete",
    problem: "expiryPast",
  })
  expect(refused("validation_error", "incomplete_cvc")).toEqual({ status: "incomplete", problem: "codeIncomplete" })
  expect(refused("validation_error")).toEqual({ status: "incomplete", problem: "other" })
})

test("a payment in progress is left to the server to check", () => {
  expect(stripeOutcome({ paymentIntent: { status: "succeeded" } })).toEqual({ status: "paid" })
  for (const status of ["processing", "requires_action", "requires_capture"])
    expect(stripeOutcome({ paymentIntent: { status } })).toEqual({ status: "unknown" })
  expect(stripeOutcome({ setupIntent: { status: "succeeded" } })).toEqual({ status: "paid" })
  expect(stripeOutcome({ setupIntent: { status: "requires_action" } })).toEqual({ status: "unknown" })
  expect(stripeOutcome({})).toEqual({ status: "unknown" })
})
