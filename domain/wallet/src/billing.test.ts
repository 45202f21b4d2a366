import { Result } from "effect"
import { expect, test } from "vitest"
import { type GstBilling, gstBilling, longestRegisteredName } from "./billing.ts"

const right: GstBilling = {
  gstin: "29AABCR1718E1ZL",
  businessName: "Rao Bakery Private Limited, Bengaluru",
  billingAddress: "14 MG Road\nBengaluru",
  state: "29",
}
const checked = (part: Partial<GstBilling> = {}) =>
  Result.match(gstBilling({ ...right, ...part }), {
    onSuccess: (billing): unknown => billing,
    onFailure: (failures) => failures,
  })

test("a GST invoice takes what is typed in its tidy form", () => {
  expect(checked({ gstin: " 29aabcr1718e1zl ", businessName: "  Rao ", state: " 29 " })).toEqual({
    ...right,
    businessName: "Rao",
  })
})

test("all four are required, and every failure is reported at once", () => {
  expect(checked({ gstin: "", businessName: " ", billingAddress: "", state: "" })).toEqual({
    gstin: { key: "validation.gstinRequired" },
    businessName: { key: "validation.required" },
    billingAddress: { key: "validation.required" },
    state: { key: "validation.stateRequired" },
  })
})

test("the GSTIN must be valid", () => {
  expect(checked({ gstin: "29AABCU9603R1ZM" })).toEqual({ gstin: { key: "validation.gstinInvalid" } })
})

test("the state must exist and be the GSTIN's", () => {
  expect(checked({ state: "99" })).toEqual({ state: { key: "validation.stateRequired" } })
  expect(checked({ state: "27" })).toEqual({ state: { key: "wallet.stateNotOfGstin" } })
})

test("a registered name may be longer than a name in an ad, but not endless", () => {
  expect(checked({ businessName: "x".repeat(longestRegisteredName) })).toMatchObject({ state: "29" })
  expect(checked({ businessName: "x".repeat(longestRegisteredName + 1) })).toEqual({
    businessName: { key: "validation.textTooLong", params: { most: 200 } },
  })
})

test("an address has 500 characters at most", () => {
  expect(checked({ billingAddress: "x".repeat(500) })).toMatchObject({ state: "29" })
  expect(checked({ billingAddress: "x".repeat(501) })).toEqual({
    billingAddress: { key: "validation.textTooLong", params: { most: 500 } },
  })
})
