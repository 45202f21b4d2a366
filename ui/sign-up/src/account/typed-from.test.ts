import { Result } from "effect"
import { expect, test } from "vitest"
import { numberOf, typedFrom } from "./typed-from.ts"
import { sampleDraft as draft } from "@ui/shared/testing"

test("the draft's phone is split into country and number, whatever its region", () => {
  expect(typedFrom(draft({ business: { phone: "+447911123456" } }))).toMatchObject({
    country: "GB",
    number: "7911123456",
  })
})

test("a phone of another country stays whole", () => {
  expect(typedFrom(draft({ business: { phone: "+972521234567" } }))).toMatchObject({
    country: "IN",
    number: "+972521234567",
  })
})

test("what was split is read back as the same number", () => {
  const phone = "+919876543210"
  const number = Result.getOrThrow(numberOf(typedFrom(draft({ business: { phone } }))))
  expect(number.e164).toBe(phone)
})

test("the business's landline is not offered as the owner's mobile number", () => {
  expect(typedFrom(draft({ business: { phone: "+912026123456" } }))).toMatchObject({ country: "IN", number: "" })
  expect(typedFrom(draft({ business: { phone: "+441174960182" } }))).toMatchObject({ country: "GB", number: "" })
})

test("a landline cannot receive a code", () => {
  expect(Result.isFailure(numberOf({ country: "IN", number: "2026123456" }))).toBe(true)
})
