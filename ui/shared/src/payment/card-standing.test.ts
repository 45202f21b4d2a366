import type { PaymentOption } from "@domain/wallet"
import { expect, test } from "vitest"
import { cardStanding } from "./card-standing.ts"

const card: PaymentOption = {
  id: "pm_1",
  brand: "visa",
  last4: "4242",
  expiryMonth: 2,
  expiryYear: 2028,
  isDefault: true,
}

test("a card is usable until its month ends, and said to expire six weeks before", () => {
  expect(
    ["2027-06-01", "2028-01-14", "2028-01-20", "2028-02-29", "2028-03-01"].map((day) => cardStanding(card, day)),
  ).toEqual(["usable", "usable", "expiring", "expiring", "expired"])
})
