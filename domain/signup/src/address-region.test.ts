import { expect, test } from "vitest"
import { otherRegionOf } from "./address-region.ts"

const both = ["IN", "GB"] as const

test("a British address in a draft for India is reported, and the reverse", () => {
  expect(otherRegionOf({ postalCode: "TN31 7LD" }, "IN", both)).toBe("GB")
  expect(otherRegionOf({ postalCode: "411045" }, "GB", both)).toBe("IN")
  expect(otherRegionOf({ city: "Rye", countryCode: "GB" }, "IN", both)).toBe("GB")
})

test("an address that fits the country, or none that is offered, asks for no other", () => {
  expect(otherRegionOf({ postalCode: "411045", countryCode: "GB" }, "IN", both)).toBeUndefined()
  expect(otherRegionOf({ postalCode: "TN31 7LD" }, "IN", ["IN"])).toBeUndefined()
  expect(otherRegionOf({ postalCode: "TN3", countryCode: "GB" }, "IN", both)).toBeUndefined()
  expect(otherRegionOf({}, "IN", both)).toBeUndefined()
})

test("a code that is blank is none, so that the country's name decides", () => {
  expect(otherRegionOf({ postalCode: "  ", countryCode: "GB" }, "IN", both)).toBe("GB")
  expect(otherRegionOf({ countryCode: "IN" }, "IN", both)).toBeUndefined()
})
