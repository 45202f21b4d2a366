import { Result } from "effect"
import { expect, test } from "vitest"
import { applyChange } from "./apply-change.ts"
import { checkField } from "./check-field.ts"
import { begunSession } from "./testing/session.arbitrary.ts"

const right = {
  gstin: "29AABCR1718E1ZL",
  businessName: "Rao Bakery",
  billingAddress: "14 MG Road, Bengaluru",
  state: "29",
}
const key = (changes: Partial<typeof right>) =>
  Result.match(checkField("gstBilling", { ...right, ...changes }, "IN"), {
    onFailure: (failure) => failure.key,
    onSuccess: (billing) => billing?.gstin,
  })

test("a GST recipient is normalised, and refused when wrong or incomplete", () => {
  expect(key({ gstin: " 29aabcr1718e1zl " })).toBe("29AABCR1718E1ZL")
  expect(key({ gstin: "29AABCU9603R1ZM" })).toBe("validation.gstinInvalid")
  expect([key({ businessName: " " }), key({ billingAddress: "" }), key({ state: "27" })]).toEqual([
    "validation.required",
    "validation.required",
    "validation.required",
  ])
})

test("it can be taken out before the payment and not changed after it", () => {
  const without = { budget: { gstBilling: null } }
  const open = applyChange(begunSession({ budget: { gstBilling: right } }), without)
  expect(Result.getOrThrow(open).budget.gstBilling).toBeUndefined()
  const paid = applyChange(begunSession({ budget: { gstBilling: right }, paid: true }), without)
  expect(Result.isFailure(paid) && paid.failure).toEqual({ kind: "frozen", fields: ["gstBilling"] })
})
