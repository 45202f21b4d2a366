import { expect, test } from "vitest"
import { taxesOn, taxWithin, withTaxes } from "./tax.ts"
import { seedPriceLists } from "./seed.ts"

const india = seedPriceLists.IN
const kingdom = seedPriceLists.GB

test("the buyer's state decides the kinds of tax but not their sum", () => {
  expect(taxesOn(1_003, india, "sameState")).toEqual([
    { kind: "CGST", ratePercent: 9, amount: 90 },
    { kind: "SGST", ratePercent: 9, amount: 90 },
  ])
  expect(taxesOn(1_003, india, "otherState")).toEqual([{ kind: "IGST", ratePercent: 18, amount: 180 }])
  expect(taxesOn(1_003, india, "unknown")).toEqual([{ kind: "GST", ratePercent: 18, amount: 180 }])
  expect(taxesOn(1_003, kingdom, "sameState")).toEqual([{ kind: "VAT", ratePercent: 0, amount: 0 }])
})

test("central and state tax on 1,000.03 rupees are 90.00 each", () => {
  expect(taxesOn(1_000_03, india, "sameState").map(({ amount }) => amount)).toEqual([90_00, 90_00])
})

test("under a letter of undertaking nothing is charged, and its number is said", () => {
  const taxes = [{ kind: "IGST", ratePercent: 0, amount: 0, undertaking: "AD290326000123A" }]
  expect(taxesOn(1_003, india, { undertaking: "AD290326000123A" })).toEqual(taxes)
  expect(taxesOn(1_003, { ...kingdom, taxPercent: 20 }, { undertaking: "AD290326000123A" })).toEqual([
    { kind: "VAT", ratePercent: 20, amount: 201 },
  ])
})

test("taxes of one kind and rate are one line, and of another letter a further one", () => {
  const [igst] = taxesOn(1_003, india, "otherState")
  const [free] = taxesOn(1_003, india, { undertaking: "AD290326000123A" })
  if (igst === undefined || free === undefined) throw new Error("A place has a tax")
  expect(withTaxes([igst], [igst, free])).toEqual([{ ...igst, amount: 360 }, free])
})

test("the tax within an amount is that on the rest of it, to the minor unit", () => {
  expect([taxWithin(118_00, india), taxWithin(2_450_00, india), taxWithin(2_450_00, kingdom)]).toEqual([
    18_00, 373_72, 0,
  ])
  for (const amount of [1, 99, 430_00, 99_999_999]) {
    const tax = taxWithin(amount, india)
    expect(Math.abs((taxesOn(amount - tax, india)[0]?.amount ?? 0) - tax)).toBeLessThanOrEqual(2)
  }
})
