import { expect, test } from "vitest"
import { placeOfSupply, taxSeller } from "./place-of-supply.ts"
import { seedPriceLists } from "./seed.ts"

const on = "2026-11-20"
const seller = taxSeller(undefined, seedPriceLists.IN)
const letterOfUndertaking = { number: "AD290326000123A", validFrom: "2026-04-01", validTo: "2027-03-31" }

test("a place of supply is read from the states of seller and buyer", () => {
  const places = ["29", "27", "97", "", undefined].map((state) => placeOfSupply(seller, { state }, on))
  expect(places).toEqual(["sameState", "otherState", "otherState", "unknown", "unknown"])
  expect(placeOfSupply(taxSeller(undefined, seedPriceLists.GB), { state: "29" }, on)).toBe("unknown")
})

test("a code that no state has is no place of supply", () => {
  for (const state of ["00", "39", "99", "2", "KA", "toString", "29AABCR1718E1ZL"]) {
    expect(placeOfSupply(seller, { state }, on)).toBe("unknown")
  }
})

test("an economic zone is another state, even within the seller's", () => {
  expect(placeOfSupply(seller, { state: "29", isInEconomicZone: true }, on)).toBe("otherState")
  expect(placeOfSupply(seller, { state: "29", isInEconomicZone: false }, on)).toBe("sameState")
})

test("a letter of undertaking frees economic zones alone, on its own days alone", () => {
  const undertaking = { state: "29", letterOfUndertaking }
  const zone = { state: "29", isInEconomicZone: true }
  const days = ["2026-03-31", "2026-04-01", "2027-03-31", "2027-04-01"]
  const free = { undertaking: "AD290326000123A" }
  expect(days.map((day) => placeOfSupply(undertaking, zone, day))).toEqual(["otherState", free, free, "otherState"])
  expect(placeOfSupply(undertaking, { state: "29" }, on)).toBe("sameState")
})

test("the issuing entity's state comes before the price list's", () => {
  expect(taxSeller({ state: "27" }, seedPriceLists.IN)).toEqual({ state: "27" })
  expect(taxSeller({}, seedPriceLists.IN).state).toBeUndefined()
  expect(seller.state).toBe("29")
})
