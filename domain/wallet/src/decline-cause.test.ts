import { expect, test } from "vitest"
import { declineCause } from "./decline-cause.ts"

test("a gateway's reason is one of a few causes that a buyer can act on", () => {
  const reasons = {
    insufficient_funds: "insufficientFunds",
    insufficient_balance: "insufficientFunds",
    expired_card: "expired",
    card_expired: "expired",
    incorrect_cvc: "wrongCode",
    incorrect_cvv: "wrongCode",
    incorrect_number: "wrongNumber",
    invalid_card_number: "wrongNumber",
    authentication_required: "notAuthenticated",
    payment_intent_authentication_failure: "notAuthenticated",
    generic_decline: "other",
    payment_failed: "other",
  } as const
  for (const [reason, cause] of Object.entries(reasons)) expect(declineCause(reason)).toBe(cause)
})

test("a text that a gateway wrote for somebody is no cause of its own", () => {
  for (const reason of ["", "Your card was declined by the bank.", "This PaymentIntent has a status of succeeded"])
    expect(declineCause(reason)).toBe("other")
})
