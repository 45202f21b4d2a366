import { expect, test } from "vitest"
import { gstStateOf, gstStates } from "./gst-state.ts"
import { priceListOn } from "./price-list.ts"
import { placeOfSupply, taxesOn } from "./tax.ts"

const india = priceListOn("IN", "2026-11-20")
const kingdom = priceListOn("GB", "2026-11-20")

test("the buyer's state decides the kinds of tax but not their sum", () => {
  expect(taxesOn(1_003, india, "sameState")).toEqual([
    { kind: "CGST", ratePercent: 9, amount: 91 },
    { kind: "SGST", ratePercent: 9, amount: 90 },
  ])
  expect(taxesOn(1_003, india, "otherState")).toEqual([{ kind: "IGST", ratePercent: 18, amount: 181 }])
  expect(taxesOn(1_003, india, "unknown")).toEqual([{ kind: "GST", ratePercent: 18, amount: 181 }])
  expect(taxesOn(1_003, kingdom, "sameState")).toEqual([{ kind: "VAT", ratePercent: 0, amount: 0 }])
})

test("a place of supply is read from a state code or a GSTIN", () => {
  expect([
    placeOfSupply(india, "29"),
    placeOfSupply(india, " 29AABCR1718E1ZL"),
    placeOfSupply(india, "27AAPFU0939F1ZV"),
    placeOfSupply(india, "97"),
    placeOfSupply(india, ""),
    placeOfSupply(india, undefined),
    placeOfSupply(kingdom, "29"),
  ]).toEqual(["sameState", "sameState", "otherState", "otherState", "unknown", "unknown", "unknown"])
})

test("a code that no state has is no place of supply", () => {
  for (const code of ["00", "39", "99", "2", "KA", "toString"]) {
    expect(gstStateOf(code)).toBeUndefined()
    expect(placeOfSupply(india, code)).toBe("unknown")
  }
})

test("there are the states 01 to 38 and other territory", () => {
  const codes = Array.from({ length: 38 }, (_, index) => String(index + 1).padStart(2, "0"))
  expect(Object.keys(gstStates).toSorted()).toEqual([...codes, "97"])
  for (const letters of Object.values(gstStates)) expect(letters).toMatch(/^[A-Z]{2}$/)
  expect([gstStates["07"], gstStates["27"], gstStates["29"], gstStates["33"]]).toEqual(["DL", "MH", "KA", "TN"])
})
