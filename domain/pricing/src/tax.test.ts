import { expect, test } from "vitest"
import { placeOfSupply, taxesOn, taxWithin } from "./tax.ts"
import { seedPriceLists } from "./seed.ts"

const india = seedPriceLists.IN
const kingdom = seedPriceLists.GB

test("the buyer's state decides the kinds of tax but not their sum", () => {
  expect(taxesOn(1_003, india, "sameState")).toEqual([
    { kind: "CGST", ratePercent: 9, amount: 91 },
    { kind: "SGST", ratePercent: 9, amount: 90 },
  ])
  expect(taxesOn(1_003, india, "otherState")).toEqual([{ kind: "IGST", ratePercent: 18, amount: 181 }])
  expect(taxesOn(1_003, india, "unknown")).toEqual([{ kind: "GST", ratePercent: 18, amount: 181 }])
  expect(taxesOn(1_003, kingdom, "sameState")).toEqual([{ kind: "VAT", ratePercent: 0, amount: 0 }])
})

test("a place of supply is read from a state code", () => {
  expect([
    placeOfSupply(india, "29"),
    placeOfSupply(india, "27"),
    placeOfSupply(india, "97"),
    placeOfSupply(india, ""),
    placeOfSupply(india, undefined),
    placeOfSupply(kingdom, "29"),
  ]).toEqual(["sameState", "otherState", "otherState", "unknown", "unknown", "unknown"])
})

test("a code that no state has is no place of supply", () => {
  for (const code of ["00", "39", "99", "2", "KA", "toString", "29AABCR1718E1ZL"]) {
    expect(placeOfSupply(india, code)).toBe("unknown")
  }
})

test("the tax within an amount is that on the rest of it, to the minor unit", () => {
  expect([taxWithin(118_00, india), taxWithin(2_450_00, india), taxWithin(2_450_00, kingdom)]).toEqual([
    18_00, 373_73, 0,
  ])
  for (const amount of [1, 99, 430_00, 99_999_999]) {
    const tax = taxWithin(amount, india)
    expect(Math.abs((taxesOn(amount - tax, india)[0]?.amount ?? 0) - tax)).toBeLessThanOrEqual(1)
  }
})
