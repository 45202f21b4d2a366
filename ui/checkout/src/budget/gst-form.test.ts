import { type SessionParts, withParts } from "@domain/signup"
import { begunSession } from "@domain/signup/testing"
import { Result } from "effect"
import { expect, test } from "vitest"
import { begunBilling, checkedBilling, firstBilling } from "./gst-form.ts"

const draft = (parts: SessionParts = {}) => withParts(begunSession({ business: { name: "Rao Bakery" } }), parts)
const right = { gstin: "29AABCR1718E1ZL", businessName: "Rao Bakery", billingAddress: "14 MG Road" }

test("the form begins with the business's own name and address, or with what was given", () => {
  const location = { addressLine: "14 MG Road", area: "Tasker Town", city: "Bengaluru", postalCode: "560001" }
  expect(firstBilling(draft({ business: { location } }))).toEqual({
    gstin: "",
    businessName: "Rao Bakery",
    billingAddress: "14 MG Road, Tasker Town, Bengaluru 560001",
    isInEconomicZone: false,
  })
  expect(firstBilling(draft()).billingAddress).toBe("")
  expect(firstBilling(draft({ budget: { gstBilling: { ...right, state: "29" } } })).gstin).toBe(right.gstin)
})

test("what was typed and is not yet right comes before what was given", () => {
  const halfTyped = { ...right, gstin: "29AAB" }
  const session = draft({ budget: { gstBilling: { ...right, state: "29" } } })
  expect(begunBilling(halfTyped, session)).toEqual(halfTyped)
  expect([undefined, { gstin: "29AAB" }, { ...right, gstin: 29 }].map((kept) => begunBilling(kept, session))).toEqual(
    Array.from({ length: 3 }, () => ({ ...right, state: "29" })),
  )
  expect(begunBilling(undefined, draft())).toBeUndefined()
})

test("what is said of an economic zone is kept with the draft", () => {
  const zone = { ...right, isInEconomicZone: true }
  expect(Result.getOrUndefined(checkedBilling(zone))).toEqual({ ...zone, state: "29" })
  expect(firstBilling(draft({ budget: { gstBilling: { ...zone, state: "29" } } })).isInEconomicZone).toBe(true)
})

test("the state is the GSTIN's own", () => {
  expect(Result.getOrUndefined(checkedBilling(right))).toEqual({ ...right, state: "29" })
})

test("a wrong GSTIN is reported once, and so is every empty field", () => {
  const problems = (typed: Partial<typeof right>) =>
    Result.getOrUndefined(Result.flip(checkedBilling({ ...right, ...typed })))
  expect(problems({ gstin: "29AABCU9603R1ZM" })).toEqual({ gstin: { key: "validation.gstinInvalid" } })
  expect(problems({ gstin: "99" })).toEqual({ gstin: { key: "validation.gstinInvalid" } })
  expect(Object.keys(problems({ gstin: "", businessName: " ", billingAddress: "" }) ?? {})).toEqual([
    "gstin",
    "businessName",
    "billingAddress",
  ])
})
