import { expect, test } from "vitest"
import { lacksDetails } from "./lacks-details.ts"

const business = {
  name: "Bloom",
  category: { slug: "bakery", name: "Bakery" },
  location: { city: "Pune", postalCode: "411001" },
  phone: "+919876543210",
}
const { phone: _phone, ...silent } = business
const { location: _location, ...nowhere } = business

test("a business with name, kind, place and phone lacks nothing", () => {
  expect(lacksDetails({ business, region: "IN" })).toBe(false)
})

test("a business without a place lacks it", () => {
  expect(lacksDetails({ business: nowhere, region: "IN" })).toBe(true)
})

test("a phone is lacking only where the portal requires one", () => {
  const lacks = (phoneRequirement: "required" | "optional" | "disabled") =>
    lacksDetails({ business: silent, region: "IN", phoneRequirement })
  expect([lacks("required"), lacks("optional"), lacks("disabled")]).toEqual([true, false, false])
  expect(lacksDetails({ business: silent, region: "IN" })).toBe(true)
})
