import { textLimits } from "@domain/validation"
import { expect, test } from "vitest"
import { postalAddress } from "./postal-address.ts"

test("an address is one line, its postal code beside the city", () => {
  const place = { addressLine: "14 MG Road", area: "Ashok Nagar", city: "Bengaluru", postalCode: "560001" }
  expect(postalAddress(place)).toBe("14 MG Road, Ashok Nagar, Bengaluru 560001")
  expect(postalAddress({ city: "York" })).toBe("York")
  expect(postalAddress({})).toBe("")
})

test("an address is cut where a stored one ends", () => {
  expect(postalAddress({ addressLine: "a".repeat(500), city: "York" })).toHaveLength(textLimits.address)
})

test("an address is never cut inside a letter", () => {
  for (const letter of ["🏠", "क्षि", "👩‍🍳"]) {
    const cut = postalAddress({ addressLine: `a${letter.repeat(300)}` })
    expect(cut.slice(1).replaceAll(letter, "")).toBe("")
  }
})
