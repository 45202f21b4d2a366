import { Schema } from "effect"
import { expect, test } from "vitest"
import { declineCause, DeclineCause } from "./decline-cause.ts"

test("a gateway's reason is one of a few causes that a buyer can act on", () => {
  const reasons = {
    insufficient_funds: "insufficientFunds",
    insufficient_balance: "insufficientFunds",
    expired_card: "expired",
    card_expired: "expired",
    invalid_expiry_month: "expired",
    invalid_expiry: "expired",
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

test.each(["insufficient_funds", "expired_card", "invalid_expiry", "incorrect_cvc", "invalid_number"])(
  "a reason that only holds %s is not known",
  (reason) => {
    expect(declineCause(`not_${reason}`)).toBe("other")
  },
)

test.each(["insufficient_funds", "expired_card", "incorrect_cvc", "invalid_number"])(
  "a reason that only begins with %s is not known",
  (reason) => {
    expect(declineCause(`${reason}_perhaps`)).toBe("other")
  },
)

test("the causes cross the wire by their names", () => {
  const causes = ["insufficientFunds", "expired", "wrongCode", "wrongNumber", "notAuthenticated", "other"] as const
  for (const cause of causes) expect(Schema.decodeUnknownSync(DeclineCause)(cause)).toBe(cause)
})
